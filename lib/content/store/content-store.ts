import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { processState } from '../../next/process-state.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { ContentUnavailable } from '../errors.ts';
import type { LocalizedCard, LocalizedEntry, RawEntry } from '../types.ts';
import { Catalogue, createdLastFirst, newestFirst, withFactsOf, withoutBody } from './catalogue.ts';
import { revisedAt } from './entry.ts';
import { SNAPSHOT_FOLDER, Snapshot } from './snapshot.ts';
import { type ContentSource, createSource } from './source.ts';

/** What pages are made from. At build time a snapshot, afterwards the API. */
export interface ContentStore {
  /** The entry that has this slug in a language, or null where the space has none. Throws ContentUnavailable when the API cannot say. */
  entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<LocalizedEntry | null>;
  /** Which entries a kind has. Throws ContentUnavailable when the API cannot say. */
  catalogue(kind: EntryKind): Promise<Catalogue>;
  /** The newest entries of a kind by the date that their pages show, newest first. Throws ContentUnavailable when the API cannot say. */
  newestEntries(kind: EntryKind, count: number): Promise<LocalizedEntry[]>;
  /** The whole entries behind some cards of a kind, in any order. Throws ContentUnavailable when the API cannot say. */
  entries(kind: EntryKind, cards: readonly LocalizedCard[]): AsyncIterable<LocalizedEntry>;
}

/** Set for `next build` by scripts/build.ts: the folder of the snapshot that all build workers read. */
const BUILD_SNAPSHOT = 'CONTENT_SNAPSHOT';

const CATALOGUE_MAX_AGE_MS = 60 * 60 * 1000;
const UNKNOWN_CHECK_INTERVAL_MS = 10_000;
/**
 * How many unknown slugs are asked for one by one in an interval, before their whole kind is asked for once instead. With that look at each kind
 * it makes a request a second.
 */
const UNKNOWN_LOOKUPS_PER_INTERVAL = UNKNOWN_CHECK_INTERVAL_MS / 1000 - ENTRY_KINDS.length;

/** Reads from the snapshot that the build fetched. */
class SnapshotStore implements ContentStore {
  readonly #snapshot: Snapshot;
  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }
  async entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<LocalizedEntry | null> {
    return this.#snapshot.entryBySlug(kind, slug, locale);
  }
  async catalogue(kind: EntryKind): Promise<Catalogue> {
    return this.#snapshot.catalogues[kind];
  }
  async newestEntries(kind: EntryKind, count: number): Promise<LocalizedEntry[]> {
    const slugs = this.#snapshot.catalogues[kind].slugs(DEFAULT_LOCALE).slice(0, count);
    return slugs.flatMap((slug) => this.#snapshot.entryBySlug(kind, slug, DEFAULT_LOCALE) ?? []);
  }
  async *entries(kind: EntryKind, cards: readonly LocalizedCard[]): AsyncGenerator<LocalizedEntry> {
    for (const { slugs } of cards) {
      const entry = this.#snapshot.entryBySlug(kind, slugs[DEFAULT_LOCALE], DEFAULT_LOCALE);
      if (entry) yield entry;
    }
  }
}

/** How many entries are asked for one by one, before a whole kind is asked for instead. */
const ONE_BY_ONE = 20;
/** How many texts are asked for at once: an address has an end, and others ask in between. */
const TEXTS_AT_ONCE = 50;
/**
 * How many unread texts of a kind of so many entries are asked for by their ids, before the whole kind is read instead: three requests' worth, or a
 * quarter of a large kind, whose other texts would come with them.
 */
const mostById = (entries: number): number => Math.max(3 * TEXTS_AT_ONCE, entries / 4);

type Change = (catalogue: Catalogue) => void;

type KindState = {
  catalogue: Catalogue;
  /** When this process last began a complete fetch, by a clock that never jumps. ms. */
  fetchedAt: number;
  fetching: Promise<void> | null;
  /** The revisions of entries that a look at the kind found unfit to be shown, by id. */
  unfit: Map<string, string>;
  /** What was changed while a fetch was under way, whose answer may be older. */
  changedMeanwhile: Change[];
  /** What was known of entries before they were found newer than that by the way, of which no publication has told yet; null where nothing was. */
  beforeFound: Map<string, LocalizedCard | null>;
  /** Requests for single entries that are under way, by id or by language and slug. */
  asking: Map<string, Promise<LocalizedEntry | null>>;
};

/** Reads from the API: an entry costs one request, everything that a catalogue can answer costs none while it is fresh. */
export class LiveStore implements ContentStore {
  readonly source: ContentSource;
  readonly #now: () => number;
  readonly #kinds: Record<EntryKind, KindState>;
  readonly #seed: Snapshot | null;
  #lookups = { since: Number.NEGATIVE_INFINITY, left: 0 };

