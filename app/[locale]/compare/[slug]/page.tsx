import { EntryPage } from '@/components/content/entry-page';
import { EntryData } from '@/components/structured-data/entry-data';
import { entryParams } from '@/lib/content/params';
import { entryPageMetadata } from '@/lib/head/metadata';

export const generateStaticParams = () => entryParams('compare');

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Props) => entryPageMetadata('compare', (await params).slug);

export default async function ComparisonPage({ params }: Props) {
  const { slug } = await params;
  return (
    <>
      <EntryData kind="compare" slug={slug} />
      <EntryPage kind="compare" slug={slug} />
    </>
  );
}
