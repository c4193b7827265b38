import { LOCALES, type Locale } from '../i18n/locales.ts';
import { log } from '../next/log.ts';
import { standsAt } from '../next/page-index.ts';
import { type Address, routerPath } from '../routing/addresses.ts';
import { isSlug } from '../routing/slug.ts';
import type { EntryKind } from '../site/collections.ts';
import { ContentUnavailable, isContentUnavailable } from './errors.ts';
import { inTime } from './in-time.ts';
import { keywordKey } from './keywords/keyword-alternates.ts';
import { pageCount } from './paging.ts';
import { type LiveStore, liveStore } from './store/content-store.ts';

/** An address at which something stands only if the space has it. */
type ContentAddress = Extract<Address, { type: 'entry' | 'entryMarkdown' | 'keyword' | 'list' }>;

/**
 * Whether something stands at an address that depends on the content; or that the API could not say. `movedTo` is the one address that can
 * be meant: of an entry that spells its slug in another way, or that goes by another slug in this language; of a keyword likewise.
 */
export type Presence = 'present' | 'missing' | 'unavailable' | { movedTo: ContentAddress };

/**
 * What is known of an address before anything is made for it. Each unknown slug that gets as far as a page or a cached function costs memory
 * that never comes back (docs/decisions.md#unknown-addresses), so strangers are turned away by the catalogue. A page that is stored goes
 * on being served whatever the catalogue says: the page cache replaces it where its entry is gone.
 */
export async function presenceOf(
  address: Address,
  locale: Locale,
  isStored: (path: string) => boolean = standsAt,
  store: () => LiveStore = liveStore,
): Promise<Presence> {
  if (!dependsOnContent(address) || isStored(routerPath(address, locale))) return 'present';
  const asked = store();
  try {
    return await inTime(presenceInSpace(address, locale, asked), PATIENCE_MS);
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    if (!hasJustFailed(asked, address.kind))
      log.error(
        'content.unavailable',
        `content: whether something stands at ${routerPath(address, locale).slice(0, PRINTED_MAX)} is not known: ${error.message}`,
      );
    noteFailure(asked, address.kind);
    return 'unavailable';
  }
}

/** A stranger to the catalogue is not kept waiting through all the attempts that an outage takes. */
const PATIENCE_MS = 4_000;
/** How long a failure stands for all strangers to a kind: in an outage, too, they cost a request a second at most. */
const FAILURE_MS = 1_000;
/** Characters of an address in a message. */
const PRINTED_MAX = 120;

const failures = new WeakMap<LiveStore, Map<EntryKind, number>>();

const hasJustFailed = (store: LiveStore, kind: EntryKind): boolean =>
  performance.now() - (failures.get(store)?.get(kind) ?? Number.NEGATIVE_INFINITY) < FAILURE_MS;

function noteFailure(store: LiveStore, kind: EntryKind): void {
  if (hasJustFailed(store, kind)) return;
  failures.set(store, (failures.get(store) ?? new Map<EntryKind, number>()).set(kind, performance.now()));
}

/** The first page of a list always stands. */
const dependsOnContent = (address: Address): address is ContentAddress =>
  address.type === 'entry' ||
  address.type === 'entryMarkdown' ||
  address.type === 'keyword' ||
  (address.type === 'list' && address.page > 1);

async function presenceInSpace(address: ContentAddress, locale: Locale, store: LiveStore): Promise<Presence> {
  if ('slug' in address) return presenceOfEntry(address, locale, store);
  throwIfJustFailed(store, address.kind);
  const catalogue = await store.catalogue(address.kind);
  const { byLocale, alternates } = catalogue.keywords;
  const count = address.type === 'list' ? catalogue.size : (byLocale[locale].get(address.keyword)?.cards.length ?? 0);
  if (address.page <= pageCount(count)) return 'present';
  if (address.type === 'list') return 'missing';
  const others = LOCALES.flatMap((each) => alternates.get(keywordKey(each, address.keyword))?.[locale] ?? []);
  const keyword = count === 0 ? others[0] : undefined;
  // Page by page, the two have different entries.
  return keyword === undefined ? 'missing' : { movedTo: { ...address, keyword, page: 1 } };
}

async function presenceOfEntry(address: Extract<ContentAddress, { slug: string }>, locale: Locale, store: LiveStore): Promise<Presence> {
  const { kind, slug } = address;
  const meant = () => store.knownCatalogue(kind).slugMeant(slug, locale);
  let own = meant();
  if (own === null && isSlug(slug)) {
    throwIfJustFailed(store, kind);
    if (await store.entryBySlug(kind, slug, locale)) return 'present';
    // The kind may have been looked at on the way.
    own = meant();
  }
  if (own === null) return 'missing';
  return own === slug ? 'present' : { movedTo: { ...address, slug: own } };
}

function throwIfJustFailed(store: LiveStore, kind: EntryKind): void {
  if (hasJustFailed(store, kind)) throw new ContentUnavailable('Contentful did not answer a moment ago');
}
