import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listPageParams, pageNumber } from '@/lib/content/params';
import { listMetadata } from '@/lib/head/metadata';

export const generateStaticParams = () => listPageParams('compare');

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = async ({ params }: Props) => listMetadata('compare', pageNumber((await params).page));

export default async function ComparisonListFollowingPage({ params }: Props) {
  const page = pageNumber((await params).page);
  return (
    <>
      <ListData kind="compare" page={page} />
      <EntryListPage kind="compare" page={page} />
    </>
  );
}
