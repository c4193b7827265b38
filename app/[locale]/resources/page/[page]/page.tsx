import { listRoute } from '@/app/[locale]/_routes/list';

const { generateStaticParams, generateMetadata, page } = listRoute('resource');

export { generateMetadata, generateStaticParams, page as default };
