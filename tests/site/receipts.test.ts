import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SpaceItem } from '../../lib/content/store/sample/space.ts';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { Editor } from '../support/editor.ts';
import { run } from '../support/site.ts';
import { inBoth, makeArticle } from '../support/space.ts';
import { ownSite, ownSpace } from './built.ts';

const TOKEN = 'a-token-of-forty-characters-for-the-tests';
const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
/** Long enough for a busy machine; a response comes as soon as there is one. */
const WAIT_S = 60;

const standIn = await ownSpace();
const site = await ownSite({ ...standIn.env, PUBLISHES_TOKEN: TOKEN, INSTANCE_NAME: 'test-1' });
const editor = new Editor(site, standIn);
// What the first look finds is no news to a call, whose receipt then does not say that it was left out.
await site.until(async () => (await site.health()).content.lookAgeS !== null);

/** Publishes an item and calls the webhook. Returns the revision. */
async function publish(item: SpaceItem): Promise<number> {
  expect(await editor.tell(item)).toBe(202);
  return standIn.item(item.sys.id).sys.revision as number;
}

const withSlug = (id: string, slug: string) => editor.changed(id, { slug: { 'en-US': slug } });

/** The response about an entry for a script. */
async function ask(path: string, headers: Record<string, string> = AUTHORIZED) {
  const { status, headers: answered, text } = await site.get(`/api/publishes${path}`, headers);
  return { status, headers: answered, body: JSON.parse(text) };
}

/** Waits for a status of an entry's revision like a script: retries after another response. Returns the newest receipt. */
const receiptOf = (path: string, wanted: 200 | 409): Promise<Receipt> =>
  site.until(async () => {
    const { status, body } = await ask(`/${path}${path.includes('?') ? '&' : '?'}wait=${WAIT_S}`);
    return status === wanted ? (body.newest as Receipt) : null;
  });
const live = (id: string, revision: number) => receiptOf(`${id}?revision=${revision}`, 200);
const notLive = (id: string) => receiptOf(id, 409);

/** Publishes items together: most of a publication's pages are lists and files that several of them change. Returns when all are live. */
const publishAll = async (items: SpaceItem[]) =>
  Promise.all((await Promise.all(items.map(publish))).map((revision, index) => live(items[index]?.sys.id as string, revision)));

/** The site's store, for its commands. */
const store = (): Record<string, string> => ({ PUBLISH_STORE: join(site.folder, 'publications.sqlite') });

/** Any slug, except those of the pages of the entry's own list. */
const ODD_SLUGS = ['404', '500', '_not-found', '_next', 'index', 'api', 'en', 'preview', 'markdown', '__PAGE__', '__proto__', 'null'];
const oddEntries = [...ODD_SLUGS, 'page'].map((slug, index) =>
  makeArticle({ id: `slug-${index}`, kind: 'compare', slug, fields: { keywords: {} } }),
);
const refused = oddEntries.pop() as SpaceItem;

describe('a first publication of several entries', () => {
  beforeAll(async () => {
    const leftOut = [editor.changed('with-picture', { description: {} }), withSlug('scarce-1', 'two words'), refused];
    const shown = publishAll([
      withSlug('compare-2', 'second-name'),
      withSlug('compare-3', 'for-a-while'),
      withSlug('compare-4', 'moved-away'),
      withSlug('compare-5', 'soon-gone'),
      makeArticle({ id: 'usurper', kind: 'compare', slug: 'compare-6', createdAt: '2026-11-02T00:00:00.000Z', fields: { keywords: {} } }),
      ...oddEntries,
    ]);
    await Promise.all([...leftOut.map(publish), shown]);
  });

  test('has each found by its old address, in both languages', async () => {
    expect(await site.leadsTo('/compare/compare-3')).toEqual([308, '/compare/for-a-while']);
    expect(await site.leadsTo('/es/compare/compare-5')).toEqual([308, '/es/compare/soon-gone']);
  });

  test('reports each that cannot be shown as left out, with the finding: without a field, with an invalid slug', async () => {
    expect(await notLive('with-picture')).toMatchObject({
      liveAt: null,
      leftOut: expect.stringContaining('description'),
      replacedBy: null,
    });
    expect(await notLive('scarce-1')).toMatchObject({ liveAt: null, leftOut: expect.stringContaining('two words'), replacedBy: null });
    expect((await notLive(refused.sys.id)).leftOut).toContain('page');
    const { output } = await run(process.execPath, ['scripts/publishes.ts', '--limit', '30'], store());
    expect(output).toMatch(/scarce-1 .*left out.*two words/);
  });

  test('shows entries with any slug, except those of the pages of their own list', async () => {
    for (const [index, slug] of ODD_SLUGS.entries())
      for (const path of [`/compare/${slug}`, `/es/compare/${slug}`]) {
        const { status, text } = await site.get(path);
        expect([path, status, text.includes(`Title of slug-${index} `)]).toEqual([path, 200, true]);
      }
  });
});

