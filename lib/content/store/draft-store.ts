import { env } from '../../env.ts';
import { log } from '../../runtime/log.ts';
import { processState } from '../../runtime/process-state.ts';
import type { EntryKind } from '../../site/collections.ts';
import { isContentUnavailable } from '../errors.ts';
import type { PartType } from '../model.ts';
import type { RawEntry } from '../types.ts';
import { Catalogue } from './catalogue.ts';
import { createEditorsClient } from './client.ts';
import type { ContentStore } from './content-store.ts';
import { toCards } from './entry.ts';
import { ContentSource } from './source.ts';

/** How long a list of drafts counts as fresh: the parts of a page share one list, and an editor expects saved changes soon. */
const LIST_MAX_AGE_MS = 3_000;

/** Reads drafts, for editors in draft mode only. Keeps them only for moments, and shares nothing with the source of visitors' pages. */
class DraftStore implements ContentStore {
  readonly source = new ContentSource(env(), createEditorsClient);
  readonly #lists = new Map<string, { list: Promise<unknown>; askedAt: number }>();

  catalogue(kind: EntryKind): Promise<Catalogue> {
    return this.#listed(kind, new Catalogue(), async () => {
      const items = await this.source.cardItems(kind);
      return new Catalogue(toCards(kind, items, env().CONTENTFUL_LOCALES));
    });
  }

  parts(type: PartType): Promise<readonly RawEntry[]> {
    return this.#listed(type, [], async () => (await Array.fromAsync(this.source.items('Entry', type))).flatMap(({ items }) => items));
  }

  async resolved(raw: RawEntry): Promise<RawEntry> {
    return await this.source.resolved(raw).catch((error) => withoutDrafts(`links of ${raw.sys.id}`, error, raw));
  }

  #listed<T>(type: string, instead: T, read: () => Promise<T>): Promise<T> {
    const known = this.#lists.get(type);
    if (known && performance.now() - known.askedAt < LIST_MAX_AGE_MS) return known.list as Promise<T>;
    const list = read().catch((error) => {
      // A failure is not cached.
      this.#lists.delete(type);
      return withoutDrafts(`all of ${type}`, error, instead);
    });
    this.#lists.set(type, { list, askedAt: performance.now() });
    return list;
  }
}

/** If drafts cannot be read, an editor sees the rest of the page. */
function withoutDrafts<T>(what: string, error: unknown, instead: T): T {
  if (!isContentUnavailable(error)) throw error;
  log.error('content.unavailable', `content: drafts could not be read (${what}): ${error.message}`);
  return instead;
}

/** The store of drafts of this process. It omits entries that cannot be shown without a report: a draft may be unfinished. */
export const draftStore = (): DraftStore => processState('draft-store', () => new DraftStore());
