import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { processState } from '../../../lib/runtime/process-state.ts';
import { temporaryFolder } from '../../support/for-test.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A page cache with its own empty folder. */
async function openCache() {
  const folder = temporaryFolder({ onTestFinished });
  writeFileSync(join(folder, 'prerender-manifest.json'), '{"routes":{}}');
  vi.stubEnv('BUILD_FOLDER', folder);
  vi.resetModules();
  const { default: PageCache } = await import('../../../lib/next/page-cache.ts');
  return new PageCache({ dev: false, flushToDisk: false, serverDistDir: 'none', revalidatedTags: [] } as never);
}

/** Stores a page whose making began at a given time, and returns the age that Next gets. */
async function storeAndGet(cache: Awaited<ReturnType<typeof openCache>>, path: string, begunAt: number, words = 'Words', tags = '') {
  const html = `<!DOCTYPE html><html><head></head><body>${words}</body></html>`;
  const headers = { 'x-next-cache-tags': tags };
  const page = { kind: 'APP_PAGE', html, rscData: undefined, headers, postponed: undefined, status: undefined, segmentData: undefined };
  const starts = processState('requests', () => new AsyncLocalStorage<object>());
  const lifetime = { revalidate: 3600, expire: 31_536_000 };
  await starts.run({ startedAt: begunAt, change: 0 }, () =>
    cache.set(path, page as never, { isFallback: false, cacheControl: lifetime } as never),
  );
  return await cache.get(path, { kind: 'APP_PAGE', isFallback: false } as never);
}

/** As Next tells it (16.4.6, incremental-cache): older than its lifetime. */
const isOld = (stored: Awaited<ReturnType<typeof storeAndGet>>) => {
  const { lastModified = 0, cacheControl } = stored as { lastModified?: number; cacheControl?: { revalidate: number } };
  return lastModified + Number(cacheControl?.revalidate) * 1000 < performance.timeOrigin + performance.now();
};

test('a page whose making began before its content changed does not pass for fresh, however late it ends', async () => {
  const cache = await openCache();
  const { now } = await import('../../../lib/runtime/request-context.ts');
  const { markStale } = await import('../../../lib/stored-pages/stale-pages.ts');
  const path = '/en/blog/raced';
  expect(isOld(await storeAndGet(cache, path, now()))).toBe(false);
  const begunAt = now();
  markStale([path]);
  expect(isOld(await storeAndGet(cache, path, begunAt))).toBe(true);
  expect(isOld(await storeAndGet(cache, path, now()))).toBe(false);
});

test('a page that is made for the first time while its content changes does not pass for fresh', async () => {
  const cache = await openCache();
  const { now } = await import('../../../lib/runtime/request-context.ts');
  const { noteChangedTags } = await import('../../../lib/stored-pages/stale-pages.ts');
  const begunAt = now();
  noteChangedTags(['entry-a']);
  expect(isOld(await storeAndGet(cache, '/en/blog/first', begunAt, 'Words', 'entry-a,entry-b'))).toBe(true);
  expect(isOld(await storeAndGet(cache, '/en/blog/other', begunAt, 'Words', 'entry-b'))).toBe(false);
  expect(isOld(await storeAndGet(cache, '/en/blog/first', now(), 'Words', 'entry-a,entry-b'))).toBe(false);
});

test('a page that was begun earlier does not replace one that was begun later', async () => {
  const cache = await openCache();
  const { now } = await import('../../../lib/runtime/request-context.ts');
  const begunAt = now();
  await storeAndGet(cache, '/en/blog/overtaken', now(), 'New words');
  const stored = await storeAndGet(cache, '/en/blog/overtaken', begunAt, 'Old words');
  expect((stored?.value as { html?: string } | undefined)?.html).toContain('New words');
});
