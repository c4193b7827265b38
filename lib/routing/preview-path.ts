import type { Locale } from '../i18n/locales.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../site/collections.ts';

/**
 * The router's path for an entry's draft page. It is not a public address: in draft mode the middleware shows it at the entry's own
 * address. It is a separate route because the scripts of all parts of a route are sent together, and visitors' pages must not include
 * editors' scripts.
 */
export const previewPath = (locale: Locale, kind: EntryKind, slug: string): string =>
  `/${locale}/preview/${kind}/${encodeURIComponent(slug)}`;

/** The path at which an editor sees a draft page, without a language; any other path stays unchanged. */
export function pathOfPreview(path: string): string {
  const [, kindName, slug] = /^\/preview\/([a-z]+)\/(.+)$/.exec(path) ?? [];
  const kind = ENTRY_KINDS.find((each) => each === kindName);
  return kind ? `${COLLECTIONS[kind].detailPath}/${slug}` : path;
}
