import { EntryListPage } from '@/components/content/entry-list-page';
import { listMetadata } from '@/lib/metadata';

export const generateMetadata = () => listMetadata('resource', 1);

export default function ResourceListPage() {
  return <EntryListPage kind="resource" page={1} />;
}
