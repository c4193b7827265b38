import { keywordRoute } from '@/app/[locale]/_routes/keyword';

const { generateStaticParams, generateMetadata, page } = keywordRoute('resource');

export { generateMetadata, generateStaticParams, page as default };