  /** `seed` tells which slugs a build knew, and what was in entries that have not changed since; it is never shown where it may be older than the pages. */
  constructor(source: ContentSource, seed: Snapshot | null = null, now: () => number = () => performance.now()) {
    this.source = source;
    this.#seed = seed;
    this.#now = now;
    this.#kinds = Object.fromEntries(
      ENTRY_KINDS.map((kind): [EntryKind, KindState] => [
        kind,
        {
          catalogue: seed?.catalogues[kind] ?? new Catalogue(),
          fetchedAt: Number.NEGATIVE_INFINITY,
          fetching: null,
          unfit: new Map(),
          changedMeanwhile: [],
          beforeFound: new Map(),
          asking: new Map(),
        },
      ]),
    ) as Record<EntryKind, KindState>;
  }

  async entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<LocalizedEntry | null> {
    const state = this.#kinds[kind];
    if (!state.catalogue.has(slug, locale) && !this.#takeLookups(locale === DEFAULT_LOCALE ? 1 : 2)) {
      // Somebody is trying addresses: one look at the whole kind answers for all of them.
      await this.#fetch(kind, UNKNOWN_CHECK_INTERVAL_MS);
      if (!state.catalogue.has(slug, locale)) return null;
    }
    const known = state.catalogue.bySlug(slug, locale);
    const entry = known
      ? await this.#askOnce(kind, known.id, () => this.#knownEntry(kind, known), known)
      : await this.#askOnce(kind, `${locale}/${slug}`, () => this.source.entryBySlug(kind, slug, locale));
    // It may have got another slug meanwhile, or want an address that another one holds.
    return entry?.slugs[locale] === slug && !state.catalogue.leavesOut(entry) ? entry : null;
  }

  /** A page and its Markdown, in every language, are made at the same time from one answer. `known` is what was known of what is asked for. */
  #askOnce(
    kind: EntryKind,
    what: string,
    ask: () => Promise<LocalizedEntry | null>,
    known?: LocalizedCard,
  ): Promise<LocalizedEntry | null> {
    const { asking } = this.#kinds[kind];
    const underWay = asking.get(what);
    if (underWay) return underWay;
    const answer = ask()
      .then((entry) => {
        // Asked for before a publication it may be older than what is known: it would take that back.
        if (!entry || asking.get(what) !== answer) return entry;
        // The API gives the one that was created last: one that comes before it has that slug no more.
        if (known && known.id !== entry.id && createdLastFirst(known, entry) < 0) this.#find(kind, known.id, null);
        this.#find(kind, entry.id, withoutBody(entry));
        return entry;
      })
      .finally(() => {
        if (asking.get(what) === answer) asking.delete(what);
      });
    asking.set(what, answer);
    return answer;
  }

  /** Takes in what was found of an entry by the way; null where it is not where it was. */
  #find(kind: EntryKind, id: string, card: LocalizedCard | null): void {
    const { catalogue, beforeFound } = this.#kinds[kind];
    const known = catalogue.byId(id);
    if (known?.updatedAt !== card?.updatedAt && !beforeFound.has(id)) beforeFound.set(id, known ?? null);
    this.#apply(kind, (each) => (card ? each.put(card) : each.remove(id)));
  }

  /**
   * Takes back what is known of an entry because somebody asked for its page before its publication was heard of: other pages are as if it were not known, and what
   * the publication changes is told by that.
   */
  forgetFound(id: string): void {
    for (const kind of ENTRY_KINDS) {
      const { beforeFound } = this.#kinds[kind];
      const before = beforeFound.get(id);
      if (!beforeFound.delete(id)) continue;
      this.#apply(kind, (catalogue) => (before ? catalogue.put(before) : catalogue.remove(id)));
    }
  }

  /** Asked for by its slug, an older entry of that slug takes the place of one that is gone; one that is spelt in another way is found by its id. */
  async #knownEntry(kind: EntryKind, { id, slugs }: LocalizedCard): Promise<LocalizedEntry | null> {
    return (await this.source.entryBySlug(kind, slugs[DEFAULT_LOCALE], DEFAULT_LOCALE)) ?? this.source.entryById(kind, id);
  }

  async catalogue(kind: EntryKind): Promise<Catalogue> {
    await this.#fetch(kind, CATALOGUE_MAX_AGE_MS);
    return this.#kinds[kind].catalogue;
  }

  /** An entry that was not published since the build is read from its snapshot; of the others few are asked for by slug, many in bulk. */
  async *entries(kind: EntryKind, cards: readonly LocalizedCard[]): AsyncGenerator<LocalizedEntry> {
    const missing = new Map<string, LocalizedCard>();
    for (const card of cards) {
      const built = this.#seed?.entryBySlug(kind, card.slugs[DEFAULT_LOCALE], DEFAULT_LOCALE);
      if (built && built.id === card.id && built.updatedAt === card.updatedAt) yield built;
      else missing.set(card.id, card);
    }
    if (missing.size > ONE_BY_ONE) {
      for await (const { items } of this.source.allEntries(kind)) yield* items.filter((entry) => missing.has(entry.id));
      return;
    }
    for (const card of missing.values()) {
      const entry = await this.#knownEntry(kind, card);
      if (entry) yield entry;
    }
  }

  async newestEntries(kind: EntryKind, count: number): Promise<LocalizedEntry[]> {
    const ids = (await this.catalogue(kind))
      .localizedCards()
      .slice(0, count)
      .map(({ id }) => id);
    return (await this.source.entriesById(kind, ids)).sort(newestFirst);
  }

  /** The catalogue as this process knows it, without asking anybody. For reading: changes go through `change`. */
  knownCatalogue(kind: EntryKind): Catalogue {
    return this.#kinds[kind].catalogue;
  }

  /** Asks which entries there are, whatever is known and however young that is. Throws ContentUnavailable when the API cannot say. */
  async refresh(): Promise<void> {
    this.askAnew();
    for (const kind of ENTRY_KINDS) {
      // What is under way already may be older.
      await this.#kinds[kind].fetching?.catch(() => undefined);
      await this.#fetch(kind, 0);
    }
  }

  /** Changes what this process knows of a kind. Nothing that is under way undoes it. */
  change(kind: EntryKind, apply: Change): void {
    this.askAnew();
    this.#apply(kind, apply);
  }

  /** Something was published: what is being asked for, of any kind, may embed it as it was before, and is shared with nobody any more. */
  askAnew(): void {
    for (const { asking } of Object.values(this.#kinds)) asking.clear();
  }

  #apply(kind: EntryKind, apply: Change): void {
    const state = this.#kinds[kind];
    apply(state.catalogue);
    if (state.fetching) state.changedMeanwhile.push(apply);
  }

  /** Whether so many requests for an unknown slug may be made: one for each language that it is looked for in. */
  #takeLookups(count: number): boolean {
    const now = this.#now();
    if (now - this.#lookups.since >= UNKNOWN_CHECK_INTERVAL_MS) this.#lookups = { since: now, left: UNKNOWN_LOOKUPS_PER_INTERVAL };
    this.#lookups.left -= count;
    return this.#lookups.left >= 0;
  }

  /** Brings a kind's catalogue up to date unless it is younger than `maxAgeMs`. Callers that come together share one fetch. */
  async #fetch(kind: EntryKind, maxAgeMs: number): Promise<void> {
    const state = this.#kinds[kind];
    if (this.#now() - state.fetchedAt < maxAgeMs) return;
    state.fetching ??= this.#fetchAll(kind).finally(() => {
      state.fetching = null;
    });
    await state.fetching;
  }

  /**
   * Asks which entries there are. Whether one can be shown is told by its text as well (./entry.ts), so the text of each revision is read that no build,
   * publication or visit took in, and no look of this process found unfit. Of all others cards are enough.
   */
  async #fetchAll(kind: EntryKind): Promise<void> {
    const startedAt = this.#now();
    const state = this.#kinds[kind];
    // What a fetch that failed has left is in what is asked for now, or newer.
    state.changedMeanwhile = [];
    const fresh = new Catalogue();
    const unfit = new Map<string, string>();
    const look = (items: RawEntry[]) => {
      for (const item of items) unfit.set(item.sys.id, revisedAt(item));
    };
    const take = (entries: LocalizedEntry[]) => {
      for (const entry of entries) {
        unfit.delete(entry.id);
        fresh.put(withoutBody(entry));
      }
    };
    const known: LocalizedCard[] = [];
    const unread: string[] = [];
    let total = 0;
    const nothingIsKnown = state.catalogue.size === 0 && state.unfit.size === 0;
    if (!nothingIsKnown) {
      for await (const { items, total: all } of this.source.allCards(kind)) {
        total = all;
        for (const card of items) {
          const { id, updatedAt } = card;
          const before = state.catalogue.known(id);
          if (before?.updatedAt === updatedAt) known.push(withFactsOf(card, before));
          else if (state.unfit.get(id) === updatedAt) unfit.set(id, updatedAt);
          else unread.push(id);
        }
      }
    }
    if (nothingIsKnown || unread.length > mostById(total)) {
      for await (const { items } of this.source.allEntries(kind, look)) take(items);
    } else {
      for (const card of known) fresh.put(card);
      for (let start = 0; start < unread.length; start += TEXTS_AT_ONCE)
        take(await this.source.entriesById(kind, unread.slice(start, start + TEXTS_AT_ONCE), look));
    }
    for (const apply of state.changedMeanwhile.splice(0)) apply(fresh);
    state.catalogue = fresh;
    state.unfit = unfit;
    state.fetchedAt = startedAt;
  }
}

/** The store of this process. Throws where a build runs without its snapshot. */
export function contentStore(): ContentStore {
  const folder = process.env[BUILD_SNAPSHOT];
  if (!folder) return liveStore();
  return processState('snapshot-store', () => {
    const snapshot = Snapshot.read(folder);
    if (!snapshot) throw new ContentUnavailable(`There is no content snapshot in ${folder}: build with "npm run build"`);
    return new SnapshotStore(snapshot);
  });
}

/** The store that asks the API, one for the whole process. */
export function liveStore(): LiveStore {
  return processState('live-store', () => new LiveStore(createSource(), Snapshot.read(SNAPSHOT_FOLDER)));
}
