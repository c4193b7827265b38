import { EntryPage } from '@/components/content/entry-page';
import { EntryData } from '@/components/structured-data/entry-data';
import { entryParams } from '@/lib/content/params';
import { entryPageMetadata } from '@/lib/head/metadata';

export const generateStaticParams = () => entryParams('blog');

type Props = { params: Promise<{ slug: string }> };

export const generateMetadata = async ({ params }: Props) => entryPageMetadata('blog', (await params).slug);

export default async function BlogPage({ params }: Props) {
  const { slug } = await params;
  return (
    <>
      <EntryData kind="blog" slug={slug} />
      <EntryPage kind="blog" slug={slug} />
    </>
  );
}
