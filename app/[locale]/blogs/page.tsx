import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => listMetadata('blog', 1);

export default function BlogListPage() {
  return (
    <>
      <ListData kind="blog" page={1} />
      <EntryListPage kind="blog" page={1} />
    </>
  );
}
