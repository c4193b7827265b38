import { cacheLife } from 'next/cache';
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { current } from '../../content/current.ts';
import { allKeywordPages } from '../../content/keywords/keyword-queries.ts';
import { pageCount } from '../../content/paging.ts';
import { localizedCards } from '../../content/queries.ts';
import type { LocalizedCard } from '../../content/types.ts';
import { type AlternatePaths, entryAlternatePaths, keywordAlternatePaths, languageAlternates, samePathIn } from '../../head/alternates.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../i18n/locales.ts';
import { absoluteUrl } from '../../routing/absolute-url.ts';
import { pathOf, SITEMAP_SECTIONS, type SitemapSection } from '../../routing/addresses.ts';
import { keywordPath, listPagePath } from '../../routing/collection-addresses.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { PAGE_PATHS } from '../../site/pages.ts';

/** Maximum number of addresses in one part; the protocol allows ten times as many. */
const PART_SIZE = 5_000;

export async function sitemapPart(section: SitemapSection, part: number): Promise<string | null> {
  // Decided before anything is cached: a client may try ten thousand numbers.
  return part <= (await partCount(section)) ? partXml(section, part) : null;
}

const partXml = current(async (section: SitemapSection, part: number, _change: number): Promise<string> => {
  'use cache';
  cacheLife('content');
  const own = (await addressesOf(section)).slice((part - 1) * PART_SIZE, part * PART_SIZE);
  return asXml(new SitemapStream({ xmlns: { news: false, video: false, image: true, xhtml: true } }), own);
});

export const sitemapIndex = current(async (_change: number): Promise<string> => {
  'use cache';
  cacheLife('content');
  const parts = [];
  for (const section of SITEMAP_SECTIONS) {
    const addresses = await addressesOf(section);
    for (let part = 1; (part - 1) * PART_SIZE < addresses.length; part += 1) {
      const times = addresses.slice((part - 1) * PART_SIZE, part * PART_SIZE).flatMap(({ lastmod }) => lastmod ?? []);
      const lastmod = times.sort().at(-1);
      parts.push({
        url: absoluteUrl(pathOf({ type: 'sitemapPart', section, part })),
        ...(lastmod && section !== 'pages' ? { lastmod } : {}),
      });
    }
  }
  return asXml(new SitemapIndexStream(), parts);
});

export async function partCount(section: SitemapSection): Promise<number> {
  return Math.ceil((await addressesOf(section)).length / PART_SIZE);
}

async function addressesOf(section: SitemapSection): Promise<SitemapAddress[]> {
  if (section === 'pages') return pagesSection();
  // Oldest first: a new entry extends the last part and leaves the others unchanged.
  return (await localizedCards(section)).toReversed().flatMap(entryAddresses);
}

async function pagesSection(): Promise<SitemapAddress[]> {
  const pages = PAGE_PATHS.flatMap((path) => pageAddresses(samePathIn(LOCALES, path)));
  const lists = await Promise.all(ENTRY_KINDS.map(listPages));
  const keywords = (await allKeywordPages()).flatMap(({ kind, slug, locale, pages: count, lastModified, alternates }) =>
    Array.from({ length: count }, (_, index) => {
      const path = listPagePath(keywordPath(kind, slug), index + 1);
      const links = linksTo(keywordAlternatePaths(kind, index + 1, alternates));
      return { url: absoluteUrl(path, locale), lastmod: lastModified, ...links };
    }),
  );
  return [...pages, ...lists.flat(), ...keywords];
}

/** The pages of a list after the first, which is a page of the site. */
async function listPages(kind: EntryKind): Promise<SitemapAddress[]> {
  const pages = pageCount((await localizedCards(kind)).length);
  const paths = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => listPagePath(COLLECTIONS[kind].listPath, index + 2));
  return paths.flatMap((path) => pageAddresses(samePathIn(LOCALES, path)));
}

async function asXml(stream: SitemapStream | SitemapIndexStream, items: readonly { url: string }[]): Promise<string> {
  const whole = streamToPromise(stream);
  for (const item of items) stream.write(item);
  stream.end();
  return `${await whole}`;
}

type SitemapAddress = Pick<SitemapItemLoose, 'url' | 'lastmod' | 'links' | 'img'>;

function pageAddresses(paths: AlternatePaths, more: Pick<SitemapAddress, 'lastmod' | 'img'> = {}): SitemapAddress[] {
  return Object.entries(paths).map(([locale, path]) => ({ url: absoluteUrl(path, locale as Locale), ...linksTo(paths), ...more }));
}

function linksTo(paths: AlternatePaths): Pick<SitemapAddress, 'links'> {
  const links = Object.entries(languageAlternates(paths)).map(([lang, path]) => ({ lang, url: absoluteUrl(path) }));
  return links.length > 0 ? { links } : {};
}

function entryAddresses(entry: LocalizedCard): SitemapAddress[] {
  const { picture } = entry.in[DEFAULT_LOCALE];
  return pageAddresses(entryAlternatePaths(entry), {
    lastmod: entry.updatedAt,
    ...(picture ? { img: [{ url: absoluteUrl(picture.url) }] } : {}),
  });
}
