import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DRAFT_COOKIE } from '../../../lib/next/draft-cookie.ts';
import { temporaryFolder } from '../../support/for-test.ts';

// Undocumented parts of Next and next-intl that the site relies on and that need no build (tests/site/next-contract.test.ts has the
// others). If one of these fails after an upgrade, the code that relies on it needs a review.

const require = createRequire(import.meta.url);
const textOf = (module: string) => readFileSync(require.resolve(module), 'utf8');

/** Next's own cache, with a folder of its own, and where it stores a page. */
async function openNextCache() {
  const { default: found } = await import('next/dist/server/lib/incremental-cache/file-system-cache.js');
  const FileSystemCache = (found as unknown as { default?: typeof found }).default ?? found;
  const serverDistDir = temporaryFolder({ onTestFinished });
  const fs = await import('next/dist/server/lib/node-fs-methods.js').then(({ nodeFs }) => nodeFs);
  const cache = new FileSystemCache({
    ...{ fs, dev: false, flushToDisk: true, serverDistDir, maxMemoryCacheSize: 1_000_000, revalidatedTags: [] },
  } as never);
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

test('Next recognises draft mode by the cookie of this name (draft-cookie.ts)', async () => {
  const { COOKIE_NAME_PRERENDER_BYPASS } = await import('next/dist/server/api-utils/index.js');
  expect(COOKIE_NAME_PRERENDER_BYPASS).toBe(DRAFT_COOKIE);
});

test('Next names the path of a page in the last of the tags that it gives it itself (page-being-made.ts)', async () => {
  const { getImplicitTags } = await import('next/dist/server/lib/implicit-tags.js');
  const { workUnitAsyncStorage } = await import('next/dist/server/app-render/work-unit-async-storage.external.js');
  const { pagePath } = await import('../../../lib/next/page-being-made.ts');
  const store = vi.spyOn(workUnitAsyncStorage, 'getStore');
  onTestFinished(() => store.mockRestore());
  const pathIn = async (route: string, path: string, isForAny = false) => {
    const implicitTags = await getImplicitTags(route, path, (isForAny ? new Map([['slug', '']]) : null) as never);
    store.mockReturnValue({ type: 'prerender', implicitTags } as never);
    return pagePath();
  };
  expect(await pathIn('/[locale]/page', '/en')).toBe('/en');
  expect(await pathIn('/[locale]/blog/[slug]/page', '/es/blog/café')).toBe('/es/blog/caf%C3%A9');
  expect(await pathIn('/[locale]/blog/[slug]/page', '/es/blog/[slug]', true)).toBeNull();
});

test('Next imports its polyfills by the path that next.config.mjs replaces (no-polyfills.ts)', () => {
  expect(textOf('next/dist/client/app-globals.js')).toContain('require("../build/polyfills/polyfill-module")');
});

test('next-intl formats messages by the module that next.config.mjs replaces (lib/i18n/prepared-messages.ts)', () => {
  const files = globSync('node_modules/use-intl/dist/esm/production/*.js');
  expect(files.some((file) => /from ?"use-intl\/format-message"/.test(readFileSync(file, 'utf8')))).toBe(true);
});

test('Next takes the settings of a server without next.config from __NEXT_PRIVATE_STANDALONE_CONFIG (scripts/start.ts)', async () => {
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', JSON.stringify({ env: { OWN: 'own' }, distDir: 'own' }));
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const { default: load } = await import('next/dist/server/config.js');
  const loadConfig = ((load as { default?: unknown }).default ?? load) as typeof load;
  const config = await loadConfig('phase-production-server', temporaryFolder({ onTestFinished }));
  expect(config).toMatchObject({ distDir: 'own', env: { OWN: 'own' } });
});

test('Next keeps the tags of the page being made in the property tags of its store (page-being-made.ts)', async () => {
  const { workUnitAsyncStorage } = await import('next/dist/server/app-render/work-unit-async-storage.external.js');
  const { tagPage } = await import('../../../lib/next/page-being-made.ts');
  const page = { type: 'prerender', tags: ['own'] };
  const store = vi.spyOn(workUnitAsyncStorage, 'getStore').mockReturnValueOnce(page as never);
  tagPage('more');
  store.mockRestore();
  expect(page.tags).toEqual(['own', 'more']);
  expect(textOf('next/dist/server/use-cache/cache-tag.js')).toContain('workUnitStore.tags.push(');
  expect(textOf('next/dist/server/app-render/app-render.js')).toContain('collectedTags: finalServerPrerenderStore.tags');
});
