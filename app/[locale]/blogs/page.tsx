import { listRoute } from '@/app/[locale]/_routes/list';

const { generateMetadata, page } = listRoute('blog');

export { generateMetadata, page as default };
