import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { type RunningSite, run, startSite } from '../support/site.ts';
import { makeArticle } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace, TWO_SLUGS } from './fixture.ts';

const TOKEN = 'a-token-of-forty-characters-for-the-tests';
const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
/** Long enough for a busy machine; a response comes as soon as there is one. */
const WAIT_S = 60;

let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, { ...standIn.env, PUBLISHES_TOKEN: TOKEN, INSTANCE_NAME: 'test-1' });
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

/** Publishes an entry's change and calls the webhook. Returns the revision. */
async function publish(id: string, kind: string, fields: object = {}): Promise<number> {
  const item = standIn.item(id);
  Object.assign(item.fields, fields);
  const { sys } = standIn.publish(item);
  const message = { sys: { id, revision: sys.revision, contentType: { sys: { id: kind } } } };
  expect((await site.webhook('ContentManagement.Entry.publish', message)).status).toBe(202);
  return sys.revision as number;
}

/** The response about an entry for a script. */
async function ask(path: string, headers: Record<string, string> = AUTHORIZED) {
  const { status, headers: answered, text } = await site.get(`/api/publishes${path}`, headers);
  return { status, headers: answered, body: JSON.parse(text) };
}

/** Waits for a revision like a script: retries after a refusal. Returns its receipt. */
async function live(id: string, revision: number): Promise<Receipt> {
  const body = await site.until(async () => {
    const { status, body } = await ask(`/${id}?revision=${revision}&wait=${WAIT_S}`);
    return status === 200 ? (body as { newest: Receipt }) : null;
  });
  return body.newest;
}

const leadsTo = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await site.get(path, headers);
  return [status, answered.get('location')];
};

/** The site's store, for its commands. */
const store = (): Record<string, string> => ({ PUBLISH_STORE: join(site.folder, 'publications.sqlite') });

/** Concurrent publications, brought together: returns their receipts. */
const allLive = (ids: readonly string[], revisions: readonly number[]) =>
  Promise.all(ids.map((id, index) => live(id, revisions[index] as number)));

describe('an entry whose slug changes', () => {
  test('is found by its old address, in the language in which it changed', async () => {
    const revisions = await Promise.all([
      publish('compare-2', 'compare', { slug: { 'en-US': 'second-name' } }),
      publish('compare-3', 'compare', { slug: { 'en-US': 'for-a-while' } }),
      publish('compare-4', 'compare', { slug: { 'en-US': 'moved-away' } }),
      publish('compare-5', 'compare', { slug: { 'en-US': 'soon-gone' } }),
      publish('two-slugs', 'resource', { slug: { ...TWO_SLUGS, es: 'Otro-nombre' } }),
    ]);
    await allLive(['compare-2', 'compare-3', 'compare-4', 'compare-5', 'two-slugs'], revisions);
    expect(await leadsTo('/compare/compare-3')).toEqual([308, '/compare/for-a-while']);
    expect(await leadsTo('/es/compare/compare-5')).toEqual([308, '/es/compare/soon-gone']);
    expect(await leadsTo(`/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`)).toEqual([308, '/es/resource/Otro-nombre']);
    expect((await site.get(`/resource/${TWO_SLUGS['en-US']}`)).status).toBe(200);
  });

  test('for a second time is found in one hop by every old address, as page and as Markdown, in both languages', async () => {
    const deleted = (standIn.item('compare-5').sys.revision as number) + 1;
    standIn.unpublish('compare-5');
    standIn.publish(makeArticle({ id: 'heir', kind: 'compare', slug: 'compare-4', createdAt: '2026-11-01T00:00:00.000Z' }));
    const revisions = await Promise.all([
      publish('compare-2', 'compare', { slug: { 'en-US': 'third-name' } }),
      publish('compare-3', 'compare', { slug: { 'en-US': 'compare-3' } }),
      publish('heir', 'compare'),
      // Contentful's message of a deletion has no fields; here it does not even contain the entry's kind.
      site.webhook('ContentManagement.Entry.delete', { sys: { id: 'compare-5', revision: deleted } }).then(() => deleted),
    ]);
    const deletion = (await allLive(['compare-2', 'compare-3', 'heir', 'compare-5'], revisions)).at(-1);
    expect(deletion).toMatchObject({ event: 'Entry.delete', kind: null, revisionSeen: null, state: 'done' });
    for (const old of ['compare-2', 'second-name'])
      for (const end of ['', '.md', '?ref=a']) {
        expect(await leadsTo(`/compare/${old}${end}`)).toEqual([308, `/compare/third-name${end}`]);
        expect(await leadsTo(`/es/compare/${old}${end}`)).toEqual([308, `/es/compare/third-name${end}`]);
      }
    expect(await leadsTo('/COMPARE//compare-2/')).toEqual([308, '/compare/third-name']);
    expect(await leadsTo('/compare/compare-2', { 'accept-language': 'es' })).toEqual([307, '/es/compare/third-name']);
    expect((await site.get('/compare/compare-2')).headers.get('cache-control')).toBe('private, no-store');
    expect((await site.get('/compare/third-name')).status).toBe(200);
  });

  test('back to its first slug has its first address, without a loop', async () => {
    expect((await site.get('/compare/compare-3')).status).toBe(200);
    expect(await leadsTo('/compare/for-a-while')).toEqual([308, '/compare/compare-3']);
  });

  test('gives its old address up to an entry that takes it', async () => {
    expect((await site.get('/compare/compare-4')).text).toContain('Title of heir');
    expect((await site.get('/compare/moved-away')).text).toContain('Title of compare-4 ');
  });

  test('and that is then deleted leads to the list, and is on no list', async () => {
    for (const slug of ['soon-gone', 'compare-5']) {
      expect([await leadsTo(`/compare/${slug}`), await leadsTo(`/es/compare/${slug}`)]).toEqual([
        [307, '/compare'],
        [307, '/es/compare'],
      ]);
      expect(await leadsTo(`/compare/${slug}.md`)).toEqual([404, null]);
    }
    expect((await site.get('/compare')).text).not.toContain('Title of compare-5 ');
  });

  test('is found by its old addresses after a restart without Contentful, which answers a waiting client before', async () => {
    const left = ask(`/compare-2?revision=900&wait=${WAIT_S}`);
    // So that the request arrives before the signal.
    await ask('/compare-2');
    standIn.fault = () => ({ kind: 'status', status: 401 });
    const ended = await site.restart('SIGTERM');
    site = ended.site;
    expect(await left).toMatchObject({ status: 202, body: { live: false, wanted: 900 } });
    expect([ended.code, ended.tookMs < 8_000]).toEqual([0, true]);
    for (const old of ['compare-2', 'second-name']) expect(await leadsTo(`/compare/${old}`)).toEqual([308, '/compare/third-name']);
    expect((await site.get('/compare/compare-4')).text).toContain('Title of heir');
    standIn.fault = () => undefined;
  });
});

