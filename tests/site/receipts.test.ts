import { spawn } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { BLOCKS } from '@contentful/rich-text-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { documentOf, node, paragraph } from '../support/rich-text.ts';
import { type RunningSite, run, startSite } from '../support/site.ts';
import { inBoth, makeArticle } from '../support/space.ts';
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

const rename = (id: string, kind: string, slug: Record<string, string>) => publish(id, kind, { slug });

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

/** Concurrent publications, brought together: returns their receipts. */
const allLive = (ids: readonly string[], revisions: readonly number[]) =>
  Promise.all(ids.map((id, index) => live(id, revisions[index] as number)));

describe('an entry whose slug changes', () => {
  const SPANISH = encodeURIComponent('Otro-nombre');

  test('once is found from its old address, in the language in which it changed', async () => {
    const revisions = await Promise.all([
      rename('blog-2', 'blog', { 'en-US': 'second-name' }),
      rename('blog-3', 'blog', { 'en-US': 'for-a-while' }),
      rename('blog-4', 'blog', { 'en-US': 'moved-away' }),
      rename('blog-5', 'blog', { 'en-US': 'soon-gone' }),
      rename('two-slugs', 'resource', { ...TWO_SLUGS, es: 'Otro-nombre' }),
    ]);
    await allLive(['blog-2', 'blog-3', 'blog-4', 'blog-5', 'two-slugs'], revisions);
    expect(await leadsTo('/blog/blog-3')).toEqual([308, '/blog/for-a-while']);
    expect(await leadsTo('/es/blog/blog-5')).toEqual([308, '/es/blog/soon-gone']);
    expect((await site.get('/es/blog/soon-gone')).status).toBe(200);
    expect(await leadsTo(`/es/resource/${encodeURIComponent(TWO_SLUGS.es)}`)).toEqual([308, `/es/resource/${SPANISH}`]);
    expect((await site.get(`/resource/${TWO_SLUGS['en-US']}`)).status).toBe(200);
    // An old Spanish address, requested in English.
    expect(await leadsTo(`/resource/${encodeURIComponent(TWO_SLUGS.es)}`)).toEqual([308, `/resource/${TWO_SLUGS['en-US']}`]);
  });

  describe('twice', () => {
    let deletion: Receipt | undefined;
    beforeAll(async () => {
      const deleted = (standIn.item('blog-5').sys.revision as number) + 1;
      standIn.unpublish('blog-5');
      standIn.publish(makeArticle({ id: 'heir', kind: 'blog', slug: 'blog-4', createdAt: '2026-11-01T00:00:00.000Z' }));
      const revisions = await Promise.all([
        rename('blog-2', 'blog', { 'en-US': 'third-name' }),
        rename('blog-3', 'blog', { 'en-US': 'blog-3' }),
        publish('heir', 'blog'),
        // Contentful's message of a deletion has no fields; here it does not even contain the entry's kind.
        site.webhook('ContentManagement.Entry.delete', { sys: { id: 'blog-5', revision: deleted } }).then(() => deleted),
      ]);
      deletion = (await allLive(['blog-2', 'blog-3', 'heir', 'blog-5'], revisions)).at(-1);
    });

    test.each(['blog-2', 'second-name'])(
      'is found in one hop from %s, as page and as Markdown, in both languages, with its query',
      async (old) => {
        for (const end of ['', '.md', '?ref=a', '.md?a=1&b=2']) {
          expect(await leadsTo(`/blog/${old}${end}`)).toEqual([308, `/blog/third-name${end}`]);
          expect(await leadsTo(`/es/blog/${old}${end}`)).toEqual([308, `/es/blog/third-name${end}`]);
        }
        expect((await site.get('/blog/third-name')).status).toBe(200);
      },
    );

    test('sends a redirect from its old address that is not stored', async () => {
      expect((await site.get('/blog/blog-2')).headers.get('cache-control')).toBe('private, no-store');
    });

    test('is found in one hop from a misspelt old address, too', async () => {
      expect(await leadsTo('/BLOG//blog-2/')).toEqual([308, '/blog/third-name']);
    });

    test('is found in Spanish by visitors who read Spanish', async () => {
      expect(await leadsTo('/blog/blog-2', { 'accept-language': 'es' })).toEqual([307, '/es/blog/third-name']);
    });

    test('has a receipt of its deletion, though the message does not contain its kind', () => {
      expect(deletion).toMatchObject({ event: 'Entry.delete', kind: null, revisionSeen: null, state: 'done' });
    });
  });

  test('and changes back has its first address, without a loop', async () => {
    expect((await site.get('/blog/blog-3')).status).toBe(200);
    expect(await leadsTo('/blog/for-a-while')).toEqual([308, '/blog/blog-3']);
  });

  test('gives its old address up to an entry that takes it', async () => {
    const page = await site.get('/blog/blog-4');
    expect([page.status, page.text.includes('Title of heir')]).toEqual([200, true]);
    expect((await site.get('/blog/moved-away')).text).toContain('Title of blog-4 ');
  });

  test('and is then deleted redirects nowhere, though the message has neither slug nor kind; pages and lists are updated', async () => {
    for (const slug of ['soon-gone', 'blog-5']) {
      expect([await leadsTo(`/blog/${slug}`), await leadsTo(`/es/blog/${slug}`)], slug).toEqual([
        [307, '/blogs'],
        [307, '/es/blogs'],
      ]);
      expect([await leadsTo(`/blog/${slug}.md`), await leadsTo(`/es/blog/${slug}.md`)], slug).toEqual([
        [404, null],
        [404, null],
      ]);
    }
    expect((await site.get('/blogs')).text).not.toContain('Title of blog-5 ');
  });

  describe('before a restart, with Contentful down', () => {
    let left: ReturnType<typeof ask>;
    let ended: Awaited<ReturnType<RunningSite['restart']>>;
    beforeAll(async () => {
      left = ask(`/blog-2?revision=900&wait=${WAIT_S}`);
      // So that the request is there before the signal.
      await ask('/blog-2');
      standIn.fault = () => ({ kind: 'status', status: 401 });
      ended = await site.restart('SIGTERM');
      site = ended.site;
    });
    afterAll(() => {
      standIn.fault = () => undefined;
    });

    test('answers a client that waits for a revision that it is not live, before the process ends in time', async () => {
      expect(await left).toMatchObject({ status: 202, body: { live: false, wanted: 900 } });
      expect([ended.code, ended.tookMs < 8_000]).toEqual([0, true]);
    });

    test('is found from its old addresses, though the build knows the old slug', async () => {
      for (const old of ['blog-2', 'second-name']) expect(await leadsTo(`/blog/${old}`)).toEqual([308, '/blog/third-name']);
      expect(await leadsTo('/es/blog/blog-2.md')).toEqual([308, '/es/blog/third-name.md']);
      expect((await site.get('/blog/third-name')).status).toBe(200);
      expect((await site.get('/blog/blog-4')).text).toContain('Title of heir');
    });
  });
});

