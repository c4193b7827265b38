import { setTimeout as delay } from 'node:timers/promises';
import { retryDelayMs } from '../durable/backoff.ts';
import { publicPath } from '../routing/addresses.ts';
import { emit } from '../runtime/events.ts';
import { ownAddress } from '../runtime/own-address.ts';
import { isOldCopy } from '../stored-pages/headers.ts';
import { forgetStale, isStale, markStale, whenMade } from '../stored-pages/stale-pages.ts';
import type { Finished, Receipts } from './receipts.ts';

type Options = {
  receipts: () => Receipts;
  /** These are through: their pages have been made. */
  finished: (publications: readonly Finished[]) => void;
  complain: (line: string) => void;
  random?: () => number;
};

type Failing = { failures: number; dueAt: number };

const PAGES_AT_ONCE = 4;
/** Maximum time of a request for a page. The making goes on after it. */
const REQUEST_LIMIT_MS = 10_000;
/** How long a page may stay the old copy before it counts as failed, and another one gets its turn. A page of 10,000 entries takes seconds on a busy machine. */
const STALE_LIMIT_MS = 10_000;
/** Pauses between two requests, cut short when the page is made. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 400;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A page that failed so often is worth a line. */
const REPORT_AFTER = 3;
/** What was made is noted together: a transaction for each of thousands of pages would hold up visitors. */
const NOTE_EVERY_MS = 100;
const STOP_MS = 3_000;

/** Has the pages made that are stale: own pages of entries first, a few at once, one that cannot be made behind the others, until none is left. */
export class PageMaker {
  readonly #options: Required<Options>;
  /** What is to be made, each with its place. */
  readonly #queue = new Map<string, number>();
  readonly #failing = new Map<string, Failing>();
  readonly #making = new Set<string>();
  #made = new Set<string>();
  readonly #stopped = new AbortController();
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = { random: Math.random, ...options };
  }

  /** Reads what is to be made, and goes on. */
  wake(): void {
    if (this.#stopped.signal.aborted) return;
    for (const { path, place } of this.#options.receipts().stalePages()) {
      // After a start it is not marked yet.
      if (!isStale(path) && !this.#made.has(path) && !this.#making.has(path)) markStale([path]);
      if (isStale(path)) this.#queue.set(path, Math.min(place, this.#queue.get(path) ?? place));
    }
    // A publication that no page shows is through.
    this.#noteSoon();
    this.#makeNext();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearTimeout(this.#noteTimer);
    clearTimeout(this.#retryTimer);
    for (let waited = 0; this.#making.size > 0 && waited < STOP_MS; waited += 50) await delay(50);
    this.#note();
  }

  #makeNext(): void {
    clearTimeout(this.#retryTimer);
    while (this.#making.size < PAGES_AT_ONCE && !this.#stopped.signal.aborted) {
      const path = this.#next();
      if (path === null) break;
      void this.#make(path);
    }
    const dueAt = Math.min(...[...this.#failing.values()].map((failing) => failing.dueAt));
    if (dueAt === Number.POSITIVE_INFINITY || this.#making.size >= PAGES_AT_ONCE) return;
    this.#retryTimer = setTimeout(() => this.#makeNext(), Math.max(0, dueAt - performance.now()));
    this.#retryTimer.unref();
  }

  /** The first place of those that may be made now; of those that failed only what is due. */
  #next(): string | null {
    let next: string | null = null;
    let best = Number.POSITIVE_INFINITY;
    const now = performance.now();
    for (const [path, place] of this.#queue) {
      const failing = this.#failing.get(path);
      if (this.#making.has(path) || (failing && failing.dueAt > now)) continue;
      const turn = failing ? Number.MAX_SAFE_INTEGER : place;
      if (turn < best) [next, best] = [path, turn];
    }
    return next;
  }

  async #make(path: string): Promise<void> {
    this.#making.add(path);
    const failure = await makePage(path, this.#stopped.signal);
    this.#making.delete(path);
    if (this.#stopped.signal.aborted) return;
    if (failure === null) {
      this.#queue.delete(path);
      const hadFailed = this.#failing.delete(path);
      // What kept it may have kept others.
      if (hadFailed) for (const failing of this.#failing.values()) failing.dueAt = 0;
      this.#made.add(path);
      this.#noteSoon();
    } else this.#failed(path, failure);
    this.#makeNext();
  }

  #failed(path: string, failure: string): void {
    const failures = (this.#failing.get(path)?.failures ?? 0) + 1;
    this.#failing.set(path, { failures, dueAt: performance.now() + retryDelayMs(failures, this.#options.random, LONGEST_WAIT_MS) });
    emit('publication-failure', { step: 'page' });
    if (failures === REPORT_AFTER) this.#options.complain(`publish: ${failure}; it is tried again until it is made`);
    try {
      this.#options.receipts().pageFailed(path, failures === 1, failures >= REPORT_AFTER ? failure : null);
    } catch {
      // It is told by the next one that can be noted.
    }
  }

  #noteSoon(): void {
    this.#noteTimer ??= setTimeout(() => this.#note(), NOTE_EVERY_MS);
    this.#noteTimer.unref();
  }

  /** What cannot be noted is noted with what is made next. After a start it is made once more. */
  #note(): void {
    clearTimeout(this.#noteTimer);
    this.#noteTimer = undefined;
    const made = [...this.#made].filter((path) => !isStale(path));
    this.#made = new Set();
    try {
      const finished = this.#options.receipts().made(made, new Date());
      if (finished.length > 0) this.#options.finished(finished);
    } catch {
      for (const path of made) this.#made.add(path);
      if (!this.#stopped.signal.aborted) this.#noteSoon();
    }
  }
}

/**
 * Requests a page until it has been made anew: the first request gets the old copy and starts the making of the new one. Takes the router's path
 * (`/es/blog/a`). Gives null, or what happened instead.
 */
export async function makePage(
  path: string,
  signal: AbortSignal,
  { requestLimitMs = REQUEST_LIMIT_MS, staleLimitMs = STALE_LIMIT_MS } = {},
): Promise<string | null> {
  const url = new URL(publicPath(path), ownAddress());
  const deadline = performance.now() + staleLimitMs;
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const { status, headers } = await fetch(url, {
        // Only whether it is made is of interest: nothing is to be compressed or sent.
        method: 'HEAD',
        redirect: 'manual',
        // As a link of the site, so that no language is chosen for it.
        headers: { 'sec-fetch-site': 'same-origin' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestLimitMs)]),
        cache: 'no-store',
      });
      if (status >= 500) return `${url.pathname} answered ${status}`;
      if (!isStale(path)) return null;
      // Nothing stands there, and nothing is stored.
      if (status >= 300 && !isOldCopy(headers) && forgetStale(path)) return null;
      if (performance.now() + pause > deadline) return `${url.pathname} was still the old copy after ${staleLimitMs / 1000} s`;
      await whenMade(path, pause, signal);
      if (!isStale(path)) return null;
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `${url.pathname} was not answered within ${requestLimitMs / 1000} s`;
    return `${url.pathname} could not be requested: ${error instanceof Error ? error.message : error}`;
  }
}
