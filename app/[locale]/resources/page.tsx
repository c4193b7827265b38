import { listRoute } from '@/app/[locale]/_routes/list';

const { generateMetadata, page } = listRoute('resource');

export { generateMetadata, page as default };
