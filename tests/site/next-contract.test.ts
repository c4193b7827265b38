import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flightRows, flightText, flightTextOf } from '../../lib/next/flight-data.ts';
import { scriptsAfterPaint, withScriptsAfterPaint } from '../../lib/next/scripts-after-paint.ts';
import { WHOLE_PAGE_SEGMENT } from '../../lib/next/slim-build.ts';
import { TAGS_PER_CALL } from '../../lib/stored-pages/cache-tags.ts';
import { TAGS_HEADER } from '../../lib/stored-pages/headers.ts';
import { pagesWithTags, pathOfKey } from '../../lib/stored-pages/page-index.ts';
import { NEXT, type RunningSite, run, startNext } from '../support/site.ts';

// Undocumented behaviour of Next that lib/next relies on, shown by a site without our code. If one of these fails after an upgrade, the
// code that relies on it needs a review, or is no longer needed.

const PROJECT = 'tests/site/bare-next';
const BUILD = join(PROJECT, '.next');

type Handed = { key: string; kind: string; status?: number; headers?: Record<string, string> };

let site: RunningSite;

beforeAll(async () => {
  rmSync(BUILD, { recursive: true, force: true });
  const { code, output } = await run('node', [NEXT, 'build', PROJECT], { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  if (code !== 0) throw new Error(`The bare site does not build:\n${output}`);
  site = await startNext(PROJECT, BUILD, {});
});
afterAll(() => site?.stop());

/** The inputs of the cache for a path up to now, in order. */
function handedFor(path: string): Handed[] {
  const file = join(BUILD, 'sets.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => JSON.parse(line) as Handed).filter(({ key }) => key.endsWith(path));
}

const handed = (path: string) => site.until(() => handedFor(path)[0]);
const filesIn = (folder: string) => readdirSync(join(BUILD, 'server', folder), { recursive: true, encoding: 'utf8' });
const processOf = async (headers?: Record<string, string>) =>
  JSON.parse((await site.get('/process', headers)).text) as { port: string; phase?: string; forwardedFor: string };

describe('the files of pages', () => {
  test('Next stores the pages of a build in server/app, each with a .meta beside its .html', () => {
    expect(filesIn('app')).toEqual(expect.arrayContaining(['made/first.html', 'made/first.meta', 'file.body', 'file.meta']));
  });

  test('Next stores later pages in server/route-cache/<kind>/<hash>/$ and names them by that path', async () => {
    expect((await site.get('/made/second')).text).toContain('the page second');
    const { key, kind } = await handed('/made/second');
    expect(kind).toBe('APP_PAGE');
    expect(key).toMatch(/^\/route-cache\/APP_PAGE\/[0-9a-f]+\/\$\/made\/second$/);
    expect(pathOfKey(key)).toBe('/made/second');
    const stored = key.slice('/route-cache/'.length);
    await site.until(() => filesIn('route-cache').includes(`${stored}.meta`) && filesIn('route-cache').includes(`${stored}.html`));
  });

  test('Next records the tags of a page in its .meta and for the cache, under the header x-next-cache-tags, joined by commas', async () => {
    await site.get('/made/third');
    const { headers } = await handed('/made/third');
    expect(headers?.[TAGS_HEADER]?.split(',')).toEqual(expect.arrayContaining(['name:third', 'names']));
    expect(pagesWithTags(['names'], BUILD)).toContain('/made/first');
  });
});

describe("a page's scripts", () => {
  test('Next writes each as an async one by its address, and the one that starts the page last, under the id _R_', () => {
    const html = readFileSync(join(BUILD, 'server', 'app', 'made', 'first.html'), 'utf8');
    const own = [...html.matchAll(/<script src="[^"]*"[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('noModule'));
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((tag) => !tag.endsWith(' async="">'))).toEqual([]);
    expect(own.map((tag) => tag.includes(' id="_R_"'))).toEqual([...own.slice(1).map(() => false), true]);
    expect(scriptsAfterPaint(withScriptsAfterPaint(html))).toHaveLength(own.length);
  });
});

describe("a page's data", () => {
  test('Next writes it twice: as .rsc, and as the segment _full, which its router never requests', () => {
    const [data, segment] = ['first.rsc', `first.segments${WHOLE_PAGE_SEGMENT}.segment.rsc`].map((file) =>
      readFileSync(join(BUILD, 'server', 'app', 'made', file), 'utf8'),
    );
    expect(data?.replace(/^#/, '')).toBe(segment);
    const router = globSync('node_modules/next/dist/client/**/*.js').filter((file) =>
      readFileSync(file, 'utf8').includes(WHOLE_PAGE_SEGMENT),
    );
    expect(router).toEqual([]);
  });
});

describe('the data that starts a page', () => {
  test('Next writes it as pieces of one text, each in a script of its own, and React reads rows of an id, a type and JSON from it', () => {
    const html = readFileSync(join(BUILD, 'server', 'app', 'made', 'first.html'), 'utf8');
    const text = flightTextOf(html) ?? '';
    const rows = [...flightRows(text)];
    expect(flightText(rows)).toBe(text);
    const models = rows.filter(({ tag, id }) => tag === '' && id !== '').map(({ body }) => JSON.parse(body) as unknown);
    expect(JSON.stringify(models)).toContain('the page ');
    // React finds a component of the browser by a row of this type.
    expect(rows.map(({ tag }) => tag)).toContain('I');
  });
});

describe('the manifest of a build', () => {
  const manifest = () => JSON.parse(readFileSync(join(BUILD, 'prerender-manifest.json'), 'utf8'));

  test('Next records how long each page counts as new and how long it may be sent, in seconds', () => {
    const { initialRevalidateSeconds, initialExpireSeconds } = manifest().routes['/made/first'];
    expect([initialRevalidateSeconds, initialExpireSeconds].every(Number.isInteger)).toBe(true);
    expect(initialExpireSeconds).toBeGreaterThan(initialRevalidateSeconds);
  });

  test('Next records the key of draft mode', () => {
    expect(manifest().preview.previewModeId).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('how many tags a page may have', () => {
  test('Next keeps the first 128 tags of each call of cacheTag and drops later ones', async () => {
    await site.get('/made/tagged');
    const names = (await handed('/made/tagged')).headers?.[TAGS_HEADER]?.split(',') ?? [];
    expect(names).toEqual(expect.arrayContaining(Array.from({ length: TAGS_PER_CALL }, (_, index) => `many:${index}`)));
    // One more than in its own message is kept.
    expect(names).not.toContain(`many:${TAGS_PER_CALL + 1}`);
    expect(names).toContain('name:tagged');
  });
});

describe('the inputs of a cache handler', () => {
  test('Next keeps its own cache in next/dist/server/lib/incremental-cache/file-system-cache, a class with get and set', async () => {
    const { default: found } = await import('next/dist/server/lib/incremental-cache/file-system-cache.js');
    const FileSystemCache = (found as unknown as { default?: typeof found }).default ?? found;
    expect([typeof FileSystemCache.prototype.get, typeof FileSystemCache.prototype.set]).toEqual(['function', 'function']);
  });
});

describe('how requests are answered', () => {
  test('Next keeps a forged X-Forwarded-For, and fills it in only if it is missing', async () => {
    expect((await processOf({ 'x-forwarded-for': '203.0.113.7' })).forwardedFor).toBe('203.0.113.7');
    expect((await processOf()).forwardedFor).toMatch(/127\.0\.0\.1$/);
  });
});

describe('the environment variables', () => {
  test('next start puts the port on which it listens into PORT', async () => {
    expect((await processOf()).port).toBe(new URL(site.origin).port);
  });

  test('NEXT_PHASE is phase-production-build while a build makes pages, and something else in a server', async () => {
    expect((await site.get('/file')).text).toBe('made in phase-production-build');
    expect((await processOf()).phase).not.toBe('phase-production-build');
  });
});
