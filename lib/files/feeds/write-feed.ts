import { Feed } from 'feed';
import type { Locale } from '../../i18n/locales.ts';
import type { FeedFormat } from '../../routing/addresses.ts';
import { SITE } from '../../site/identity.ts';
import type { FeedItem } from './feed-items.ts';

type FeedChannel = {
  title: string;
  description: string;
  language: Locale;
  /** The list's page, the feed itself in each format, the site's icon: absolute addresses. */
  home: string;
  self: Record<FeedFormat, string>;
  icon: string;
  items: readonly FeedItem[];
};

/** A feed in one of its formats. */
export function writeFeed(format: FeedFormat, channel: FeedChannel): string {
  return format === 'json' ? jsonFeed(channel) : xmlFeed(format, channel);
}

/** When the newest change was; a feed without items has never changed. */
const lastChange = (items: readonly FeedItem[]) => new Date(Math.max(0, ...items.map(({ updatedAt }) => Date.parse(updatedAt))));

function xmlFeed(format: 'rss' | 'atom', { title, description, language, home, self, icon, items }: FeedChannel): string {
  const author = [{ name: SITE.product, link: home }];
  const feed = new Feed({
    id: self[format],
    title: xmlText(title),
    description: xmlText(description),
    link: home,
    language,
    updated: lastChange(items),
    generator: false,
    favicon: icon,
    feedLinks: { [format]: self[format] },
    author: author[0],
  });
  for (const item of items) {
    feed.addItem({
      id: item.url,
      guid: item.url,
      link: item.url,
      title: xmlText(item.title),
      description: xmlText(item.description),
      content: xmlText(item.html),
      date: new Date(item.updatedAt),
      published: new Date(item.publishedAt),
      category: item.keywords.map((keyword) => ({ name: xmlText(keyword), term: xmlText(keyword) })),
      // RSS wants a mail address of an author; readers of Atom, a name.
      ...(format === 'atom' ? { author } : {}),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

// XML has no place for control characters, however they are written (https://www.w3.org/TR/xml/#charsets).
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Text without the characters that XML cannot hold. */
const xmlText = (text: string) => text.toWellFormed().replace(NOT_IN_XML, '');

/** https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({ title, description, language, home, self, icon, items }: FeedChannel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self.json,
    favicon: icon,
    authors: [{ name: SITE.product, url: home }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      date_published: item.publishedAt,
      date_modified: item.updatedAt,
      language: item.language,
      ...(item.image ? { image: item.image } : {}),
      ...(item.keywords.length > 0 ? { tags: item.keywords } : {}),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
