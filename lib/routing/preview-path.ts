import type { Locale } from '../i18n/locales.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../site/collections.ts';

/** The router's path for a draft page. Its own route keeps editors' scripts out of visitors' pages. */
export const previewPath = (locale: Locale, kind: EntryKind, slug: string): string =>
  `/${locale}/preview/${kind}/${encodeURIComponent(slug)}`;

/** The path at which an editor sees a draft page, without a language; any other path stays unchanged. */
export function pathOfPreview(path: string): string {
  const [, kindName, slug] = /^\/preview\/([a-z]+)\/(.+)$/.exec(path) ?? [];
  const kind = ENTRY_KINDS.find((each) => each === kindName);
  return kind ? `${COLLECTIONS[kind].detailPath}/${slug}` : path;
}
