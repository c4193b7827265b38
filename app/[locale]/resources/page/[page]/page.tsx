import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listPageParams, pageNumber } from '@/lib/content/params';
import { listMetadata } from '@/lib/head/metadata';

export const generateStaticParams = () => listPageParams('resource');

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = async ({ params }: Props) => listMetadata('resource', pageNumber((await params).page));

export default async function ResourceListFollowingPage({ params }: Props) {
  const page = pageNumber((await params).page);
  return (
    <>
      <ListData kind="resource" page={page} />
      <EntryListPage kind="resource" page={page} />
    </>
  );
}
