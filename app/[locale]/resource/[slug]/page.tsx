import { EntryPage } from '@/components/content/entry-page';
import { EntryData } from '@/components/structured-data/entry-data';
import { entryParams } from '@/lib/content/params';
import { entryPageMetadata } from '@/lib/head/metadata';

export const generateStaticParams = () => entryParams('resource');

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Props) => entryPageMetadata('resource', (await params).slug);

export default async function ResourcePage({ params }: Props) {
  const { slug } = await params;
  return (
    <>
      <EntryData kind="resource" slug={slug} />
      <EntryPage kind="resource" slug={slug} />
    </>
  );
}
