import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { processState } from '../../../lib/runtime/process-state.ts';
import { temporaryFolder } from '../../support/for-test.ts';

let cache: InstanceType<typeof import('../../../lib/next/page-cache.ts')['default']>;
let now: () => number;
let pages: typeof import('../../../lib/stored-pages/stale-pages.ts');

/** A page cache with its own empty folder. */
beforeEach(async () => {
  const folder = temporaryFolder({ onTestFinished });
  writeFileSync(join(folder, 'prerender-manifest.json'), '{"routes":{}}');
  vi.stubEnv('BUILD_FOLDER', folder);
  vi.resetModules();
  const { default: PageCache } = await import('../../../lib/next/page-cache.ts');
  cache = new PageCache({ dev: false, flushToDisk: false, serverDistDir: 'none', revalidatedTags: [] } as never);
  ({ now } = await import('../../../lib/runtime/request-context.ts'));
  pages = await import('../../../lib/stored-pages/stale-pages.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Stores a page whose making began at a given time, and returns what Next gets. */
async function storeAndGet(path: string, begunAt: number, words = 'Words', tags = '') {
  const html = `<!DOCTYPE html><html><head></head><body>${words}</body></html>`;
  const page = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags } };
  const starts = processState('requests', () => new AsyncLocalStorage<object>());
  const lifetime = { revalidate: 3600, expire: 31_536_000 };
  await starts.run({ startedAt: begunAt, change: 0 }, () =>
    cache.set(path, page as never, { isFallback: false, cacheControl: lifetime } as never),
  );
  return (await cache.get(path, { kind: 'APP_PAGE', isFallback: false } as never)) as {
    lastModified: number;
    cacheControl: { revalidate: number };
    value: { html: string };
  };
}

/** As Next tells it (16.4.6, incremental-cache): older than its lifetime. */
async function isOld(...page: Parameters<typeof storeAndGet>) {
  const { lastModified, cacheControl } = await storeAndGet(...page);
  return lastModified + cacheControl.revalidate * 1000 < performance.timeOrigin + performance.now();
}

test('a page whose making began before its content changed does not pass for fresh, however late it ends', async () => {
  const path = '/en/blog/raced';
  expect(await isOld(path, now())).toBe(false);
  const begunAt = now();
  pages.markStale([path]);
  expect(await isOld(path, begunAt)).toBe(true);
  expect(await isOld(path, now())).toBe(false);
});

test('a page that is made for the first time while its content changes does not pass for fresh', async () => {
  const begunAt = now();
  pages.noteChangedTags(['entry-a']);
  expect(await isOld('/en/blog/first', begunAt, 'Words', 'entry-a,entry-b')).toBe(true);
  expect(await isOld('/en/blog/other', begunAt, 'Words', 'entry-b')).toBe(false);
  expect(await isOld('/en/blog/first', now(), 'Words', 'entry-a,entry-b')).toBe(false);
});

test('a page that was begun earlier does not replace one that was begun later', async () => {
  const begunAt = now();
  await storeAndGet('/en/blog/overtaken', now(), 'New words');
  const { value } = await storeAndGet('/en/blog/overtaken', begunAt, 'Old words');
  expect(value.html).toContain('New words');
});
