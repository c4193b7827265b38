import { env } from '../../env.ts';
import type { Locale } from '../../i18n/locales.ts';
import { log } from '../../runtime/log.ts';
import { processState } from '../../runtime/process-state.ts';
import type { EntryKind } from '../../site/collections.ts';
import { isContentUnavailable } from '../errors.ts';
import type { PartType } from '../model.ts';
import type { LocalizedEntry, RawEntry } from '../types.ts';
import { Catalogue } from './catalogue.ts';
import { createEditorsClient } from './client.ts';
import type { ContentStore } from './content-store.ts';
import { visitLinks } from './links.ts';
import { ContentSource } from './source.ts';

/** How long a list of drafts counts as fresh: the parts of a page share one list, and an editor expects saved changes soon. */
const CATALOGUE_MAX_AGE_MS = 3_000;

type Known = { catalogue: Promise<Catalogue>; askedAt: number };

/** Reads drafts, for editors in draft mode only. Keeps them only for moments, and shares nothing with the source of visitors' pages. */
class DraftStore implements ContentStore {
  readonly source: ContentSource;
  readonly #now: () => number;
  readonly #known = new Map<EntryKind, Known>();
  readonly #parts = new Map<PartType, { entries: Promise<readonly RawEntry[]>; askedAt: number }>();

  constructor(source: ContentSource, now: () => number = () => performance.now()) {
    this.source = source;
    this.#now = now;
  }

  async entryBySlug(kind: EntryKind, slug: string, locale: Locale): Promise<LocalizedEntry | null> {
    return await this.source.entryBySlug(kind, slug, locale).catch((error) => withoutDrafts(`${kind} "${slug}"`, error, null));
  }

  catalogue(kind: EntryKind): Promise<Catalogue> {
    const known = this.#known.get(kind);
    if (known && this.#now() - known.askedAt < CATALOGUE_MAX_AGE_MS) return known.catalogue;
    const catalogue = this.#fetch(kind).catch((error) => {
      // A failure is not cached.
      this.#known.delete(kind);
      return withoutDrafts(`all of ${kind}`, error, new Catalogue());
    });
    this.#known.set(kind, { catalogue, askedAt: this.#now() });
    return catalogue;
  }

  parts(type: PartType): Promise<readonly RawEntry[]> {
    const known = this.#parts.get(type);
    if (known && this.#now() - known.askedAt < CATALOGUE_MAX_AGE_MS) return known.entries;
    const entries = this.#fetchParts(type).catch((error) => {
      this.#parts.delete(type);
      return withoutDrafts(`all of ${type}`, error, []);
    });
    this.#parts.set(type, { entries, askedAt: this.#now() });
    return entries;
  }

  async resolved(raw: RawEntry): Promise<RawEntry> {
    let hasLinks = false;
    visitLinks(raw.fields, () => {
      hasLinks = true;
    });
    if (!hasLinks) return raw;
    const { id } = raw.sys;
    const [resolved = raw] = await this.source.rawEntries([id]).catch((error) => withoutDrafts(`links of ${id}`, error, []));
    return resolved;
  }

  async #fetchParts(type: PartType): Promise<RawEntry[]> {
    const found: RawEntry[] = [];
    for await (const { items } of this.source.items('Entry', type)) found.push(...items);
    return found;
  }

  async #fetch(kind: EntryKind): Promise<Catalogue> {
    const fresh = new Catalogue();
    for await (const { items } of this.source.allCards(kind)) for (const card of items) fresh.put(card);
    return fresh;
  }
}

/** If drafts cannot be read, an editor sees the rest of the page. */
function withoutDrafts<T>(what: string, error: unknown, instead: T): T {
  if (!isContentUnavailable(error)) throw error;
  log.error('content.unavailable', `content: drafts could not be read (${what}): ${error.message}`);
  return instead;
}

/** The store of drafts of this process. It omits entries that cannot be shown without a report: a draft may be unfinished. */
export const draftStore = (): DraftStore =>
  processState('draft-store', () => new DraftStore(new ContentSource(env(), () => undefined, createEditorsClient)));
