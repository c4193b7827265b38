import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/for-test.ts';

// Undocumented parts of Next and next-intl that would go silently and that need no build (tests/site/next-contract.test.ts has the others).
// If one of these fails after an upgrade, the code that relies on it needs a review.

const require = createRequire(import.meta.url);
const textOf = (module: string) => readFileSync(require.resolve(module), 'utf8');

/** Next's own cache, with a folder of its own, and where it stores a page. */
async function openNextCache() {
  const { default: found } = await import('next/dist/server/lib/incremental-cache/file-system-cache.js');
  const FileSystemCache = (found as unknown as { default?: typeof found }).default ?? found;
  const serverDistDir = temporaryFolder({ onTestFinished });
  const fs = await import('next/dist/server/lib/node-fs-methods.js').then(({ nodeFs }) => nodeFs);
  const settings = { fs, dev: false, flushToDisk: true, serverDistDir, maxMemoryCacheSize: 1_000_000, revalidatedTags: [] };
  const cache = new FileSystemCache(settings as never);
  const page = { kind: 'APP_PAGE', html: '<p>Words</p>', rscData: Buffer.from('data'), headers: {}, status: 200, segmentData: undefined };
  const store = (path: string) => cache.set(path, page as never, { isFallback: false } as never);
  const memory = () => (FileSystemCache as unknown as { memoryCache?: Map<string, unknown> }).memoryCache;
  return { memory, cache, store, isOnDisk: (path: string) => existsSync(join(serverDistDir, 'app', `${path}.html`)) };
}

test('Next stores a page in its static memoryCache, and on the disk only while the property flushToDisk is true (page-cache.ts)', async () => {
  const { memory, cache, store, isOnDisk } = await openNextCache();
  await store('/written');
  expect(isOnDisk('/written')).toBe(true);
  Object.assign(cache, { flushToDisk: false });
  await store('/kept');
  expect(isOnDisk('/kept')).toBe(false);
  // All its caches share one.
  expect(memory()?.get('/kept')).toMatchObject({ value: { html: '<p>Words</p>' } });
  expect(memory()?.set).toBeTypeOf('function');
});

test('Next imports its polyfills by the path that next.config.mjs replaces (no-polyfills.ts)', () => {
  expect(textOf('next/dist/client/app-globals.js')).toContain('require("../build/polyfills/polyfill-module")');
});

test('next-intl formats messages by the module that next.config.mjs replaces (lib/i18n/prepared-messages.ts)', () => {
  const files = globSync('node_modules/use-intl/dist/esm/production/*.js');
  expect(files.some((file) => /from ?"use-intl\/format-message"/.test(readFileSync(file, 'utf8')))).toBe(true);
});