describe('an entry that is published and cannot be shown', () => {
  const notLive = async (id: string) =>
    site.until(async () => {
      const { status, body } = await ask(`/${id}?wait=${WAIT_S}`);
      return status === 409 ? (body as { newest: Receipt }).newest : null;
    });

  test('is reported as left out, with the finding: without a field, with an invalid slug', async () => {
    await publish('resource-5', 'resource', { description: {} });
    await publish('resource-6', 'resource', { slug: { 'en-US': 'two words' } });
    expect(await notLive('resource-5')).toMatchObject({ liveAt: null, leftOut: expect.stringContaining('description'), replacedBy: null });
    expect(await notLive('resource-6')).toMatchObject({ liveAt: null, leftOut: expect.stringContaining('two words'), replacedBy: null });
    const { output } = await run(process.execPath, ['scripts/publishes.ts', '--limit', '9'], {
      PUBLISH_STORE: join(site.folder, 'publications.sqlite'),
    });
    expect(output).toMatch(/resource-6 .*left out.*two words/);
  });

  test('is reported as replaced, by which entry, and as live once that one frees its address', async () => {
    standIn.publish(makeArticle({ id: 'usurper', kind: 'resource', slug: 'resource-7', createdAt: '2026-11-02T00:00:00.000Z' }));
    await live('usurper', await publish('usurper', 'resource'));
    const revision = await publish('resource-7', 'resource');
    expect(await notLive('resource-7')).toMatchObject({
      revision,
      replacedBy: 'usurper',
      leftOut: expect.stringContaining('Title of usurper'),
    });
    await live('usurper', await rename('usurper', 'resource', { 'en-US': 'elsewhere' }));
    expect(await live('resource-7', revision)).toMatchObject({ replacedBy: null, leftOut: null });
    expect((await site.get('/resource/resource-7')).text).toContain('Title of resource-7 ');
  });

  test('for its size or depth is left out, and those published beside it are live', async () => {
    let inner = paragraph('deep');
    for (let level = 0; level < 600; level += 1) inner = node(BLOCKS.QUOTE, [inner]) as typeof inner;
    standIn.publish(makeArticle({ id: 'deep', kind: 'blog', fields: { content: inBoth(documentOf(inner)) } }));
    standIn.publish(makeArticle({ id: 'huge', kind: 'blog', words: 800_000 }));
    standIn.publish(makeArticle({ id: 'beside', kind: 'blog' }));
    const [, , revision] = await Promise.all(['deep', 'huge', 'beside'].map((id) => publish(id, 'blog')));
    await live('beside', revision as number);
    expect(await notLive('deep')).toMatchObject({ leftOut: expect.stringContaining('nested') });
    expect(await notLive('huge')).toMatchObject({ leftOut: expect.stringContaining('7 MB') });
  });
});

