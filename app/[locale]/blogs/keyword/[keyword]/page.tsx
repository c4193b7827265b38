import { keywordRoute } from '@/app/[locale]/_routes/keyword';

const { generateStaticParams, generateMetadata, page } = keywordRoute('blog');

export { generateMetadata, generateStaticParams, page as default };
