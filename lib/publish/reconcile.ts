import { setTimeout as delay } from 'node:timers/promises';
import { isContentUnavailable } from '../content/errors.ts';
import { type ItemType, isSame, type Replica, type Version, versionOf } from '../content/store/replica.ts';
import type { ContentSource } from '../content/store/source.ts';
import { tags } from '../content/tags.ts';
import type { RawEntry } from '../content/types.ts';
import { retryDelayMs } from '../durable/backoff.ts';
import { isBusy } from '../durable/sqlite-file.ts';
import { emit } from '../runtime/events.ts';
import { log } from '../runtime/log.ts';
import { noteContentChange } from '../runtime/request-context.ts';
import { entryKind } from '../site/collections.ts';
import { markStale, noteChangedTags } from '../stored-pages/stale-pages.ts';
import { applyChanges, type Delivery as Change, leftOutOf } from './content-change.ts';
import { type Difference, differencesOf } from './differences.ts';
import { noteLook } from './looked-at.ts';
import type { PublicationStore } from './publication-store.ts';
import { storeFailed } from './publication-store.ts';
import type { Brought } from './receipts.ts';
import type { PublishEvent } from './webhook.ts';

/** An announced change of an item. It is requested until it is served. */
type Hint = {
  event: PublishEvent;
  /** It was deleted and made again, so its revisions restart. */
  wasRemoved: boolean;
  dueAt: number;
  pauseMs: number;
  /** The end of the wait for the announced revision. */
  until: number;
};

