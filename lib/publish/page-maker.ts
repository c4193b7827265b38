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

/** A page to make. `place`: its order. `restsUntil`: the time of its next attempt after a failure, on a monotonic clock. */
type Page = { place: number; failures: number; restsUntil: number };

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
/** Made pages are noted together: one transaction for each of thousands would block visitors. */
const NOTE_EVERY_MS = 100;

/** Makes stale pages: an entry's own first, a few at a time, failed ones last, until none is left. */
export class PageMaker {
  readonly #options: Options;
  readonly #queue = new Map<string, Page>();
  readonly #making = new Set<string>();
  #made = new Set<string>();
  readonly #stopped = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Reads the pages to make, and goes on. */
  wake(): void {
    for (const { path, place } of this.#options.receipts().stalePages()) {
      // After a start it is not marked yet.
      if (!isStale(path) && !this.#made.has(path) && !this.#making.has(path)) markStale([path]);
      if (!isStale(path)) continue;
      const known = this.#queue.get(path);
      if (known) known.place = Math.min(place, known.place);
      else this.#queue.set(path, { place, failures: 0, restsUntil: 0 });
    }
    this.#goOn();
  }

  stop(): void {
    this.#stopped.abort();
    this.#note();
  }

  /** Makes the next pages, and notes the made ones a moment later. A publication without pages is done then. */
  #goOn(): void {
    if (this.#stopped.signal.aborted) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#note();
      if (this.#queue.size + this.#made.size > 0) this.#goOn();
    }, NOTE_EVERY_MS).unref();
    while (this.#making.size < PAGES_AT_ONCE) {
      const next = this.#next();
      if (!next) return;
      void this.#make(...next);
    }
  }

  /** The next page in their order, failed ones last. */
  #next(): [path: string, page: Page] | undefined {
    const now = performance.now();
    const isExpecting = this.#options.isExpecting();
    let next: [path: string, page: Page] | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const [path, page] of this.#queue) {
      const turn = page.failures > 0 ? Number.MAX_SAFE_INTEGER : page.place;
      const waits = page.restsUntil > now || (isExpecting && page.place >= OWN_PLACES);
      if (turn < best && !waits && !this.#making.has(path)) [next, best] = [[path, page], turn];
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
      this.#made.add(path);
      // The cause of its failures may have affected other pages.
      if (page.failures > 0) for (const other of this.#queue.values()) other.restsUntil = 0;
    } else this.#failed(path, page, failure);
    this.#goOn();
  }

  #failed(path: string, page: Page, failure: string): void {
    page.failures += 1;
    page.restsUntil = performance.now() + retryDelayMs(page.failures, LONGEST_WAIT_MS);
    emit('publication-failure', { step: 'page' });
    if (page.failures === REPORT_AFTER) log.warn('publish.waiting', `publish: ${failure}; retrying until it is made`);
    try {
      this.#options.receipts().pageFailed(path, page.failures === 1, page.failures >= REPORT_AFTER ? failure : null);
    } catch {
      // The next successful write reports it.
    }
  }

  /** What cannot be noted now is noted with the next pages. After a start these pages are made once more. */
  #note(): void {
    const made = [...this.#made].filter((path) => !isStale(path));
    try {
      const finished = this.#options.receipts().made(made, new Date());
      this.#made.clear();
      if (finished.length > 0) this.#options.finished(finished);
    } catch {
      this.#made = new Set(made);
      this.#goOn();
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
