import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => listMetadata('resource', 1);

export default function ResourceListPage() {
  return (
    <>
      <ListData kind="resource" page={1} />
      <EntryListPage kind="resource" page={1} />
    </>
  );
}
