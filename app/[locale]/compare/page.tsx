import { listRoute } from '@/app/[locale]/_routes/list';

const { generateMetadata, page } = listRoute('compare');

export { generateMetadata, page as default };
