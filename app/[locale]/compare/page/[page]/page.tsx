import { listRoute } from '@/app/[locale]/_routes/list';

const { generateStaticParams, generateMetadata, page } = listRoute('compare');

export { generateMetadata, generateStaticParams, page as default };