describe('an entry whose slug changes', () => {
  let replaced: Receipt;
  let replacedRevision: number;
  let deletion: Receipt;

  beforeAll(async () => {
    replacedRevision = await publish(standIn.item('compare-6'));
    replaced = await notLive('compare-6');
    const deleted = (standIn.item('compare-5').sys.revision as number) + 1;
    standIn.unpublish('compare-5');
    // Contentful's message of a deletion has no fields; here it does not even contain the entry's kind.
    await site.webhook('ContentManagement.Entry.delete', { sys: { id: 'compare-5', revision: deleted } });
    await publishAll([
      withSlug('compare-2', 'third-name'),
      withSlug('compare-3', 'compare-3'),
      withSlug('usurper', 'elsewhere'),
      makeArticle({ id: 'heir', kind: 'compare', slug: 'compare-4', createdAt: '2026-11-01T00:00:00.000Z', fields: { keywords: {} } }),
    ]);
    deletion = await live('compare-5', deleted);
  });

  test('for a second time is found in one hop by every old address, as page and as Markdown, in both languages', async () => {
    for (const old of ['compare-2', 'second-name'])
      for (const end of ['', '.md', '?ref=a']) {
        expect(await site.leadsTo(`/compare/${old}${end}`)).toEqual([308, `/compare/third-name${end}`]);
        expect(await site.leadsTo(`/es/compare/${old}${end}`)).toEqual([308, `/es/compare/third-name${end}`]);
      }
    expect(await site.leadsTo('/COMPARE//compare-2/')).toEqual([308, '/compare/third-name']);
    expect(await site.leadsTo('/compare/compare-2', { 'accept-language': 'es' })).toEqual([307, '/es/compare/third-name']);
    expect((await site.get('/compare/compare-2')).headers.get('cache-control')).toBe('private, no-store');
    expect((await site.get('/compare/third-name')).status).toBe(200);
  });

  test('back to its first slug has its first address, without a loop', async () => {
    expect((await site.get('/compare/compare-3')).status).toBe(200);
    expect(await site.leadsTo('/compare/for-a-while')).toEqual([308, '/compare/compare-3']);
  });

  test('gives its old address up to an entry that takes it', async () => {
    expect(await site.textOf('/compare/compare-4')).toContain('Title of heir');
    expect(await site.textOf('/compare/moved-away')).toContain('Title of compare-4 ');
  });

  test('and that is then deleted leads to the list, and is on no list', async () => {
    expect(deletion).toMatchObject({ event: 'Entry.delete', kind: null, revisionSeen: null, state: 'done' });
    for (const slug of ['soon-gone', 'compare-5']) {
      expect(await site.leadsTo(`/compare/${slug}`)).toEqual([307, '/compare']);
      expect(await site.leadsTo(`/es/compare/${slug}`)).toEqual([307, '/es/compare']);
      expect(await site.leadsTo(`/compare/${slug}.md`)).toEqual([404, null]);
    }
    for (const list of ['/compare', '/compare/page/2']) expect(await site.textOf(list)).not.toContain('Title of compare-5 ');
  });

  test('reports one that it replaced: by which entry, and as live once that one frees its address', async () => {
    expect(replaced).toMatchObject({
      revision: replacedRevision,
      ...{ liveAt: null, replacedBy: 'usurper', leftOut: expect.stringContaining('Title of usurper') },
    });
    expect(await live('compare-6', replacedRevision)).toMatchObject({ replacedBy: null, leftOut: null });
    expect(await site.textOf('/compare/compare-6')).toContain('Title of compare-6 ');
  });

  test('is found by its old addresses after a restart without Contentful, which answers a waiting client before', async () => {
    const left = ask(`/compare-2?revision=900&wait=${WAIT_S}`);
    // So that the request arrives before the signal.
    await ask('/compare-2');
    standIn.fault = () => ({ kind: 'status', status: 401 });
    const { code, tookMs } = await site.restart('SIGTERM');
    expect(await left).toMatchObject({ status: 202, body: { live: false, wanted: 900 } });
    expect([code, tookMs < 8_000]).toEqual([0, true]);
    for (const old of ['compare-2', 'second-name']) expect(await site.leadsTo(`/compare/${old}`)).toEqual([308, '/compare/third-name']);
    expect(await site.textOf('/compare/compare-4')).toContain('Title of heir');
    standIn.fault = () => undefined;
  });
});

