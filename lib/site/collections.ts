import { DEFAULT_LOCALE, type Locale, localizedPath } from '../i18n/locales.ts';

/** The kinds of entries that have pages; each is a content type of the space. */
export const ENTRY_KINDS = ['blog', 'resource', 'compare'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

type Collection = { listPath: string; detailPath: string /** The namespace of the list's and the related column's words. */; copy: string };

/** Blog, resources and comparisons are one thing with three descriptors (SPEC.md section 2). */
export const COLLECTIONS = {
  blog: { listPath: '/blogs', detailPath: '/blog', copy: 'blog' },
  resource: { listPath: '/resources', detailPath: '/resource', copy: 'resources' },
  compare: { listPath: '/compare', detailPath: '/compare', copy: 'comparisons' },
} as const satisfies Record<EntryKind, Collection>;

/** The path of an entry's page, without a language prefix. */
export function entryPath(entry: { kind: EntryKind; slug: string }): string {
  return `${COLLECTIONS[entry.kind].detailPath}/${entry.slug}`;
}

/** The path of a keyword's first page, without a language prefix. */
export function keywordPath(kind: EntryKind, slug: string): string {
  return `${COLLECTIONS[kind].listPath}/keyword/${slug}`;
}

/** The one address of an entry's page: one that fell back to English is the English page's. */
export function canonicalPath(entry: { kind: EntryKind; slug: string; languages: readonly Locale[] }, locale: Locale): string {
  return localizedPath(entryPath(entry), entry.languages.includes(locale) ? locale : DEFAULT_LOCALE);
}

/** The path of a list's page: `/blogs`, `/blogs/page/2`. */
export function listPagePath(listPath: string, page: number): string {
  return page === 1 ? listPath : `${listPath}/page/${page}`;
}

/** The list that a page without an entry leads to: `/blog/a` and `/blogs/page/9` belong to `/blogs`. Null for other pages. */
export function listPathFor(path: string): string | null {
  const kind = ENTRY_KINDS.find((each) => {
    const { detailPath, listPath } = COLLECTIONS[each];
    return path.startsWith(`${detailPath}/`) || path.startsWith(`${listPath}/`);
  });
  return kind ? COLLECTIONS[kind].listPath : null;
}
