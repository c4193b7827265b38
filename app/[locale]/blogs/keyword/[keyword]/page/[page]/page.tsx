import { keywordRoute } from '@/app/[locale]/_routes/keyword';

const { laterParams: generateStaticParams, generateMetadata, page } = keywordRoute('blog');

export { generateMetadata, generateStaticParams, page as default };
