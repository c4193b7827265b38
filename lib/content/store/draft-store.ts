import { env } from '../../env.ts';
import type { Locale } from '../../i18n/locales.ts';
import { processState } from '../../next/process-state.ts';
import type { EntryKind } from '../../site/collections.ts';
import type { LocalizedCard, LocalizedEntry } from '../types.ts';
import { Catalogue, newestFirst } from './catalogue.ts';
import { createEditorsClient } from './client.ts';
import type { ContentStore } from './content-store.ts';
import { ContentSource } from './source.ts';

/** How long a list of drafts counts as fresh: the parts of a page ask for the same one, and what an editor has just saved is wanted soon. */
const CATALOGUE_MAX_AGE_MS = 3_000;

type Known = { catalogue: Promise<Catalogue>; askedAt: number };

/** Reads drafts, for editors in draft mode only. Keeps nothing beyond a moment, and has nothing in common with what visitors' pages are made from. */
class DraftStore implements ContentStore {
  readonly source: ContentSource;
  readonly #now: () => number;
  readonly #known = new Map<EntryKind, Known>();

  constructor(source: ContentSource, now: () => number = () => performance.now()) {
    this.source = source;
    this.#now = now;
  }

  async entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<LocalizedEntry | null> {
    return this.source.entryBySlug(kind, slug, locale);
  }

  catalogue(kind: EntryKind): Promise<Catalogue> {
    const known = this.#known.get(kind);
    if (known && this.#now() - known.askedAt < CATALOGUE_MAX_AGE_MS) return known.catalogue;
    const catalogue = this.#fetch(kind);
    this.#known.set(kind, { catalogue, askedAt: this.#now() });
    // Nobody gets the same failure twice.
    catalogue.catch(() => this.#known.delete(kind));
    return catalogue;
  }

  async #fetch(kind: EntryKind): Promise<Catalogue> {
    const fresh = new Catalogue();
    for await (const { items } of this.source.allCards(kind, { withText: true })) for (const card of items) fresh.put(card);
    return fresh;
  }

  async newestEntries(kind: EntryKind, count: number): Promise<LocalizedEntry[]> {
    const cards = (await this.catalogue(kind)).localizedCards().slice(0, count);
    const found = await this.source.entriesById(
      kind,
      cards.map(({ id }) => id),
    );
    return found.sort(newestFirst);
  }

  async *entries(kind: EntryKind, cards: readonly LocalizedCard[]): AsyncGenerator<LocalizedEntry> {
    const ids = new Set(cards.map(({ id }) => id));
    for await (const { items } of this.source.allEntries(kind)) yield* items.filter(({ id }) => ids.has(id));
  }
}

const sourceOf = (of: 'drafts' | 'published') =>
  // What cannot be shown is left out in silence: a draft is allowed to be unfinished.
  new ContentSource(
    env(),
    () => undefined,
    (settings) => createEditorsClient(settings, of),
  );

/** The store of drafts of this process. */
export const draftStore = (): DraftStore => processState('draft-store', () => new DraftStore(sourceOf('drafts')));

/** What visitors would get, for whoever compares a draft with it. */
export const publishedSource = (): ContentSource => processState('published-source', () => sourceOf('published'));