/** An item to write. `isLate`: the wait for the announced revision is over without it. */
type Delivery = Change & { isLate: boolean };

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
  #running: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  begin(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#woken.abort();
    await this.#running;
  }

  /** Takes a hint: this item was published. Without an event: something may have been published. */
  hint(event: PublishEvent | null): void {
    const now = performance.now();
    if (event === null) this.#lookDueAt = now;
    else {
      const key = keyOf(event.item, event.id);
      const known = this.#hints.get(key);
      if (known && isOlder(event, known.event)) return;
      const wasRemoved = known?.event.action === 'remove' || known?.wasRemoved === true;
      this.#hints.set(key, { event, wasRemoved, dueAt: now, pauseMs: FIRST_PAUSE_MS, until: now + HINT_LIMIT_MS });
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

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      await this.#pause();
      if (this.#stopped.signal.aborted) return;
      try {
        if (this.#dueHints().length > 0) await this.#fetchHinted();
        else if (performance.now() >= this.#lookDueAt) await this.look();
        if (this.isFailing) log.info('publish.done', 'publish: publications are applied again');
        this.#failures = 0;
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        this.#failed(error);
      }
    }
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
      this.#options.store().receipts.failed(
        [...this.#hints.values()].map(({ event }) => event.id),
        message,
      );
    } catch {
      // The line below reports it.
    }
    if (this.#failures > 1) return;
    const what = isAway ? 'publications wait for the delivery API' : 'publications could not be stored';
    log.warn('publish.waiting', `publish: ${what}; retrying: ${message}`);
  }

  #dueHints(): Hint[] {
    const now = performance.now();
    if (now < this.#roundAt + ROUND_EVERY_MS) return [];
    return [...this.#hints.values()].filter(({ dueAt }) => dueAt <= now);
  }

  /** Requests the items of hints. An item that is not served as announced is requested again. */
  async #fetchHinted(): Promise<void> {
    const due = this.#dueHints();
    this.#roundAt = performance.now();
    const { source, store } = this.#options;
    store().receipts.asked(
      due.map(({ event }) => event.id),
      new Date(),
    );
    const found = new Map<string, RawEntry>();
    for (const type of ['Asset', 'Entry'] as const) {
      const ids = due.filter(({ event }) => event.item === type).map(({ event }) => event.id);
      if (ids.length > 0) for (const item of await source.itemsById(type, ids)) found.set(keyOf(type, item.sys.id), item);
    }
    const now = performance.now();
    const served: Delivery[] = [];
    for (const hint of due) {
      const { event, until, wasRemoved } = hint;
      const key = keyOf(event.item, event.id);
      const raw = found.get(key) ?? null;
      const isLate = !isServed(event, raw);
      if (isLate && now < until) {
        Object.assign(hint, { dueAt: now + hint.pauseMs, pauseMs: Math.min(hint.pauseMs * 2, LONGEST_PAUSE_MS) });
        continue;
      }
      if (isLate) {
        const { item, id, action, revision } = event;
        log.warn(
          'publish.waiting',
          `publish: the delivery API still does not serve ${item} ${id} as announced (${action}, revision ${revision}); going on with what it has`,
        );
        this.#lookDueAt = now;
      }
      const known = store().replica.versionOf(event.item, event.id);
      const goesBack = raw !== null && known !== null && isBehind(versionOf(raw), known) && !wasRemoved;
      served.push({ event, raw: goesBack ? store().replica.item(event.item, event.id) : raw, isLate });
    }
    for (let start = 0; start < served.length; start += AT_ONCE) await this.#apply(served.slice(start, start + AT_ONCE));
  }

  /** Compares the versions of all items with the replica, and fetches the differences. Throws ContentUnavailable. */
  async look(): Promise<void> {
    const { source, store, lookEveryMs, changed } = this.#options;
    const doubts = new Map<string, string>();
    const isSure = ({ type, id, shown, published }: Difference): boolean => {
      if (published && !(shown && isBehind(published, shown))) return true;
      const what = published ? `${published.revision} ${published.updatedAt}` : 'absent';
      doubts.set(keyOf(type, id), what);
      return this.#doubts.get(keyOf(type, id)) === what;
    };
    for await (const found of differencesOf(store().replica, source)) {
      const sure = found.filter(isSure);
      for (let start = 0; start < sure.length; start += AT_ONCE) await this.#bringDifferences(sure.slice(start, start + AT_ONCE));
      // Announced changes come first.
      if (this.#dueHints().length > 0) await this.#fetchHinted();
    }
    this.#doubts = doubts;
    noteLook();
    this.#lookDueAt = performance.now() + lookEveryMs * (1 - JITTER * Math.random());
    changed();
  }

  /** Fetches items of one kind that differ, and writes them. An unpublished item is removed. */
  async #bringDifferences(differences: readonly Difference[]): Promise<void> {
    const { source, store } = this.#options;
    const [{ type, kind } = { type: 'Entry', kind: null } as const] = differences;
    const ids = differences.flatMap(({ id, published }) => (published ? [id] : []));
    const fetched = new Map((await source.itemsById(type, ids)).map((raw) => [raw.sys.id, raw]));
    const deliveries = differences.flatMap(({ id, shown, published }): Delivery[] => {
      const raw = fetched.get(id) ?? null;
      // The answer of a cache. The next look decides.
      if (published && !raw) return [];
      const known = store().replica.versionOf(type, id);
      const goesBack = published !== null && shown !== null && isBehind(published, shown);
      if (raw && known && (isSame(versionOf(raw), known) || (isBehind(versionOf(raw), known) && !goesBack))) return [];
      const action = raw ? 'publish' : 'remove';
      const event = { action, item: type, id, kind: entryKind(kind), revision: raw && versionOf(raw).revision } as const;
      return [{ event, raw, isLate: false }];
    });
    await this.#apply(deliveries);
  }

  /** Writes items and their consequences in one transaction. The content of pages changes at the same moment. */
  async #apply(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const store = this.#options.store();
    const { file, replica, receipts } = store;
    const now = new Date();
    let brought: Brought[];
    try {
      brought = file.transaction(() => {
        const all = bring(deliveries, replica, now);
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
      const key = keyOf(event.item, event.id);
      const hint = this.#hints.get(key);
      if (hint && (hint.event === event || isServed(hint.event, raw))) this.#hints.delete(key);
    }
    this.#options.changed();
  }
}

/** Whether Contentful serves the announced revision or a newer one. */
const isServed = ({ action, revision }: PublishEvent, raw: RawEntry | null): boolean =>
  action === 'remove' ? raw === null : raw !== null && versionOf(raw).revision >= (revision ?? 0);

/** Writes new items and finds the pages that show them. A known item changes nothing. */
function bring(deliveries: readonly Delivery[], replica: Replica, now: Date): Brought[] {
  const isNew = ({ event: { item, id }, raw }: Delivery) => {
    const known = replica.versionOf(item, id);
    return raw === null ? known !== null : raw.fault !== undefined || !isSame(versionOf(raw), known ?? undefined);
  };
  const fresh = deliveries.filter(isNew);
  const outcomes = new Map(applyChanges(fresh, replica, now).map((outcome, index) => [fresh[index], outcome]));
  return deliveries.map((delivery): Brought => {
    const { event, raw, isLate } = delivery;
    const own = [event.item === 'Entry' ? tags.entry(event.id) : tags.asset(event.id)];
    const revisionSeen = raw && versionOf(raw).revision;
    const outcome = outcomes.get(delivery) ?? { tags: own, paths: [], leftOut: leftOutOf(delivery, replica), others: [] };
    return { event, revisionSeen, isLate, isNew: outcomes.has(delivery), ...outcome };
  });
}

const keyOf = (type: ItemType, id: string): string => `${type}/${id}`;

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
