import { setTimeout as delay } from 'node:timers/promises';
import { isContentUnavailable } from '../content/errors.ts';
import { type ItemType, type Version, versionOf } from '../content/store/replica.ts';
import type { ContentSource } from '../content/store/source.ts';
import type { RawEntry } from '../content/types.ts';
import { retryDelayMs } from '../durable/backoff.ts';
import { isBusy } from '../durable/sqlite-file.ts';
import { emit } from '../runtime/events.ts';
import { log } from '../runtime/log.ts';
import { noteContentChange } from '../runtime/request-context.ts';
import { entryKind } from '../site/collections.ts';
import { markStale, noteChangedTags } from '../stored-pages/stale-pages.ts';
import { applyChanges, type Delivery } from './content-change.ts';
import { type Difference, differencesOf } from './differences.ts';
import { noteLook } from './looked-at.ts';
import { type PublicationStore, storeFailed } from './publication-store.ts';
import type { Brought } from './receipts.ts';
import type { PublishEvent } from './webhook.ts';

/** A change of an item: announced, and requested until it is served; or found by a look. */
type Hint = {
  event: PublishEvent;
  /** Its revision may be lower than the shown one: it was deleted and made again, or two looks found it so. */
  mayGoBack: boolean;
  dueAt: number;
  pauseMs: number;
  /** The end of the wait for the announced revision; null if a look found it. */
  until: number | null;
};

type Options = {
  source: ContentSource;
  store: () => PublicationStore;
  /** Pause between two looks at the whole space. ms. */
  lookEveryMs: number;
  /** Items were written, or a look is over. */
  changed: () => void;
};

/** Maximum number of items in one transaction: visitors wait that long. */
const AT_ONCE = 50;
/** Maximum wait for the announced revision. */
const HINT_LIMIT_MS = 120_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;
/** Minimum time from the begin of a round to the begin of the next one: publications that come together share one. */
const ROUND_EVERY_MS = 500;
/** Instances look at different times. */
const JITTER = 0.1;
const LOCKED_AGAIN_MS = 500;

/**
 * Makes the replica equal to the space, again and again: it compares the versions of all items at the start and every minute, and fetches
 * the item of a hint at once. A lost hint delays a change to the next look. A failure is retried.
 */
