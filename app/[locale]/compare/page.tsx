import { EntryListPage } from '@/components/content/entry-list-page';
import { listMetadata } from '@/lib/metadata';

export const generateMetadata = () => listMetadata('compare', 1);

export default function ComparisonListPage() {
  return <EntryListPage kind="compare" page={1} />;
}
