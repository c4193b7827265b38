import { entryRoute } from '@/app/[locale]/_routes/entry';

const { generateStaticParams, generateMetadata, page } = entryRoute('compare');

export { generateMetadata, generateStaticParams, page as default };
