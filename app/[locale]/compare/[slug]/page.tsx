import { EntryPage } from '@/components/content/entry-page';
import { entryParams } from '@/lib/content/params';
import { entryPageMetadata } from '@/lib/metadata';

export const generateStaticParams = () => entryParams('compare');

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Props) => entryPageMetadata('compare', (await params).slug);

export default async function ComparisonPage({ params }: Props) {
  return <EntryPage kind="compare" slug={(await params).slug} />;
}
