import { setTimeout as delay } from 'node:timers/promises';
import { retryDelayMs } from '../durable/backoff.ts';
import { LOCALES } from '../i18n/locales.ts';
import { publicPath } from '../routing/addresses.ts';
import { emit } from '../runtime/events.ts';
import { log } from '../runtime/log.ts';
import { ownAddress } from '../runtime/own-address.ts';
import { isOldCopy } from '../stored-pages/headers.ts';
import { forgetStale, isStale, markStale, whenMade } from '../stored-pages/stale-pages.ts';
import type { Finished, Receipts } from './receipts.ts';

type Options = {
  receipts: () => Receipts;
  /** All pages of these publications are made. */
  finished: (publications: readonly Finished[]) => void;
  /** Whether a publication is about to be fetched. Until then no other page begins, so that its own pages come next. */
  isExpecting: () => boolean;
};

/** A page to make. `place`: its order. `rests`: it failed, and its next attempt comes later. */
type Page = { place: number; failures: number; rests: boolean };

/** Four are no faster together, and a publication's own page then shares the processor with three others. */
const PAGES_AT_ONCE = 2;
/** Maximum time of a request for a page. The page is still made after it. */
const REQUEST_LIMIT_MS = 10_000;
/** Maximum time until a page counts as failed, and another one gets its turn. A page of 10,000 entries takes seconds on a busy machine. */
const STALE_LIMIT_MS = 10_000;
/** Pauses between two requests. They end when the page is made. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 400;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A page with this number of failures is logged. */
const REPORT_AFTER = 3;
/** The places of an entry's own pages come first, one for each language. */
const OWN_PLACES = LOCALES.length;
const EXPECTING_AGAIN_MS = 50;
/** Made pages are noted together: one transaction for each of thousands would block visitors. */
const NOTE_EVERY_MS = 100;
const STOP_MS = 3_000;

/** Makes stale pages: an entry's own first, a few at a time, failed ones last, until none is left. */
export class PageMaker {
  readonly #options: Options;
  readonly #queue = new Map<string, Page>();
  readonly #making = new Set<string>();
  #made = new Set<string>();
  readonly #stopped = new AbortController();
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  #expectTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Reads the pages to make, and goes on. */
  wake(): void {
    if (this.#stopped.signal.aborted) return;
    for (const { path, place } of this.#options.receipts().stalePages()) {
      // After a start it is not marked yet.
      if (!isStale(path) && !this.#made.has(path) && !this.#making.has(path)) markStale([path]);
      if (!isStale(path)) continue;
      const known = this.#queue.get(path);
      if (known) known.place = Math.min(place, known.place);
      else this.#queue.set(path, { place, failures: 0, rests: false });
    }
    // A publication without pages is done.
    this.#noteSoon();
    this.#makeNext();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearTimeout(this.#noteTimer);
    clearTimeout(this.#expectTimer);
    for (let waited = 0; this.#making.size > 0 && waited < STOP_MS; waited += 50) await delay(50);
    this.#note();
  }

  #makeNext(): void {
    while (this.#making.size < PAGES_AT_ONCE && !this.#stopped.signal.aborted) {
      const next = this.#next();
      if (!next) return;
      if (next[1].place >= OWN_PLACES && this.#options.isExpecting()) {
        clearTimeout(this.#expectTimer);
        this.#expectTimer = setTimeout(() => this.#makeNext(), EXPECTING_AGAIN_MS).unref();
        return;
      }
      void this.#make(...next);
    }
  }

  /** The next page in their order, failed ones last. */
  #next(): [path: string, page: Page] | undefined {
    let next: [path: string, page: Page] | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const [path, page] of this.#queue) {
      const turn = page.failures > 0 ? Number.MAX_SAFE_INTEGER : page.place;
      if (turn < best && !page.rests && !this.#making.has(path)) [next, best] = [[path, page], turn];
    }
    return next;
  }

  async #make(path: string, page: Page): Promise<void> {
    this.#making.add(path);
    const failure = await makePage(path, this.#stopped.signal);
    this.#making.delete(path);
    if (this.#stopped.signal.aborted) return;
    if (failure === null) {
      this.#queue.delete(path);
      // The cause of its failures may have affected other pages.
      if (page.failures > 0) for (const other of this.#queue.values()) other.rests = false;
      this.#made.add(path);
      this.#noteSoon();
    } else this.#failed(path, page, failure);
    this.#makeNext();
  }

  #failed(path: string, page: Page, failure: string): void {
    page.failures += 1;
    page.rests = true;
    const again = () => {
      page.rests = false;
      this.#makeNext();
    };
    setTimeout(again, retryDelayMs(page.failures, LONGEST_WAIT_MS)).unref();
    emit('publication-failure', { step: 'page' });
    if (page.failures === REPORT_AFTER) log.warn('publish.waiting', `publish: ${failure}; retrying until it is made`);
    try {
      this.#options.receipts().pageFailed(path, page.failures === 1, page.failures >= REPORT_AFTER ? failure : null);
    } catch {
      // The next successful write reports it.
    }
  }

  #noteSoon(): void {
    this.#noteTimer ??= setTimeout(() => this.#note(), NOTE_EVERY_MS);
    this.#noteTimer.unref();
  }

  /** What cannot be noted now is noted with the next pages. After a start these pages are made once more. */
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
 * Requests a page until it is made again: the first request gets the old copy and starts the making. Takes the router's path
 * (`/es/blog/a`). Gives null, or the failure.
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
        // Only the making matters: nothing needs to be compressed or sent.
        method: 'HEAD',
        redirect: 'manual',
        // Like a link of the site, so that the middleware chooses no language.
        headers: { 'sec-fetch-site': 'same-origin' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestLimitMs)]),
        cache: 'no-store',
      });
      if (status >= 500) return `${url.pathname} answered ${status}`;
      if (!isStale(path)) return null;
      // No page exists there, and none is stored.
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
