import { keywordPageRoute } from '@/app/[locale]/_routes/keyword';

const { generateStaticParams, generateMetadata, page } = keywordPageRoute('compare');

export { generateMetadata, generateStaticParams, page as default };
