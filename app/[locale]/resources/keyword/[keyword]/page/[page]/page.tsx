import { keywordRoute } from '@/app/[locale]/_routes/keyword';

const { laterParams: generateStaticParams, generateMetadata, page } = keywordRoute('resource');

export { generateMetadata, generateStaticParams, page as default };
