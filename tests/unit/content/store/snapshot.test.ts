import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, type TestContext, test, vi } from 'vitest';
import { contentStore } from '../../../../lib/content/store/content-store.ts';
import type { Space } from '../../../../lib/content/store/sample/space.ts';
import { Snapshot, snapshotBegun, writeSnapshot } from '../../../../lib/content/store/snapshot.ts';
import { ENTRY_KINDS } from '../../../../lib/site/collections.ts';
import { serve, sourceOf, temporaryFolder } from '../../../support/for-test.ts';
import { withShortFiles } from '../../../support/full-disk.ts';
import { forgetProcessState } from '../../../support/process-state.ts';
import { embed, makeArticle, makeCodeBlock, makeSpace } from '../../../support/space.ts';

/** Writes a snapshot of a space into a folder of this test's own. */
async function snapshotOf(context: TestContext, space: Space, folder = join(temporaryFolder(context), 'content')) {
  const standIn = await serve(context, space);
  const { source } = sourceOf(standIn);
  const progress: string[] = [];
  const reports: string[] = [];
  const write = () =>
    writeSnapshot(
      folder,
      source,
      (line) => progress.push(line),
      (line) => reports.push(line),
    );
  await write();
  return { folder, standIn, source, progress, reports, write };
}

function readBack(folder: string): Snapshot {
  const snapshot = Snapshot.read(folder);
  if (!snapshot) throw new Error(`no snapshot in ${folder}`);
  return snapshot;
}