/** Waits until the site has refused an entry. Returns its receipt. */
const notLive = async (id: string) =>
  site.until(async () => {
    const { status, body } = await ask(`/${id}?wait=${WAIT_S}`);
    return status === 409 ? (body as { newest: Receipt }).newest : null;
  });

describe('an entry that is published and cannot be shown', () => {
  test('is reported as left out, with the finding: without a field, with an invalid slug', async () => {
    standIn.publish(makeArticle({ id: 'usurper', kind: 'resource', slug: 'resource-7', createdAt: '2026-11-02T00:00:00.000Z' }));
    const [usurping] = await Promise.all([
      publish('usurper', 'resource'),
      publish('resource-5', 'resource', { description: {} }),
      publish('resource-6', 'resource', { slug: { 'en-US': 'two words' } }),
    ]);
    await live('usurper', usurping);
    expect(await notLive('resource-5')).toMatchObject({ liveAt: null, leftOut: expect.stringContaining('description'), replacedBy: null });
    expect(await notLive('resource-6')).toMatchObject({ liveAt: null, leftOut: expect.stringContaining('two words'), replacedBy: null });
    const { output } = await run(process.execPath, ['scripts/publishes.ts', '--limit', '9'], store());
    expect(output).toMatch(/resource-6 .*left out.*two words/);
  });

  test('is reported as replaced, by which entry, and as live once that one frees its address', async () => {
    const revision = await publish('resource-7', 'resource');
    expect(await notLive('resource-7')).toMatchObject({
      revision,
      replacedBy: 'usurper',
      leftOut: expect.stringContaining('Title of usurper'),
    });
    await live('usurper', await publish('usurper', 'resource', { slug: { 'en-US': 'elsewhere' } }));
    expect(await live('resource-7', revision)).toMatchObject({ replacedBy: null, leftOut: null });
    expect((await site.get('/resource/resource-7')).text).toContain('Title of resource-7 ');
  });
});

test('an entry may have any slug, except those of the pages of its own list', async () => {
  const slugs = ['404', '500', '_not-found', '_next', 'index', 'api', 'en', 'preview', 'markdown', '__PAGE__', '__proto__', 'null'];
  const entries = slugs.map((slug, index) => ({ kind: 'compare' as const, slug, id: `slug-${index}` }));
  const refused = { kind: 'compare' as const, slug: 'page', id: 'slug-of-a-page' };
  for (const entry of [...entries, refused]) standIn.publish(makeArticle({ ...entry, fields: { keywords: {} } }));
  const revisions = await Promise.all([refused, ...entries].map(({ id, kind }) => publish(id, kind)));
  await allLive(
    entries.map(({ id }) => id),
    revisions.slice(1),
  );
  for (const { slug, id } of entries)
    for (const path of [`/compare/${slug}`, `/es/compare/${slug}`]) {
      const { status, text } = await site.get(path);
      expect([path, status, text.includes(`Title of ${id} `)]).toEqual([path, 200, true]);
    }
  expect((await notLive(refused.id)).leftOut).toContain('page');
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
    await publish('resource-3', 'resource', { title: { 'en-US': 'With a receipt', es: 'Con recibo' } });
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
