import { entryRoute } from '@/app/[locale]/_routes/entry';

const { generateStaticParams, generateMetadata, page } = entryRoute('blog');

export { generateMetadata, generateStaticParams, page as default };
