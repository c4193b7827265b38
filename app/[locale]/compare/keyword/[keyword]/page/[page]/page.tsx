import { KeywordListPage } from '@/components/content/keyword-list-page';
import { type InLocale, keywordPageParams } from '@/lib/content/keywords/keyword-params';
import { pageNumber } from '@/lib/content/params';
import { keywordMetadata } from '@/lib/head/metadata';

export const generateStaticParams = (parent: InLocale) => keywordPageParams('compare', parent);

type Props = { params: Promise<{ keyword: string; page: string }> };

export const generateMetadata = async ({ params }: Props) => {
  const { keyword, page } = await params;
  return keywordMetadata('compare', keyword, pageNumber(page));
};

export default async function ComparisonKeywordFollowingPage({ params }: Props) {
  const { keyword, page } = await params;
  return <KeywordListPage kind="compare" slug={keyword} page={pageNumber(page)} />;
}
