import { pictureHtml, toHtml } from '../../content/rich-text/to-html.ts';
import type { Entry } from '../../content/types.ts';
import { previewPicture } from '../../head/social-picture.ts';
import type { Locale } from '../../i18n/locales.ts';
import { absoluteUrl } from '../../routing/absolute-url.ts';
import { entryPath } from '../../routing/collection-addresses.ts';
import { resolveFrom } from '../resolve-from.ts';

export function feedItem(entry: Entry, locale: Locale) {
  const resolve = (path: string) => resolveFrom(absoluteUrl(entryPath(entry), locale), path, locale);
  return {
    ...entry,
    id: feedId('entry', entry.id, locale),
    url: absoluteUrl(entryPath(entry), locale),
    html: (entry.picture ? `<figure>${pictureHtml(entry.picture, resolve)}</figure>` : '') + toHtml(entry.body, resolve),
    image: entry.picture && absoluteUrl(previewPicture(entry.picture).url),
    language: entry.bodyLanguage,
  };
}

export type FeedItem = ReturnType<typeof feedItem>;

/** Feed readers recognise an item by its id, so neither a new slug nor a new host changes it. */
export const feedId = (what: 'entry' | 'feed', id: string, locale: Locale): string =>
  `urn:contentful:${what}:${encodeURIComponent(id.toWellFormed())}:${locale}`;
