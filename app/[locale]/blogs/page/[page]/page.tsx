import { listRoute } from '@/app/[locale]/_routes/list';

const { generateStaticParams, generateMetadata, page } = listRoute('blog');

export { generateMetadata, generateStaticParams, page as default };
