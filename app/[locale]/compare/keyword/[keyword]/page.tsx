import { KeywordListPage } from '@/components/content/keyword-list-page';
import { type InLocale, keywordParams } from '@/lib/content/keywords/keyword-params';
import { keywordMetadata } from '@/lib/head/metadata';

export const generateStaticParams = (parent: InLocale) => keywordParams('compare', parent);

type Props = { params: Promise<{ keyword: string }> };

export const generateMetadata = async ({ params }: Props) => keywordMetadata('compare', (await params).keyword, 1);

export default async function ComparisonKeywordPage({ params }: Props) {
  return <KeywordListPage kind="compare" slug={(await params).keyword} page={1} />;
}
