import { setTimeout as delay } from 'node:timers/promises';
import { LOCALES, localizedPath } from '../i18n/locales.ts';
import { withoutLocale } from '../routes.ts';
import { ownAddress } from './own-address.ts';

const AT_ONCE = 4;
const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;

/**
 * Requests pages until each has been made anew, a few at a time. Takes the router's paths (`/es/blog/a`); gives a line for each
 * that could not be made.
 */
export async function warmPages(paths: string[]): Promise<string[]> {
  const queue = [...paths];
  const failures: string[] = [];
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const failure = await warmPage(path);
      if (failure) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}

async function warmPage(routerPath: string): Promise<string | null> {
  const locale = LOCALES.find((each) => routerPath === `/${each}` || routerPath.startsWith(`/${each}/`));
  if (!locale) return null;
  const url = new URL(localizedPath(withoutLocale(routerPath), locale), ownAddress());
  const deadline = Date.now() + PATIENCE_MS;
  // The first request gets the old copy and starts the making of the new one; it is there when an answer is no longer stale.
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { redirect: 'manual', headers: { 'sec-fetch-site': 'same-origin' } });
      await response.arrayBuffer();
      if (response.status >= 500) return `${url.pathname} answered ${response.status}`;
      if (response.headers.get('x-nextjs-cache') !== 'STALE') return null;
    } catch (error) {
      return `${url.pathname} could not be requested: ${error instanceof Error ? error.message : error}`;
    }
    await delay(PAUSE_MS);
  }
  return `${url.pathname} was still the old copy after ${PATIENCE_MS / 1000} s`;
}
