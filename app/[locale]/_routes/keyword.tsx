import { KeywordListPage } from '@/components/keywords/keyword-list-page';
import { type InLocale, keywordPageParams, keywordParams, pageNumber } from '@/lib/content/params';
import { keywordMetadata } from '@/lib/head/metadata';
import type { EntryKind } from '@/lib/site/collections';

/** Makes the first page of a keyword, for example `/blogs/keyword/planning`. */
export function keywordRoute(kind: EntryKind) {
  type RouteProps = { params: Promise<{ keyword: string }> };
  return {
    generateStaticParams: (parent: InLocale) => keywordParams(kind, parent),
    generateMetadata: async ({ params }: RouteProps) => keywordMetadata(kind, (await params).keyword, 1),
    page: async ({ params }: RouteProps) => <KeywordListPage kind={kind} slug={(await params).keyword} page={1} />,
  };
}

/** Makes the later pages of a keyword, for example `/blogs/keyword/planning/page/2`. */
export function keywordPageRoute(kind: EntryKind) {
  type RouteProps = { params: Promise<{ keyword: string; page: string }> };
  return {
    generateStaticParams: (parent: InLocale) => keywordPageParams(kind, parent),
    generateMetadata: async ({ params }: RouteProps) => {
      const { keyword, page } = await params;
      return keywordMetadata(kind, keyword, pageNumber(page));
    },
    page: async ({ params }: RouteProps) => {
      const { keyword, page } = await params;
      return <KeywordListPage kind={kind} slug={keyword} page={pageNumber(page)} />;
    },
  };
}
