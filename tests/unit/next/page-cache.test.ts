import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/for-test.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A page cache with a folder of its own, and nothing in it. */
async function openCache() {
  const folder = temporaryFolder({ onTestFinished });
  writeFileSync(join(folder, 'prerender-manifest.json'), '{"routes":{}}');
  vi.stubEnv('BUILD_FOLDER', folder);
  vi.resetModules();
  const { default: PageCache } = await import('../../../lib/next/page-cache.ts');
  return new PageCache({ dev: false, flushToDisk: false, serverDistDir: 'none', revalidatedTags: [] } as never);
}

test.each([
  ['/en/404', 404],
  ['/es/404', 404],
  ['/en/blog/404', undefined],
  ['/es/compare/404', undefined],
  ['/en/resource/a404', undefined],
])('the stored page of %s is sent with the status %s: only the not-found page says that nothing is there', async (path, status) => {
  const cache = await openCache();
  const html = '<!DOCTYPE html><html><head></head><body>Words</body></html>';
  const page = { kind: 'APP_PAGE', html, rscData: undefined, headers: {}, postponed: undefined, status: undefined, segmentData: undefined };
  await cache.set(path, page as never, { isFallback: false } as never);
  const stored = await cache.get(path, { kind: 'APP_PAGE', isFallback: false } as never);
  expect(stored?.value).toMatchObject({ kind: 'APP_PAGE', headers: expect.any(Object) });
  expect((stored?.value as { status?: number } | undefined)?.status).toBe(status);
});
