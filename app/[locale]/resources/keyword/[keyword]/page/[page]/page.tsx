import { keywordPageRoute } from '@/app/[locale]/_routes/keyword';

const { generateStaticParams, generateMetadata, page } = keywordPageRoute('resource');

export { generateMetadata, generateStaticParams, page as default };
