import { keywordRoute } from '@/app/[locale]/_routes/keyword';

const { firstParams: generateStaticParams, generateMetadata, page } = keywordRoute('resource');

export { generateMetadata, generateStaticParams, page as default };
