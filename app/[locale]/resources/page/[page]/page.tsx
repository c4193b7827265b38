import { listPageRoute } from '@/app/[locale]/_routes/list';

const { generateStaticParams, generateMetadata, page } = listPageRoute('resource');

export { generateMetadata, generateStaticParams, page as default };
