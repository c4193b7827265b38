import { EntryListPage } from '@/components/content/entry-list-page';
import { listMetadata } from '@/lib/metadata';

export const generateMetadata = () => listMetadata('blog', 1);

export default function BlogListPage() {
  return <EntryListPage kind="blog" page={1} />;
}