export class Reconciler {
  readonly #options: Options;
  readonly #hints = new Map<string, Hint>();
  /** The doubts of the last look: items that were absent or older. The next look believes them. */
  #doubts = new Map<string, string>();
  #lookDueAt = 0;
  #notBefore = 0;
  /** The begin of the last round, on a monotonic clock. */
  #roundAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #stopped = new AbortController();
  #woken = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  async begin(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      try {
        await this.#bringHinted();
        if (performance.now() >= this.#lookDueAt) await this.look();
        if (this.isFailing) log.info('publish.done', 'publish: publications are applied again');
        this.#failures = 0;
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        this.#failed(error);
      }
      await this.#pause();
    }
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** Takes a hint: this item was published. Without an event: something may have been published. */
  hint(event: PublishEvent | null): void {
    const now = performance.now();
    if (event === null) this.#lookDueAt = now;
    else {
      const key = keyOf(event);
      const known = this.#hints.get(key);
      if (known && isOlder(event, known.event)) return;
      const wasRemoved = known?.event.action === 'remove' || known?.mayGoBack === true;
      this.#hints.set(key, { event, mayGoBack: wasRemoved, dueAt: now, pauseMs: FIRST_PAUSE_MS, until: now + HINT_LIMIT_MS });
    }
    this.#woken.abort();
  }

  /** Whether the last attempt failed. */
  get isFailing(): boolean {
    return this.#failures > 0;
  }

  /** Whether an announced change is about to be fetched. */
  get isHinted(): boolean {
    const now = performance.now();
    return !this.isFailing && this.#hints.values().some(({ dueAt }) => dueAt <= now);
  }

  async #pause(): Promise<void> {
    this.#woken = new AbortController();
    const hintDueAt = Math.max(Math.min(...[...this.#hints.values()].map(({ dueAt }) => dueAt)), this.#roundAt + ROUND_EVERY_MS);
    const ms = Math.max(Math.min(this.#lookDueAt, hintDueAt), this.#notBefore) - performance.now();
    // After a failure, hints wait too.
    const signal = this.#notBefore > performance.now() ? this.#stopped.signal : AbortSignal.any([this.#woken.signal, this.#stopped.signal]);
    if (ms > 0) await delay(ms, undefined, { ref: false, signal }).catch(() => undefined);
  }

  #failed(error: unknown): void {
    this.#failures += 1;
    const isAway = isContentUnavailable(error);
    if (!isAway) storeFailed(error);
    emit('publication-failure', { step: isAway ? 'look' : 'mark' });
    // Half, so that everything is live within one look after an outage.
    const longestMs = this.#options.lookEveryMs / 2;
    this.#notBefore = performance.now() + (isBusy(error) ? LOCKED_AGAIN_MS : retryDelayMs(this.#failures, longestMs));
    const message = error instanceof Error ? error.message : String(error);
    try {
      this.#options.store().receipts.failed(idsOf([...this.#hints.values()]), message);
    } catch {
      // The line below reports it.
    }
    if (this.#failures > 1) return;
    const what = isAway ? 'publications wait for the delivery API' : 'publications could not be stored';
    log.warn('publish.waiting', `publish: ${what}; retrying: ${message}`);
  }

  /** Brings the hints that are due. */
  async #bringHinted(): Promise<void> {
    const now = performance.now();
    const due = [...this.#hints.values()].filter(({ dueAt }) => dueAt <= now);
    if (due.length === 0 || now < this.#roundAt + ROUND_EVERY_MS) return;
    this.#roundAt = now;
    this.#options.store().receipts.asked(idsOf(due), new Date());
    await this.#bring(due);
  }

  /** Compares the versions of all items with the replica, and brings the differences. Throws ContentUnavailable. */
  async look(): Promise<void> {
    const { source, store, lookEveryMs, changed } = this.#options;
    store().receipts.prune(new Date());
    const doubts = new Map<string, string>();
    const isSure = (difference: Difference): boolean => {
      const { published } = difference;
      if (published && !goesBack(difference)) return true;
      const key = keyOf(difference);
      const what = published ? `${published.revision} ${published.updatedAt}` : 'absent';
      doubts.set(key, what);
      return this.#doubts.get(key) === what;
    };
    for await (const found of differencesOf(store().replica, source)) {
      await this.#bring(found.filter(isSure).map(hintOf));
      // Announced changes come first.
      await this.#bringHinted();
    }
    this.#doubts = doubts;
    noteLook();
    this.#lookDueAt = performance.now() + lookEveryMs * (1 - JITTER * Math.random());
    changed();
  }

  /** Requests the items of hints, and writes them. */
  async #bring(hints: readonly Hint[]): Promise<void> {
    for (let start = 0; start < hints.length; start += AT_ONCE) {
      const some = hints.slice(start, start + AT_ONCE);
      const found = new Map<string, RawEntry>();
      for (const item of ['Asset', 'Entry'] as const) {
        const ids = idsOf(some.filter(({ event }) => event.item === item));
        for (const raw of await this.#options.source.itemsById(item, ids)) found.set(keyOf({ item, id: raw.sys.id }), raw);
      }
      this.#apply(some.flatMap((hint) => this.#deliveryOf(hint, found.get(keyOf(hint.event)) ?? null)));
    }
  }

  /** What is to be written; nothing if the item is not served as announced, and is requested again. */
  #deliveryOf(hint: Hint, raw: RawEntry | null): Delivery[] {
    const { event, until, mayGoBack } = hint;
    const { item, id, action, revision } = event;
    const now = performance.now();
    const isLate = !isServed(event, raw);
    if (isLate) {
      // The answer of a cache. The next look decides.
      if (until === null) return [];
      if (now < until) {
        Object.assign(hint, { dueAt: now + hint.pauseMs, pauseMs: Math.min(hint.pauseMs * 2, LONGEST_PAUSE_MS) });
        return [];
      }
      log.warn(
        'publish.waiting',
        `publish: the delivery API still does not serve ${item} ${id} as announced (${action}, revision ${revision}); going on with what it has`,
      );
      this.#lookDueAt = now;
    }
    const { replica } = this.#options.store();
    const known = replica.versionOf(item, id);
    const isOld = raw !== null && known !== null && isBehind(versionOf(raw), known) && !mayGoBack;
    return [{ event, raw: isOld ? replica.item(item, id) : raw, isLate }];
  }

  /** Writes items and their consequences in one transaction. The content of pages changes at the same moment. */
  #apply(deliveries: readonly Delivery[]): void {
    if (deliveries.length === 0) return;
    const { file, replica, receipts } = this.#options.store();
    const now = new Date();
    let brought: Brought[];
    try {
      brought = file.transaction(() => {
        const all = applyChanges(deliveries, replica, now);
        receipts.brought(all, now);
        return all;
      });
    } catch (error) {
      replica.reload();
      throw error;
    }
    markStale(brought.flatMap(({ paths }) => paths));
    noteChangedTags(brought.flatMap((each) => (each.isNew ? each.tags : [])));
    noteContentChange();
    for (const { event, raw } of deliveries) {
      const hint = this.#hints.get(keyOf(event));
      if (hint && (hint.event === event || isServed(hint.event, raw))) this.#hints.delete(keyOf(event));
    }
    this.#options.changed();
  }
}

/** Whether Contentful serves the announced revision or a newer one. */
const isServed = ({ action, revision }: PublishEvent, raw: RawEntry | null): boolean =>
  action === 'remove' ? raw === null : raw !== null && versionOf(raw).revision >= (revision ?? 0);

const keyOf = ({ item, id }: { item: ItemType; id: string }): string => `${item}/${id}`;

const idsOf = (hints: readonly Hint[]): string[] => hints.map(({ event }) => event.id);

/** A difference in the form of a hint. An unpublished item is removed. */
const hintOf = (difference: Difference): Hint => {
  const { item, id, kind, published } = difference;
  const revision = published?.revision ?? null;
  const event = { action: published ? 'publish' : 'remove', item, id, kind: entryKind(kind), revision } as const;
  return { event, mayGoBack: goesBack(difference), dueAt: 0, pauseMs: 0, until: null };
};

const goesBack = ({ shown, published }: Difference): boolean => shown !== null && published !== null && isBehind(published, shown);

/** Whether a version is older: from a cache, or from another environment. */
const isBehind = (one: Version, other: Version): boolean =>
  one.revision < other.revision || (one.revision === other.revision && one.updatedAt < other.updatedAt);

/**
 * Whether a message is about an earlier revision than another one; without a revision, the order of arrival counts. Revision 1 after a
 * removal is not late: the item was deleted and made again, and its count restarted.
 */
function isOlder(some: PublishEvent, other: PublishEvent): boolean {
  if (some.revision === null || other.revision === null) return false;
  const isMadeAgain = some.action === 'publish' && some.revision === 1 && other.action === 'remove';
  return some.revision < other.revision && !isMadeAgain;
}