describe('a snapshot', () => {
  test('gives every entry exactly as the API would, accents and emoji included', async (context) => {
    const space = makeSpace(3);
    space.entries.push(makeCodeBlock('code-a', 'const ñ = "🧵";'));
    for (const kind of ENTRY_KINDS)
      space.entries.push(
        makeArticle({
          id: `${kind}-wide`,
          kind,
          title: 'Ñandú, niño, 🧵 und Größe',
          embeds: [embed('Entry', 'code-a'), embed('Asset', 'cover')],
          cover: 'cover',
        }),
      );
    const { folder, source } = await snapshotOf(context, space);
    const snapshot = readBack(folder);
    for (const kind of ENTRY_KINDS) {
      expect(snapshot.catalogues[kind].slugs('en')).toHaveLength(4);
      for (const slug of snapshot.catalogues[kind].slugs('en'))
        expect(snapshot.entryBySlug(kind, slug, 'en')).toEqual(await source.entryBySlug(kind, slug, 'en'));
    }
  });

  test('has no entry under an unknown slug or under the slug of another kind', async (context) => {
    const snapshot = readBack((await snapshotOf(context, makeSpace(1))).folder);
    expect([snapshot.entryBySlug('blog', 'nowhere', 'en'), snapshot.entryBySlug('blog', 'resource-1', 'en')]).toEqual([null, null]);
  });

  test('of an empty space is there, and empty', async (context) => {
    const snapshot = readBack((await snapshotOf(context, { entries: [], assets: [] })).folder);
    expect(ENTRY_KINDS.map((kind) => snapshot.catalogues[kind].size)).toEqual([0, 0, 0]);
  });

  test('says when it was begun: whatever was published before is in it', async (context) => {
    const before = Date.now();
    const { folder } = await snapshotOf(context, makeSpace(1));
    const begun = snapshotBegun(folder)?.getTime() ?? 0;
    expect([begun >= before, begun <= Date.now()]).toEqual([true, true]);
    expect(snapshotBegun(temporaryFolder(context))).toBeNull();
    writeFileSync(join(folder, 'begun'), 'yesterday');
    expect(snapshotBegun(folder)).toBeNull();
  });

  test('is null where there is none, and an error where it is unreadable', (context) => {
    const folder = temporaryFolder(context);
    expect(Snapshot.read(folder)).toBeNull();
    writeFileSync(join(folder, 'index.json'), '{"blog": [');
    expect(() => Snapshot.read(folder)).toThrow(SyntaxError);
  });

  test('keeps the newer of two entries with one slug and reports the other', async (context) => {
    const space = makeSpace(1);
    space.entries.push(
      makeArticle({ id: 'older', kind: 'blog', slug: 'blog-1', createdAt: '2020-01-01T00:00:00.000Z' }),
      makeArticle({ id: 'elsewhere', kind: 'resource', slug: 'blog-1' }),
    );
    const { folder, reports } = await snapshotOf(context, space);
    expect(readBack(folder).entryBySlug('blog', 'blog-1', 'en')?.id).toBe('blog-1');
    expect(readBack(folder).entryBySlug('resource', 'blog-1', 'en')?.id).toBe('elsewhere');
    expect(reports).toEqual(['content: left out blog older: slug "blog-1" is already held by blog-1, which was created later']);
  });

  test('has an entry under its slug in each language, and reports the one slug that another entry holds', async (context) => {
    const space = makeSpace(1);
    space.entries.push(
      makeArticle({ id: 'two', kind: 'blog', createdAt: '2023-01-01T00:00:00.000Z', fields: { slug: { 'en-US': 'Two', es: 'dos' } } }),
      makeArticle({ id: 'held', kind: 'blog', createdAt: '2020-01-01T00:00:00.000Z', fields: { slug: { 'en-US': 'dos', es: 'blog-1' } } }),
    );
    const { folder, reports } = await snapshotOf(context, space);
    const snapshot = readBack(folder);
    const ids = [snapshot.entryBySlug('blog', 'Two', 'en'), snapshot.entryBySlug('blog', 'dos', 'es')].map((entry) => entry?.id);
    expect(ids).toEqual(['two', 'two']);
    expect([snapshot.entryBySlug('blog', 'dos', 'en'), snapshot.entryBySlug('blog', 'Two', 'es')]).toEqual([null, null]);
    expect(snapshot.catalogues.blog.slugs('es')).toEqual(['blog-1', 'dos']);
    expect(reports).toEqual(['content: left out blog held: slug "blog-1" is already held by blog-1, which was created later']);
  });

  test('shows progress while there is more than one page', async (context) => {
    const { progress } = await snapshotOf(context, makeSpace({ blog: 1_001, resource: 1, compare: 0 }, 1));
    expect(progress).toEqual(['content: blog 1000 of 1001', 'content: blog 1001 of 1001']);
  });

  test('shows no progress for one page', async (context) => {
    expect((await snapshotOf(context, makeSpace(3))).progress).toEqual([]);
  });

  test('shows no progress for one page of which an entry was left out', async (context) => {
    const space = makeSpace(3);
    space.entries.push(makeArticle({ id: 'untitled', kind: 'blog', fields: { title: {} } }));
    expect((await snapshotOf(context, space)).progress).toEqual([]);
  });

  test('is replaced by a newer one', async (context) => {
    const { folder, standIn, write } = await snapshotOf(context, makeSpace(1));
    standIn.unpublish('blog-1');
    standIn.publish(makeArticle({ id: 'new', kind: 'blog' }));
    await write();
    expect(readBack(folder).catalogues.blog.slugs('en')).toEqual(['new']);
  });

  test('stays when the disk takes only a part of the next one', async (context) => {
    const { folder, source } = await snapshotOf(context, makeSpace({ blog: 1, resource: 0, compare: 0 }, 5_000));
    const entry = await source.entryBySlug('blog', 'blog-1', 'en');
    const write = `
      import { writeSnapshot } from './lib/content/store/snapshot.ts';
      const [folder, entry] = JSON.parse(process.argv[1]);
      const allEntries = async function* (kind) { yield { items: kind === 'blog' ? [entry] : [], done: 1, total: 1 }; };
      await writeSnapshot(folder, { allEntries }, () => {}, () => {});`;
    expect(withShortFiles(write, JSON.stringify([folder, entry]))).toMatch(/EFBIG/);
    expect(readBack(folder).entryBySlug('blog', 'blog-1', 'en')).toEqual(entry);
  });

  test('stays when fetching the next one fails half way, and can be replaced afterwards', async (context) => {
    const { folder, standIn, write } = await snapshotOf(context, makeSpace(2));
    standIn.publish(makeArticle({ id: 'new', kind: 'blog' }));
    standIn.fault = ({ query }) => (query.get('content_type') === 'compare' ? { kind: 'status', status: 401 } : undefined);
    await expect(write()).rejects.toMatchObject({ name: 'ContentUnavailable' });
    expect(readBack(folder).catalogues.blog.slugs('en')).toEqual(['blog-2', 'blog-1']);
    expect(readBack(folder).entryBySlug('compare', 'compare-1', 'en')?.slugs.en).toBe('compare-1');
    standIn.fault = () => undefined;
    await write();
    expect(readBack(folder).catalogues.blog.has('new', 'en')).toBe(true);
  });

  test('costs one request for each kind that fits a page', async (context) => {
    const { standIn } = await snapshotOf(context, makeSpace(5));
    expect(standIn.requests.map(({ query }) => query.get('content_type'))).toEqual(['blog', 'resource', 'compare']);
  });
});

describe('the store of a build worker', () => {
  beforeEach(() => forgetProcessState('snapshot-store'));
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test("reads the build's snapshot and asks nobody", async (context) => {
    const { folder, standIn } = await snapshotOf(context, makeSpace(2));
    const before = standIn.requests.length;
    vi.stubEnv('CONTENT_SNAPSHOT', folder);
    expect((await contentStore().entryBySlug('blog', 'blog-2', 'en'))?.in.es.title).toBe('Title of blog-2 (Spanish)');
    expect(await contentStore().entryBySlug('blog', 'nowhere', 'en')).toBeNull();
    expect((await contentStore().catalogue('compare')).slugs('en')).toEqual(['compare-2', 'compare-1']);
    expect(standIn.requests.length).toBe(before);
  });

  test('without a snapshot says how to build', (context) => {
    vi.stubEnv('CONTENT_SNAPSHOT', temporaryFolder(context));
    expect(() => contentStore()).toThrow(/There is no content snapshot in .*: build with "npm run build"/);
  });
});
