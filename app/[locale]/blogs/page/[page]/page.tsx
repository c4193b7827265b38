import { EntryListPage } from '@/components/content/entry-list-page';
import { listPageParams, pageNumber } from '@/lib/content/params';
import { listMetadata } from '@/lib/metadata';

export const generateStaticParams = () => listPageParams('blog');

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = async ({ params }: Props) => listMetadata('blog', pageNumber((await params).page));

export default async function BlogListFollowingPage({ params }: Props) {
  return <EntryListPage kind="blog" page={pageNumber((await params).page)} />;
}
