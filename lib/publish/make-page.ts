import { isStale, wasJustMade } from '../next/headers.ts';
import { whenKept } from '../next/kept-page.ts';
import { ownAddress } from '../next/own-address.ts';
import { publicPath } from '../routing/addresses.ts';

/** What a request for a page may take; its making goes on without whoever asked for it. */
const REQUEST_LIMIT_MS = 10_000;
/** How long a page may stay the old copy before it counts as failed, and another one gets its turn. A page of 10,000 entries takes seconds on a busy machine. */
const STALE_LIMIT_MS = 10_000;
/** How long nobody asks again, unless the page is stored sooner. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 400;

/** A page that the cache cannot keep is one that was just made, each time. */
const MISSES_MAX = 3;

type MakeOptions = {
  /** Ends the attempt. */
  signal?: AbortSignal;
  /** Whether something stands at the path, as far as is known: an answer that leads away is none then. */
  stands?: (routerPath: string) => boolean;
  requestLimitMs?: number;
  staleLimitMs?: number;
};

/**
 * Requests a page until it has been made anew: the first request gets the old copy and starts the making of the new one, which is there
 * when an answer is no longer stale. Where there was none, the answer may belong to a visitor's making that began before: the next one
 * tells. Takes the router's path (`/es/blog/a`). Gives null, or what happened instead.
 */
export async function makePage(routerPath: string, options: MakeOptions = {}): Promise<string | null> {
  const { signal, stands = () => false, requestLimitMs = REQUEST_LIMIT_MS, staleLimitMs = STALE_LIMIT_MS } = options;
  const url = new URL(publicPath(routerPath), ownAddress());
  const deadline = Date.now() + staleLimitMs;
  let misses = 0;
  try {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const limit = AbortSignal.timeout(requestLimitMs);
      const response = await fetch(url, {
        // Only what stands in the head is of interest: nothing is to be compressed or sent.
        method: 'HEAD',
        redirect: 'manual',
        // As a link of the site, so that no language is chosen for it.
        headers: { 'sec-fetch-site': 'same-origin' },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        cache: 'no-store',
      });
      if (response.status >= 500) return `${url.pathname} answered ${response.status}`;
      if (wasJustMade(response.headers)) {
        misses += 1;
        if (misses < MISSES_MAX) continue;
      }
      if (!isStale(response.headers)) return isMade(response) || !stands(routerPath) ? null : `${url.pathname} led away`;
      if (Date.now() + pause > deadline) return `${url.pathname} was still the old copy after ${staleLimitMs / 1000} s`;
      await whenKept(routerPath, pause, signal);
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `${url.pathname} was not answered within ${requestLimitMs / 1000} s`;
    return `${url.pathname} could not be requested: ${error instanceof Error ? error.message : error}`;
  }
}

/** While the delivery API is down, a page that was never made leads to its list, and nothing of that is kept. */
const isMade = ({ status }: Response) => status < 300;
