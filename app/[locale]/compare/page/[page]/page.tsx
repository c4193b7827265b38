import { listPageRoute } from '@/app/[locale]/_routes/list';

const { generateStaticParams, generateMetadata, page } = listPageRoute('compare');

export { generateMetadata, generateStaticParams, page as default };
