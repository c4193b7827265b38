import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => listMetadata('compare', 1);

export default function ComparisonListPage() {
  return (
    <>
      <ListData kind="compare" page={1} />
      <EntryListPage kind="compare" page={1} />
    </>
  );
}
