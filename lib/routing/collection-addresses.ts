import { DEFAULT_LOCALE, type Locale, localizedPath } from '../i18n/locales.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../site/collections.ts';

/** Folders of a list with its further pages and its keywords' pages: if list and entries share a path, no entry may have these slugs. */
export const LIST_FOLDERS = ['page', 'keyword'] as const;

/** An address that depends on the entries of a kind. Pages are counted from 1. A slug is any text in its place. */
export type CollectionAddress =
  | { type: 'list'; kind: EntryKind; page: number }
  | { type: 'keyword'; kind: EntryKind; keyword: string; page: number }
  | { type: 'entry'; kind: EntryKind; slug: string };

/** The path of a page of a list, or of a keyword's list, whose first page is at `path`: `/blogs`, `/blogs/page/2`. */
export const listPagePath = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);

export const keywordPath = (kind: EntryKind, keyword: string): string => `${COLLECTIONS[kind].listPath}/keyword/${keyword}`;

/** The path of an entry's page, without a language prefix and percent-encoded: `/blog/plan-a-week`, `/blog/caf%C3%A9`. */
export const entryPath = ({ kind, slug }: { kind: EntryKind; slug: string }): string =>
  `${COLLECTIONS[kind].detailPath}/${encodeURIComponent(slug)}`;

type Addressed = { kind: EntryKind; slugs: Readonly<Record<Locale, string>>; languages: readonly Locale[] };

/** The canonical language of an entry's page: a page with fallback text is a copy of the default language's. */
export const canonicalLocale = ({ languages }: Pick<Addressed, 'languages'>, locale: Locale): Locale =>
  languages.includes(locale) ? locale : DEFAULT_LOCALE;

export function canonicalEntryPath(entry: Addressed, locale: Locale): string {
  const own = canonicalLocale(entry, locale);
  return localizedPath(entryPath({ kind: entry.kind, slug: entry.slugs[own] }), own);
}

const KEYWORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const LIST_PAGE = new RegExp(`^(?:/keyword/(${KEYWORD}))?(?:/page/([1-9]\\d{0,5}))?$`);
/** Any slug, valid or not: an invalid one redirects to the list like a missing entry. Names of hidden files do not match. */
const ENTRY = /^\/((?!\.)[^/\p{Cs}]+)(?<!\.md)$/iu;

export function parseCollectionPath(path: string): CollectionAddress | null {
  for (const kind of ENTRY_KINDS) {
    const { listPath, detailPath } = COLLECTIONS[kind];
    const [matches, keyword, page = '1'] = (path.startsWith(listPath) && LIST_PAGE.exec(path.slice(listPath.length))) || [];
    if (matches !== undefined) {
      if (keyword !== undefined) return { type: 'keyword', kind, keyword, page: Number(page) };
      return { type: 'list', kind, page: Number(page) };
    }
    const [, slug] = (path.startsWith(`${detailPath}/`) && ENTRY.exec(path.slice(detailPath.length))) || [];
    if (slug !== undefined) return { type: 'entry', kind, slug };
  }
  return null;
}

export function collectionPath(address: CollectionAddress): string {
  if (address.type === 'entry') return entryPath(address);
  const first = address.type === 'keyword' ? keywordPath(address.kind, address.keyword) : COLLECTIONS[address.kind].listPath;
  return listPagePath(first, address.page);
}

/** The list to which a page without an entry redirects: `/blog/a` and `/blogs/page/9` belong to `/blogs`. Null for other pages. */
export function listPathFor(path: string): string | null {
  const kind = ENTRY_KINDS.find((each) => {
    const { detailPath, listPath } = COLLECTIONS[each];
    return path.startsWith(`${detailPath}/`) || path.startsWith(`${listPath}/`);
  });
  return kind ? COLLECTIONS[kind].listPath : null;
}
