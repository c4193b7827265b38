import { setTimeout as delay } from 'node:timers/promises';
import { isStale } from '../next/headers.ts';
import { ownAddress } from '../next/own-address.ts';
import { publicPath } from '../routing/addresses.ts';

const AT_ONCE = 4;
const PAUSE_MS = 50;
const TIME_LIMIT_MS = 60_000;

/**
 * Requests pages until each has been made anew, a few at a time. Takes the router's paths (`/es/blog/a`); gives a line for each
 * that could not be made.
 */
export async function warmPages(paths: string[]): Promise<string[]> {
  const queue = paths.map((path) => ({ path, deadline: Date.now() + TIME_LIMIT_MS }));
  const failures: string[] = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await askFor(next.path);
      if (outcome === 'made') continue;
      if (outcome !== 'stale') failures.push(outcome);
      else if (Date.now() > next.deadline) failures.push(`${next.path} was still the old copy after ${TIME_LIMIT_MS / 1000} s`);
      else {
        // To the end: a page that cannot be made now must not keep the others waiting.
        queue.push(next);
        await delay(PAUSE_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}

/** One request: the first gets the old copy and starts the making of the new one; it is there when an answer is no longer stale. */
async function askFor(routerPath: string): Promise<'made' | 'stale' | (string & {})> {
  const url = new URL(publicPath(routerPath), ownAddress());
  try {
    const response = await fetch(url, { redirect: 'manual', headers: { 'sec-fetch-site': 'same-origin' } });
    await response.arrayBuffer();
    if (response.status >= 500) return `${url.pathname} answered ${response.status}`;
    return isStale(response.headers) ? 'stale' : 'made';
  } catch (error) {
    return `${url.pathname} could not be requested: ${error instanceof Error ? error.message : error}`;
  }
}