describe('/api/publishes', () => {
  test.each([
    ['no token', {}],
    ['another token', { authorization: `Bearer ${TOKEN}x` }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
  ])('answers 401 to %s, and tells nothing', async (_, headers) => {
    for (const path of ['', '/blog-2', '?limit=no']) {
      const { status, headers: answered, body } = await ask(path, headers as Record<string, string>);
      expect([status, answered.get('www-authenticate'), answered.get('cache-control')]).toEqual([401, 'Bearer', 'private, no-store']);
      expect(Object.keys(body)).toEqual(['error']);
    }
  });

  describe('of a call that is through', () => {
    let revision: number;
    let newest: Receipt;
    beforeAll(async () => {
      revision = await publish('compare-2', 'compare', { title: { 'en-US': 'With a receipt', es: 'Con recibo' } });
      newest = await live('compare-2', revision);
    });

    test('has the receipt, the newest first, not to be stored', async () => {
      const { status, headers, body } = await ask('?limit=1');
      expect([status, headers.get('cache-control'), body.more]).toEqual([200, 'private, no-store', true]);
      expect(body.publications).toEqual([newest]);
    });

    test('contains the item, the instance and the result', () => {
      expect(newest).toMatchObject({
        id: 'compare-2',
        kind: 'compare',
        event: 'Entry.publish',
        state: 'done',
        revision,
        revisionSeen: revision,
      });
      expect(newest).toMatchObject({ receivedBy: 'test-1', workedBy: 'test-1', mergedInto: null, attempts: 0, lastError: null });
      expect(newest.pages.made).toBe(newest.pages.stale);
      expect(newest.pages.made).toBeGreaterThan(3);
    });

    test('contains the time of each step, which add up to the total', () => {
      const { total, ...each } = newest.ms;
      expect([total, ...Object.values(each)].every((ms) => typeof ms === 'number' && ms >= 0)).toBe(true);
      expect(Object.values(each).reduce<number>((sum, ms) => sum + (ms ?? 0), 0)).toBe(total);
    });

    test('has it among those since its time', async () => {
      const { body } = await ask(`?since=${encodeURIComponent(newest.receivedAt)}`);
      expect(body.publications.map(({ id }: Receipt) => id)).toEqual(['compare-2']);
    });
  });

  test.each([
    ['?limit=0', 'limit must be a whole number from 1 to 1000'],
    ['?limit=1&limit=2', 'limit must stand there once'],
    ['?since=yesterday', 'since must be a time such as 2026-05-04T12:00:00Z'],
    ['?page=2', 'page is none of its parameters'],
    ['/blog-2?wait=61', 'wait must be a whole number from 0 to 60'],
    ['/blog-2?revision=new', 'revision must be a whole number from 1 to 9007199254740991'],
  ])('answers 400 to %s with the correct form', async (path, error) => {
    const { status, body } = await ask(path);
    expect([status, body]).toEqual([400, { error }]);
  });

  test('tells of an entry whether it is live: as the build found it, not yet, or unknown', async () => {
    expect(await ask('/resource-1')).toMatchObject({ status: 200, body: { live: true, revision: null, newest: null } });
    expect(await ask('/compare-2?revision=999')).toMatchObject({ status: 202, body: { live: false, wanted: 999 } });
    expect(await ask('/nobody')).toMatchObject({ status: 404 });
    expect(await ask('/nobody?wait=1')).toMatchObject({ status: 404 });
  });

  test('waits until a revision is live, which is published meanwhile; npm run publishes prints it meanwhile', async () => {
    const watch = spawn(process.execPath, ['scripts/publishes.ts', '--watch', '--limit', '1', '--json'], {
      env: { ...process.env, PUBLISH_STORE: join(site.folder, 'publications.sqlite') },
    });
    let printed = '';
    watch.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    await site.until(() => printed.includes('\n'));
    const next: number = (standIn.item('compare-3').sys.revision as number) + 1;
    const waiting = ask(`/compare-3?revision=${next}&wait=${WAIT_S}`);
    await publish('compare-3', 'compare');
    expect(await waiting).toMatchObject({ status: 200, body: { live: true, revision: next } });
    const { body } = await ask('?limit=1');
    await site.until(() => printed.includes(JSON.stringify(body.publications[0])));
    watch.kill();
  });

  test('stops waiting for a client that disconnects', async () => {
    const { hostname, port } = new URL(site.origin);
    const path = `/api/publishes/compare-3?revision=900&wait=${WAIT_S}`;
    const request = httpRequest({ hostname, port, path, headers: AUTHORIZED, agent: false });
    request.on('error', () => undefined).end();
    await ask('/compare-3');
    request.destroy();
    expect((await ask('/compare-3')).status).toBe(200);
  });
});

test('npm run publishes prints the receipts of the running site, as a table and as JSON', async () => {
  const store = { PUBLISH_STORE: join(site.folder, 'publications.sqlite') };
  const command = (args: string[], env: Record<string, string> = store) => run(process.execPath, ['scripts/publishes.ts', ...args], env);
  const [table, json, wrong, nowhere] = await Promise.all([
    command(['--limit', '2']),
    command(['--limit', '2', '--json']),
    command(['--limit', 'two']),
    command([], { PUBLISH_STORE: join(site.folder, 'none.sqlite') }),
  ]);
  expect([table.code, json.code, wrong.code, nowhere.code]).toEqual([0, 0, 2, 1]);
  const { body } = await ask('?limit=2');
  expect(JSON.parse(json.output)).toEqual(body.publications);
  for (const { id, workedBy } of body.publications) {
    expect(table.output).toMatch(new RegExp(`Entry\\.publish +${id} .* live`));
    expect(workedBy).toBe('test-1');
  }
  expect(wrong.output).toContain('--limit two is no whole number from 1 to 1000.');
  expect(nowhere.output).toContain('none.sqlite does not exist');
});
