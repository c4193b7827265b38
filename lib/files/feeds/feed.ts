import { cacheLife } from 'next/cache';
import { current } from '../../content/current.ts';
import { newestEntries } from '../../content/queries.ts';
import { feedTitle, pageHeadText } from '../../head/page-head-text.ts';
import type { Locale } from '../../i18n/locales.ts';
import { absoluteUrl } from '../../routing/absolute-url.ts';
import { FEED_FORMATS, type FeedFormat, feedPath } from '../../routing/addresses.ts';
import { authorName } from '../../site/author.ts';
import { COLLECTIONS, type EntryKind } from '../../site/collections.ts';
import { feedId, feedItem } from './feed-items.ts';
import { writeFeed } from './write-feed.ts';

export const feed = current(async (kind: EntryKind, format: FeedFormat, locale: Locale, _change: number): Promise<string> => {
  'use cache';
  cacheLife('content');
  const { listPath } = COLLECTIONS[kind];
  const entries = (await newestEntries(kind)).filter(({ languages }) => languages.includes(locale));
  const { description } = await pageHeadText(listPath, locale);
  return writeFeed(format, {
    id: feedId('feed', kind, locale),
    title: await feedTitle(kind, locale),
    description,
    language: locale,
    author: await authorName(locale),
    home: absoluteUrl(listPath, locale),
    self: Object.fromEntries(FEED_FORMATS.map((each) => [each, absoluteUrl(feedPath(kind, each), locale)])) as Record<FeedFormat, string>,
    icon: absoluteUrl('/images/icons/icon-192.png'),
    items: entries.map((entry) => feedItem(entry.in[locale], locale)),
  });
});
