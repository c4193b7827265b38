import { keywordRoute } from '@/app/[locale]/_routes/keyword';

const { firstParams: generateStaticParams, generateMetadata, page } = keywordRoute('blog');

export { generateMetadata, generateStaticParams, page as default };
