import type { Locale } from '../i18n/locales.ts';
import type { EntryKind } from '../site/collections.ts';

/**
 * Where the router keeps the page of an entry as its editor sees it. Nobody asks for it by this path: in draft mode the middleware shows it at
 * the entry's own address. A route of its own, because the scripts of all parts of a route are sent together: what only editors need must
 * not come along with a visitor's page.
 */
export const previewPath = (locale: Locale, kind: EntryKind, slug: string): string =>
  `/${locale}/preview/${kind}/${encodeURIComponent(slug)}`;
