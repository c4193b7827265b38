import { LOCALES, type Locale } from '../i18n/locales.ts';
import { type Address, routerPath } from '../routing/addresses.ts';
import { standsAt } from '../stored-pages/page-index.ts';
import { keywordKey } from './keywords/keywords.ts';
import { pageCount } from './paging.ts';
import type { Catalogue } from './store/catalogue.ts';
import { contentStore } from './store/content-store.ts';
import type { Replica } from './store/replica.ts';

type ContentAddress = Extract<Address, { type: 'entry' | 'entryMarkdown' | 'keyword' | 'list' }>;
type EntryAddress = Extract<ContentAddress, { slug: string }>;

/** `movedTo` is the one address that can be meant: of a former slug, of another spelling, of a slug or a keyword in another language. */
type Presence = 'present' | 'missing' | { movedTo: ContentAddress };

/**
 * Checks an address before a page is made for it: each unknown slug that reached a cached function would use memory that is never freed
 * (docs/decisions/006-unknown-addresses.md). A stored page is served until the page cache replaces it.
 */
export function resolveAddress(address: Address, locale: Locale, replica: () => Replica = contentStore, isStored = standsAt): Presence {
  if (!dependsOnContent(address) || isStored(routerPath(address, locale))) return 'present';
  return 'slug' in address ? resolveEntry(address, locale, replica()) : resolveList(address, locale, replica().catalogue(address.kind));
}

/** The first page of a list always exists. */
const dependsOnContent = (address: Address): address is ContentAddress =>
  ['entry', 'entryMarkdown', 'keyword'].includes(address.type) || (address.type === 'list' && address.page > 1);

/** The order of precedence: current slug, former slug, other spelling, former slug in another language. */
function resolveEntry(address: EntryAddress, locale: Locale, replica: Replica): Presence {
  const { kind, slug } = address;
  const catalogue = replica.catalogue(kind);
  if (catalogue.bySlug(slug, locale)) return 'present';
  const former = (formerIn: Locale) => replica.slugNow(kind, slug, locale, formerIn);
  const others = LOCALES.filter((each) => each !== locale);
  const own = former(locale) ?? catalogue.slugMeant(slug, locale) ?? others.map(former).find((each) => each !== null);
  return own === null || own === undefined ? 'missing' : { movedTo: { ...address, slug: own } };
}

export function resolveList(address: Exclude<ContentAddress, EntryAddress>, locale: Locale, { keywords, shown }: Catalogue): Presence {
  const { byLocale, alternates } = keywords;
  const count = address.type === 'list' ? shown.size : (byLocale[locale].get(address.keyword)?.cards.length ?? 0);
  if (address.page <= pageCount(count)) return 'present';
  if (address.type === 'list' || count > 0) return 'missing';
  const [keyword] = LOCALES.flatMap((each) => alternates.get(keywordKey(each, address.keyword))?.[locale] ?? []);
  // Their pages have different entries, so only the first pages match.
  return keyword === undefined ? 'missing' : { movedTo: { ...address, keyword, page: 1 } };
}
