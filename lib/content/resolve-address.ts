import { LOCALES, type Locale } from '../i18n/locales.ts';
import { type Address, routerPath } from '../routing/addresses.ts';
import { standsAt } from '../stored-pages/page-index.ts';
import { keywordKey } from './keywords/keyword-alternates.ts';
import { pageCount } from './paging.ts';
import { contentStore } from './store/content-store.ts';
import type { Replica } from './store/replica.ts';

/** An address at which something stands only if the space has it. */
type ContentAddress = Extract<Address, { type: 'entry' | 'entryMarkdown' | 'keyword' | 'list' }>;
type EntryAddress = Extract<ContentAddress, { slug: string }>;

/**
 * Whether something stands at an address that depends on the content. `movedTo` is the one address that can be meant: of an entry that had the slug before,
 * spells it in another way, or goes by another slug in this language; of a keyword likewise.
 */
export type Presence = 'present' | 'missing' | { movedTo: ContentAddress };

/**
 * What is known of an address before anything is made for it. Each unknown slug that gets as far as a page or a cached function costs memory
 * that never comes back (docs/decisions/006-unknown-addresses.md), so strangers are turned away here. A page that is stored goes on being served until the page cache
 * replaces it.
 */
export function resolveAddress(address: Address, locale: Locale, replica: () => Replica = contentStore, isStored = standsAt): Presence {
  if (!dependsOnContent(address) || isStored(routerPath(address, locale))) return 'present';
  return 'slug' in address ? resolveEntry(address, locale, replica()) : resolveList(address, locale, replica());
}

/** The first page of a list always stands. */
const dependsOnContent = (address: Address): address is ContentAddress =>
  address.type === 'entry' ||
  address.type === 'entryMarkdown' ||
  address.type === 'keyword' ||
  (address.type === 'list' && address.page > 1);

/** What stands at the address comes first, then what stood there, then what is spelt alike, then what stood there in another language. */
function resolveEntry(address: EntryAddress, locale: Locale, replica: Replica): Presence {
  const { kind, slug } = address;
  const catalogue = replica.catalogue(kind);
  if (catalogue.has(slug, locale)) return 'present';
  const former = (formerIn: Locale) => replica.slugs.slugNow(kind, slug, locale, formerIn);
  const others = LOCALES.filter((each) => each !== locale);
  const own = former(locale) ?? catalogue.slugMeant(slug, locale) ?? others.map(former).find((each) => each !== null);
  return own === null || own === undefined ? 'missing' : { movedTo: { ...address, slug: own } };
}

function resolveList(address: Exclude<ContentAddress, EntryAddress>, locale: Locale, replica: Replica): Presence {
  const catalogue = replica.catalogue(address.kind);
  const { byLocale, alternates } = catalogue.keywords;
  const count = address.type === 'list' ? catalogue.size : (byLocale[locale].get(address.keyword)?.cards.length ?? 0);
  if (address.page <= pageCount(count)) return 'present';
  if (address.type === 'list' || count > 0) return 'missing';
  const [keyword] = LOCALES.flatMap((each) => alternates.get(keywordKey(each, address.keyword))?.[locale] ?? []);
  // Page by page, the two have different entries.
  return keyword === undefined ? 'missing' : { movedTo: { ...address, keyword, page: 1 } };
}
