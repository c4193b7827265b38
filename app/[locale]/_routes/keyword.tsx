import { KeywordListPage } from '@/components/keywords/keyword-list-page';
import { type InLocale, keywordPageParams, keywordParams, pageNumber } from '@/lib/content/params';
import { keywordMetadata } from '@/lib/head/metadata';
import type { EntryKind } from '@/lib/site/collections';

type RouteProps = { params: Promise<{ keyword: string; page?: string }> };

/** Makes the first page of a keyword, for example `/blogs/keyword/planning`, and its later pages, for example with `/page/2` at the end. */
export function keywordRoute(kind: EntryKind) {
  return {
    firstParams: (parent: InLocale) => keywordParams(kind, parent),
    laterParams: (parent: InLocale) => keywordPageParams(kind, parent),
    generateMetadata: async ({ params }: RouteProps) => {
      const { keyword, page = '1' } = await params;
      return keywordMetadata(kind, keyword, pageNumber(page));
    },
    page: async ({ params }: RouteProps) => {
      const { keyword, page = '1' } = await params;
      return <KeywordListPage kind={kind} slug={keyword} page={pageNumber(page)} />;
    },
  };
}
