import { printable } from '../../content/printable.ts';
import { escapeHtml } from '../../content/rich-text/to-html.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FeedFormat } from '../../routing/addresses.ts';
import { FEED_TYPES } from '../../routing/media-types.ts';
import type { FeedItem } from './feed-items.ts';

type FeedChannel = Record<'id' | 'title' | 'description' | 'author' | 'home' | 'icon', string> & {
  language: Locale;
  self: Record<FeedFormat, string>;
  items: readonly FeedItem[];
};

export const writeFeed = (format: FeedFormat, channel: FeedChannel): string => WRITERS[format](channel);

/** The date of the newest change; a feed without items has none. */
const lastChange = (items: readonly FeedItem[]) => new Date(Math.max(0, ...items.map(({ updatedAt }) => Date.parse(updatedAt))));

const texts = (named: Record<string, string>) => Object.entries(named).map(([name, text]) => element(name, {}, text));

/** https://www.rssboard.org/rss-profile: every text is plain except an item's description, which is HTML. */
function rssFeed({ title, description, language, author, home, self, items }: FeedChannel): string {
  const channel = [
    ...texts({ title, link: home, description, lastBuildDate: lastChange(items).toUTCString() }),
    ...texts({ docs: 'https://www.rssboard.org/rss-specification', language }),
    element('atom:link', { href: self.rss, rel: 'self', type: FEED_TYPES.rss }),
    ...items.map((item) =>
      element('item', {}, [
        ...texts({ title: item.title, link: item.url }),
        element('guid', { isPermaLink: 'false' }, item.id),
        element('pubDate', {}, new Date(item.publishedAt).toUTCString()),
        // RSS's own author is a mail address.
        element('dc:creator', {}, author),
        ...texts({ description: escapeHtml(item.description), 'content:encoded': item.html }),
        ...item.keywords.map((keyword) => element('category', {}, keyword)),
      ]),
    ),
  ];
  const namespaces = {
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:atom': ATOM,
  };
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, [element('channel', {}, channel)]));
}

/** RFC 4287. */
function atomFeed({ id, title, description, language, author: name, home, self, icon, items }: FeedChannel): string {
  const author = element('author', {}, texts({ name, uri: home }));
  return xmlDocument(
    element('feed', { xmlns: ATOM, 'xml:lang': language }, [
      ...texts({ id, title, subtitle: description, updated: lastChange(items).toISOString() }),
      author,
      element('link', { rel: 'alternate', href: home }),
      element('link', { rel: 'self', href: self.atom }),
      element('icon', {}, icon),
      ...items.map((item) =>
        element('entry', { 'xml:lang': item.language }, [
          ...texts({ id: item.id, title: item.title }),
          element('link', { href: item.url }),
          ...texts({ updated: new Date(item.updatedAt).toISOString(), published: new Date(item.publishedAt).toISOString() }),
          element('summary', {}, item.description),
          element('content', { type: 'html' }, item.html),
          author,
          ...item.keywords.map((keyword) => element('category', { term: keyword, label: keyword })),
        ]),
      ),
    ]),
  );
}

const ATOM = 'http://www.w3.org/2005/Atom';

/** https://www.jsonfeed.org/version/1.1/ */
function jsonFeed({ title, description, language, author, home, self, icon, items }: FeedChannel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: self.json,
    favicon: icon,
    authors: [{ name: author, url: home }],
    items: items.map((item) => ({
      id: item.id,
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

const WRITERS: Record<FeedFormat, (channel: FeedChannel) => string> = { rss: rssFeed, atom: atomFeed, json: jsonFeed };

/** A piece of XML that is well-formed for any input texts. */
type Xml = { readonly xml: string };

function element(name: string, attributes: Record<string, string>, content: string | readonly Xml[] = []): Xml {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value, /[&<>"\t\n\r]/g)}"`)].join(' ');
  const inner = typeof content === 'string' ? escaped(content, /[&<>\r]/g) : content.map(({ xml }) => `\n${xml}`).join('');
  if (inner === '') return { xml: `<${start}/>` };
  return { xml: `<${start}>${inner}${typeof content === 'string' ? '' : '\n'}</${name}>` };
}

const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`;

/** A parser would read these as markup, or normalize them to spaces (https://www.w3.org/TR/xml/#AVNormalize). */
const escaped = (text: string, special: RegExp): string =>
  printable(text).replace(special, (sign) => `&${NAMES[sign] ?? `#${sign.charCodeAt(0)}`};`);

const NAMES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
