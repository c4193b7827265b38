import { KeywordListPage } from '@/components/content/keyword-list-page';
import { type InLocale, keywordPageParams } from '@/lib/content/keywords/keyword-params';
import { pageNumber } from '@/lib/content/params';
import { keywordMetadata } from '@/lib/head/metadata';

export const generateStaticParams = (parent: InLocale) => keywordPageParams('blog', parent);

type Props = { params: Promise<{ keyword: string; page: string }> };

export const generateMetadata = async ({ params }: Props) => {
  const { keyword, page } = await params;
  return keywordMetadata('blog', keyword, pageNumber(page));
};

export default async function BlogKeywordFollowingPage({ params }: Props) {
  const { keyword, page } = await params;
  return <KeywordListPage kind="blog" slug={keyword} page={pageNumber(page)} />;
}