describe('/api/publishes', () => {
  test('answers 401 to a call without the token, and nothing else', async () => {
    for (const headers of [{}, { authorization: `Bearer ${TOKEN}x` }, { authorization: `Basic ${TOKEN}` }] as Record<string, string>[])
      for (const path of ['', '/compare-2']) {
        const { status, headers: answered, body } = await ask(path, headers);
        expect([status, answered.get('www-authenticate'), answered.get('cache-control')]).toEqual([401, 'Bearer', 'private, no-store']);
        expect(Object.keys(body)).toEqual(['error']);
      }
  });

  test('waits until a revision is live, and returns receipts, the newest first, as npm run publishes prints them', async () => {
    const watch = spawn(process.execPath, ['scripts/publishes.ts', '--watch', '--limit', '1', '--json'], {
      env: { ...process.env, ...store() },
    });
    let printed = '';
    watch.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    await site.until(() => printed.includes('\n'));
    const revision: number = (standIn.item('resource-3').sys.revision as number) + 1;
    const waiting = live('resource-3', revision);
    await publish(editor.changed('resource-3', { title: inBoth('With a receipt') }));
    const newest = await waiting;
    expect(newest).toMatchObject({
      ...{ id: 'resource-3', kind: 'resource', event: 'Entry.publish', state: 'done', revision, revisionSeen: revision },
      ...{ receivedBy: 'test-1', workedBy: 'test-1', mergedInto: null, attempts: 0, lastError: null },
    });
    expect(newest.pages.made).toBe(newest.pages.stale);
    const { total, ...each } = newest.ms;
    expect(Object.values(each).reduce<number>((sum, ms) => sum + (ms ?? 0), 0)).toBe(total);
    const { status, headers, body } = await ask('?limit=1');
    expect([status, headers.get('cache-control'), body.more, body.publications]).toEqual([200, 'private, no-store', true, [newest]]);
    const since = await ask(`?since=${encodeURIComponent(newest.receivedAt)}`);
    expect(since.body.publications.map(({ id }: Receipt) => id)).toEqual(['resource-3']);
    await site.until(() => printed.includes(JSON.stringify(newest)));
    watch.kill();
  });

  test('answers 400 to a wrong parameter, with the correct form', async () => {
    for (const [path, error] of [
      ['?limit=0', 'limit must be a whole number from 1 to 1000'],
      ['?since=yesterday', 'since must be a time such as 2026-05-04T12:00:00Z'],
      ['?page=2', 'page is none of its parameters'],
      ['/compare-2?wait=61', 'wait must be a whole number from 0 to 60'],
    ] as const)
      expect(await ask(path)).toMatchObject({ status: 400, body: { error } });
  });

  test('reports whether an entry is live: as the build found it, not yet, or unknown', async () => {
    expect(await ask('/resource-1')).toMatchObject({ status: 200, body: { live: true, revision: null, newest: null } });
    expect(await ask('/resource-3?revision=999')).toMatchObject({ status: 202, body: { live: false, wanted: 999 } });
    expect(await ask('/nobody?wait=1')).toMatchObject({ status: 404 });
  });
});

test('npm run publishes prints the receipts of the running site, as a table and as JSON', async () => {
  const command = (args: string[], env = store()) => run(process.execPath, ['scripts/publishes.ts', ...args], env);
  const [table, json, wrong, nowhere] = await Promise.all([
    command(['--limit', '2']),
    command(['--limit', '2', '--json']),
    command(['--limit', 'two']),
    command([], { PUBLISH_STORE: join(site.folder, 'none.sqlite') }),
  ]);
  expect([table.code, json.code, wrong.code, nowhere.code]).toEqual([0, 0, 2, 1]);
  const { body } = await ask('?limit=2');
  expect(JSON.parse(json.output)).toEqual(body.publications);
  for (const { id } of body.publications) expect(table.output).toMatch(new RegExp(`Entry\\.publish +${id} .* live`));
  expect(wrong.output).toContain('--limit two is no whole number from 1 to 1000.');
  expect(nowhere.output).toContain('none.sqlite does not exist');
});
