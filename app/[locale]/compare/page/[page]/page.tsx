import { EntryListPage } from '@/components/content/entry-list-page';
import { listPageParams, pageNumber } from '@/lib/content/params';
import { listMetadata } from '@/lib/metadata';

export const generateStaticParams = () => listPageParams('compare');

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = async ({ params }: Props) => listMetadata('compare', pageNumber((await params).page));

export default async function ComparisonListFollowingPage({ params }: Props) {
  return <EntryListPage kind="compare" page={pageNumber((await params).page)} />;
}
