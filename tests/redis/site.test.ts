import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { isStale } from '../../lib/next/headers.ts';
import { MADE_PAGE_END, MADE_PAGES } from '../../lib/next/page-index.ts';
import { Journal } from '../../lib/publish/journal.ts';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { fixtureSpace } from '../site/fixture.ts';
import { BOX, BUILD } from '../support/box.ts';
import { fullDiskAt } from '../support/full-disk.ts';
import { Redis, WayToRedis } from '../support/redis.ts';
import { type RunningSite, startBox } from '../support/site.ts';
import { makeArticle } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

/** How much later than the instance that was called any other one may be. ms. */
const FRESH_WITHIN_MS = 2_000;
/** From the webhook at one instance to the moment at which the last one has heard of it. ms. */
const HEARD_WITHIN_MS = 2_000;
const TOKEN = 'a-token-for-tests-that-is-long-enough';
const TWO_MINUTES_MS = 2 * 60 * 1000;

let redis: Redis;
let standIn: StandIn;
/** The second one has a way to Redis of its own. */
let wayOfTwo: WayToRedis;
let one: RunningSite;
let two: RunningSite;

/** What ends after the last test of this file. */
const endings: (() => unknown)[] = [];
const wholeFile = { onTestFinished: (end: () => unknown) => void endings.unshift(end) } as unknown as {
  onTestFinished: typeof onTestFinished;
};

/** Where an instance notes each page that it stores. */
const MAKINGS = 'makings.log';
/** Before anything else is loaded: whenever a page is moved to its place, its file is noted. */
const NOTING = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; const move = fs.renameSync;
  fs.renameSync = (from, to) => { move(from, to); if (String(to).endsWith('${MADE_PAGE_END}')) fs.appendFileSync('${MAKINGS}', to + '\\n'); };
  syncBuiltinESMExports();`;
const loadFirst = (script: string) => `--import data:text/javascript,${encodeURIComponent(script)}`;

async function start(name: string, more: Record<string, string> = {}, first = ''): Promise<RunningSite> {
  const own = { PUBLISHES_TOKEN: TOKEN, INSTANCE_NAME: name, CONTENTFUL_ACCESS_TOKEN: name };
  const NODE_OPTIONS = [NOTING, first].filter(Boolean).map(loadFirst).join(' ');
  return startBox(BOX, BUILD, { ...standIn.env, CONTENTFUL_RATE: '30', REDIS_URL: redis.url, NODE_OPTIONS, ...own, ...more });
}

/** An instance of one test's own. */
async function startOwn(name: string, more: Record<string, string> = {}, first = ''): Promise<RunningSite> {
  const site = await start(name, more, first);
  onTestFinished(() => site.stop());
  return site;
}

beforeAll(async () => {
  redis = await Redis.start(wholeFile);
  wayOfTwo = await WayToRedis.to(wholeFile, redis);
  standIn = await startStandIn(fixtureSpace());
  endings.unshift(() => standIn.close());
  one = await start('one');
  two = await start('two', { REDIS_URL: wayOfTwo.url });
  endings.unshift(() => Promise.all([one.stop(), two.stop()]));
  await Promise.all([one, two].map((site) => site.until(async () => (await readiness(site)).stores.redis === 'ok')));
});
afterAll(async () => {
  for (const end of endings) await end();
});

/** Gives an entry another title, without telling anybody. Gives the message that tells of it. */
function retitle(id: string, title: string) {
  const item = standIn.item(id);
  item.fields.title = { 'en-US': title, es: title };
  return messageOf(standIn.publish(item));
}
const messageOf = ({ sys }: ReturnType<StandIn['publish']>) => ({
  sys: { id: sys.id, revision: sys.revision, contentType: sys.contentType },
});

async function tell(site: RunningSite, message: object, event = 'Entry.publish'): Promise<void> {
  expect((await site.webhook(`ContentManagement.${event}`, message)).status).toBe(202);
}

/** Whether the newest copy of each page shows a text, and was made before anybody asked for it. */
async function allShow(site: RunningSite, paths: readonly string[], text: string): Promise<boolean> {
  for (const path of paths) {
    const answer = await site.get(path);
    if (answer.status !== 200 || isStale(answer.headers) || !answer.text.includes(text)) return false;
  }
  return true;
}

/** What shows an entry of the list's first page. */
const pagesOf = (path: string) => [
  path,
  `/es${path}`,
  `${path}.md`,
  '/blogs',
  '/es/blogs',
  '/feeds/blog.rss',
  '/es/feeds/blog.rss',
  '/api/search/en',
];

async function readiness(site: RunningSite) {
  const { status, text } = await site.get('/api/health/ready');
  return { status, stores: JSON.parse(text).stores as Record<string, string> };
}

async function receipts(site: RunningSite, id: string): Promise<Receipt[]> {
  const { text } = await site.get('/api/publishes?limit=1000', { authorization: `Bearer ${TOKEN}` });
  return (JSON.parse(text).publications as Receipt[]).filter((each) => each.id === id);
}

/** Each making of a page or file at an instance, by the router's path, in their order. */
function makings({ folder }: RunningSite): string[] {
  const file = join(folder, MAKINGS);
  if (!existsSync(file)) return [];
  const before = join(BUILD, MADE_PAGES).length;
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => decodeURIComponent(line.slice(before, -MADE_PAGE_END.length)));
}

/** How often an entry itself was made, by its Markdown: its page is made anew for others as well, whose cards it shows. */
const timesMade = (site: RunningSite, path: string) => makings(site).filter((each) => each === `/en/markdown${path}`).length;

/** What an instance has asked the delivery API for, in its order. */
const asked = (name: string) =>
  standIn.requests.filter(({ headers }) => headers.authorization === `Bearer ${name}`).map(({ path, query }) => `${path}?${query}`);

/** What became of an entry's publications at an instance, once all that it has heard of are live. */
async function live(site: RunningSite, id: string): Promise<Receipt[]> {
  let all: Receipt[] = [];
  await site.until(async () => {
    all = await receipts(site, id);
    return all.length > 0 && all.every(({ liveAt }) => liveAt !== null);
  });
  return all;
}

/** Waits until an instance has brought all that it has heard of: pages are made together with others that show the same entries. */
const quiet = (site: RunningSite) =>
  site.until(async () => {
    const { text } = await site.get('/api/publishes?limit=1', { authorization: `Bearer ${TOKEN}` });
    const { waiting, working, marked } = JSON.parse(text).states as Record<string, number>;
    return waiting === 0 && working === 0 && marked === 0;
  });

describe('one webhook', () => {
  test('at any instance makes all of them fresh, none more than two seconds behind it, search index and feeds included, each page once, by one of them', async () => {
    const three = await startOwn('three');
    const sites = [one, two, three];
    await three.until(async () => (await readiness(three)).stores.redis === 'ok');
    const names = ['one', 'two', 'three'];
    for (const [index, called] of sites.entries()) {
      await Promise.all(sites.map(quiet));
      const before = sites.map((site, number) => ({ made: makings(site).length, asked: asked(names[number] as string).length }));
      const id = `blog-${10 + index}`;
      const title = `Heard through ${called === one ? 'the first' : called === two ? 'the second' : 'the third'}`;
      const message = retitle(id, title);
      await tell(called, message);
      // By the receipts: to ask for the pages all the time would keep the machine from making them, which takes the most of the time.
      const ended = await Promise.all(sites.map((site) => live(site, id)));
      const times = (name: 'receivedAt' | 'liveAt') => ended.map(([receipt]) => Date.parse(receipt?.[name] ?? ''));
      const behind = (name: 'receivedAt' | 'liveAt') => times(name).map((at) => at - (times(name)[index] as number));
      expect(Math.max(...behind('receivedAt')), `heard after ${behind('receivedAt')} ms`).toBeLessThan(HEARD_WITHIN_MS);
      expect(Math.max(...behind('liveAt')), `live ${behind('liveAt')} ms after the one that was called`).toBeLessThan(FRESH_WITHIN_MS);
      for (const site of sites) expect(await allShow(site, pagesOf(`/blog/${id}`), title)).toBe(true);
      // One has made it and the others have taken it: what is beside it is drawn by chance.
      for (const path of [`/blog/${id}`, `/es/blog/${id}`])
        expect(new Set(await Promise.all(sites.map(async (site) => (await site.get(path)).text))).size).toBe(1);
      for (const [number, site] of sites.entries()) {
        const [receipt, ...more] = await receipts(site, id);
        const made = makings(site).slice(before[number]?.made);
        const requests = asked(names[number] as string).slice(before[number]?.asked);
        expect(made).toEqual([...new Set(made)]);
        expect(made).toHaveLength(receipt?.pages.made as number);
        // Nothing is asked for but for the page of each language.
        expect(Math.max(...requests.map((each) => requests.filter((other) => other === each).length))).toBeLessThanOrEqual(LOCALES.length);
        expect(requests.length).toBeLessThan(made.length);
        expect(more).toEqual([]);
        expect(receipt).toMatchObject({
          via: site === called ? 'webhook' : 'redis',
          receivedBy: names[index],
          attempts: 0,
        });
        expect(receipt?.pages.made).toBeGreaterThan(5);
      }
    }
  });

  test('of a new entry, and of one that is taken away, too', async () => {
    const message = messageOf(standIn.publish(makeArticle({ id: 'newcomer', kind: 'blog', createdAt: '2026-11-02T00:00:00.000Z' })));
    await tell(two, message);
    for (const site of [one, two])
      await site.until(() => allShow(site, ['/blog/newcomer', '/es/blog/newcomer.md', '/blogs', '/sitemap/blog-1.xml'], 'newcomer'));
    standIn.unpublish('newcomer');
    await tell(one, { sys: { id: 'newcomer' } }, 'Entry.unpublish');
    for (const site of [one, two])
      await site.until(async () => {
        const { status, headers } = await site.get('/blog/newcomer');
        return status === 307 && headers.get('location') === '/blogs' && !(await site.get('/blogs')).text.includes('newcomer');
      });
  });

  test('of an asset and of a code block, too', async () => {
    const code = standIn.item('code-a');
    code.fields.code = { 'en-US': 'const heard = "by all";' };
    await tell(one, messageOf(standIn.publish(code)));
    const asset = standIn.item('figure-a');
    asset.fields.description = { 'en-US': 'Described anew for all', es: 'Described anew for all' };
    await tell(two, messageOf(standIn.publish(asset)), 'Asset.publish');
    for (const site of [one, two]) {
      await site.until(async () => (await site.get('/blog/with-code-1')).text.includes('by all'));
      await site.until(async () => (await site.get('/compare/with-picture')).text.includes('Described anew for all'));
    }
  });
});

test('two webhooks for one entry, at two instances at once and out of order: all show the newest, and an older one is not brought after it', async () => {
  const before = timesMade(one, '/blog/blog-9');
  const older = retitle('blog-9', 'The older title');
  const newer = retitle('blog-9', 'The newer title');
  await Promise.all([tell(one, newer), tell(two, older)]);
  // By the receipts, and nobody asks for a page meanwhile: a visitor who meets the old copy has one made here beside the one that is taken.
  for (const site of [one, two]) await site.until(async () => (await live(site, 'blog-9')).length === 2);
  for (const site of [one, two]) {
    expect((await receipts(site, 'blog-9')).map(({ revision }) => revision).sort()).toEqual([2, 3]);
    expect((await receipts(site, 'blog-9')).every(({ revisionSeen, state }) => state === 'replaced' || revisionSeen === 3)).toBe(true);
    expect(await allShow(site, pagesOf('/blog/blog-9'), 'The newer title')).toBe(true);
  }
  // Once the first instance has been told the newer one, what it hears of the older one costs nothing. It may hear of that before.
  const worked = (await receipts(one, 'blog-9')).filter(({ state }) => state === 'done').length;
  const made = timesMade(one, '/blog/blog-9') - before;
  expect(made > 0 && made <= worked, `made ${made} times for ${worked}`).toBe(true);
});

// Early: these begin with all that was published so far, and bring it first.
test('each instance has the CDN purged after its own pages: behind the last purge no instance is old', async () => {
  const purges: { by: string; tags: string[]; wasNew: boolean }[] = [];
  const sites: Record<string, RunningSite> = {};
  const api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const by = String(request.headers['fastly-key']);
    // One that is ending purges what is left, and answers nobody any more.
    const page = (await sites[by]?.get('/resource/resource-4').catch(() => null)) ?? null;
    const { surrogate_keys: tags } = JSON.parse(Buffer.concat(chunks).toString()) as { surrogate_keys: string[] };
    purges.push({ by, tags, wasNew: page?.text.includes('Purged by both') === true && !isStale(page.headers) });
    response.writeHead(200).end('{}');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  onTestFinished(() => void api.close());
  const cdn = { CDN: 'fastly', CDN_ZONE: 'service', CDN_API: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
  for (const name of ['cdn-1', 'cdn-2']) sites[name] = await startOwn(name, { ...cdn, CDN_TOKEN: name });
  const [first, second] = Object.values(sites) as [RunningSite, RunningSite];
  // What was published before they started, they bring and purge as well.
  for (const site of [first, second]) await live(site, 'blog-9');
  await tell(first, retitle('resource-4', 'Purged by both'));
  const own = () => purges.filter(({ tags }) => tags.includes('entry:resource-4'));
  await first.until(() => new Set(own().map(({ by }) => by)).size === 2);
  expect(own().every(({ wasNew }) => wasNew)).toBe(true);
});

describe('an instance that starts', () => {
  test('begins with the newest content, whatever its build has', async () => {
    const message = retitle('resource-1', 'Published before it was there');
    await tell(one, message);
    await live(one, 'resource-1');
    const late = await startOwn('late');
    const first = await late.get('/api/health/ready');
    expect([first.status, JSON.parse(first.text).waitingFor]).toEqual([503, ['publications']]);
    // nginx knows nothing of readiness: it asks another instance where one says 503.
    const visit = () => late.get('/resource/resource-1', { 'x-forwarded-for': '192.0.2.1' });
    expect([(await visit()).status, (await late.get('/resource/resource-1')).status]).toEqual([503, 200]);
    await late.until(async () => {
      const { status, text } = await visit();
      expect(status === 503 || text.includes('Published before')).toBe(true);
      return status === 200;
    });
    await late.until(async () => (await readiness(late)).status === 200);
    // Whoever sends it visitors once it is ready shows them nothing old.
    const shown = ['/resource/resource-1', '/es/resource/resource-1', '/resources', '/resource/resource-1.md'];
    expect(await allShow(late, shown, 'Published before')).toBe(true);
    expect(await receipts(late, 'resource-1')).toMatchObject([{ via: 'redis', receivedBy: 'one', workedBy: 'late' }]);
  });

  test('on what it left goes on where it stopped, and brings nothing twice', async () => {
    let site = await start('again');
    onTestFinished(() => site.stop());
    await tell(one, retitle('resource-2', 'Before the end'));
    await live(site, 'resource-2');
    const made = () => ['resource-2', 'resource-3'].map((id) => timesMade(site, `/resource/${id}`));
    const before = made();
    const killed = site.restart('SIGKILL');
    await tell(one, retitle('resource-3', 'While it was away'));
    ({ site } = await killed);
    await live(site, 'resource-3');
    expect(await allShow(site, ['/resource/resource-3', '/es/resources'], 'While it was away')).toBe(true);
    expect(made().map((times, index) => times - (before[index] as number))).toEqual([0, 1]);
    expect(await allShow(site, ['/resource/resource-2'], 'Before the end')).toBe(true);
  });
});

test('an instance that is killed before it could tell the others tells them when it is back', async (context) => {
  const way = await WayToRedis.to(context, redis);
  let site = await start('killed', { REDIS_URL: way.url });
  onTestFinished(() => site.stop());
  await site.until(async () => (await readiness(site)).stores.redis === 'ok');
  way.hindrance = 'silence';
  await tell(site, retitle('resource-6', 'Taken and not told'));
  const killed = site.restart('SIGKILL');
  way.hindrance = 'none';
  expect((await one.get('/resource/resource-6')).text).not.toContain('Taken and not told');
  ({ site } = await killed);
  for (const each of [one, two, site])
    await each.until(() => allShow(each, ['/resource/resource-6', '/es/resources'], 'Taken and not told'));
  expect(await receipts(one, 'resource-6')).toMatchObject([{ via: 'redis', receivedBy: 'killed' }]);
});

describe('Redis', () => {
  /** What is the same in every fault: the instance that is called is fresh, all are ready, nobody gets an error. */
  async function throughFault(id: string, begin: () => unknown, end: () => unknown): Promise<void> {
    const path = `/blog/${id}`;
    await Promise.all([one, two].map(quiet));
    const saidBefore = two.log.length;
    const madeBefore = [one, two].map((site) => timesMade(site, path));
    await begin();
    await tell(one, retitle(id, `First of ${id}`));
    await one.until(() => allShow(one, [path, '/blogs'], `First of ${id}`));
    await two.until(async () => (await readiness(two)).stores.redis === 'failing');
    for (const site of [one, two]) {
      expect((await readiness(site)).status).toBe(200);
      for (const page of [path, `/es${path}`, '/blogs', '/', '/api/search/en', '/feeds/blog.rss'])
        expect((await site.get(page)).status).toBe(200);
    }
    expect((await two.get(path)).text).not.toContain(`First of ${id}`);
    // And what is published at the one that hears of nothing.
    const other = retitle('compare-1', `Told at the second of ${id}`);
    await tell(two, other);
    await two.until(() => allShow(two, ['/compare/compare-1'], `Told at the second of ${id}`));
    await end();
    await two.until(() => allShow(two, pagesOf(path), `First of ${id}`));
    await one.until(() => allShow(one, ['/compare/compare-1', '/es/compare/compare-1'], `Told at the second of ${id}`));
    await two.until(async () => (await readiness(two)).stores.redis === 'ok');
    const said = two.log.slice(saidBefore);
    expect(said.match(/redis: instances do not hear of each other/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(said).not.toContain('everything counts as old');
    await Promise.all([one, two].map(quiet));
    expect([one, two].map((site, index) => timesMade(site, path) - (madeBefore[index] as number))).toEqual([1, 1]);
  }

  test('gone: each instance goes on alone, and both catch up when it is back', () =>
    throughFault(
      'blog-5',
      () => redis.stop(),
      () => redis.start(),
    ));

  test('answering nonsense to one instance: the same', () =>
    throughFault(
      'blog-6',
      () => {
        wayOfTwo.hindrance = { nonsense: 'HTTP/1.1 200 OK\r\n\r\n<html>' };
      },
      () => {
        wayOfTwo.hindrance = 'none';
      },
    ));

  test('answering five seconds late to one instance: it hears of everything, later', async () => {
    wayOfTwo.hindrance = { lateMs: 5_000 };
    await tell(one, retitle('blog-7', 'Heard late'));
    await one.until(() => allShow(one, ['/blog/blog-7'], 'Heard late'));
    await two.until(async () => (await readiness(two)).stores.redis === 'failing');
    const from = performance.now();
    expect([(await readiness(two)).status, (await two.get('/blog/blog-7')).status]).toEqual([200, 200]);
    expect(performance.now() - from).toBeLessThan(1_000);
    await two.until(() => allShow(two, pagesOf('/blog/blog-7'), 'Heard late'));
    await tell(two, retitle('blog-8', 'Told late'));
    await one.until(() => allShow(one, pagesOf('/blog/blog-8'), 'Told late'));
    wayOfTwo.hindrance = 'none';
    await two.until(async () => (await readiness(two)).stores.redis === 'ok');
  });

  test('that lost all while an instance was away: what that one shows counts as old once', async () => {
    let site = await start('forgotten');
    onTestFinished(() => site.stop());
    await tell(one, retitle('blog-11', 'Heard before'));
    await live(site, 'blog-11');
    const [ended] = await Promise.all([
      site.restart('SIGTERM'),
      (async () => {
        await site.gone;
        await tell(one, retitle('blog-12', 'Heard by nobody else'));
        await live(one, 'blog-12');
        await redis.stop({ forget: true });
        // What was told within the hour is told again; this is as if it were older.
        await Promise.all([one, two].map(forgetCalls));
        await redis.start();
      })(),
    ]);
    site = ended.site;
    await site.until(() => site.log.includes('everything counts as old once'));
    for (const path of ['/blog/blog-12', '/es/blog/blog-12', '/blogs', '/api/search/en', '/feeds/blog.rss'])
      await site.until(() => allShow(site, [path], 'Heard by nobody else'));
    expect(site.log.match(/everything counts as old once/g)).toHaveLength(1);
  });

  test('that lost all: an instance that ends before it has asked for what it missed exchanges no pages when it is back', async () => {
    const own = await Redis.start({ onTestFinished });
    const pagesGiven = async () => (await own.ask('KEYS', 'feedloom:pages:*:page:*')) as string[];
    let site = await start('unmended', { REDIS_URL: own.url });
    onTestFinished(() => site.stop());
    onTestFinished(() => {
      standIn.fault = () => undefined;
    });
    const publish = async (id: string) => {
      await tell(site, retitle(id, `Of ${id}`));
      await live(site, id);
    };
    await publish('blog-13');
    expect(await pagesGiven()).not.toEqual([]);
    // Reading goes on behind a message of which nothing is left.
    await quiet(site);
    await own.stop({ forget: true });
    standIn.fault = ({ headers }) => (headers.authorization === 'Bearer unmended' ? { kind: 'reset' } : undefined);
    await own.start();
    await site.until(() => site.log.includes('cannot be asked for yet'));
    ({ site } = await site.restart('SIGKILL'));
    await site.until(() => site.log.includes('cannot be asked for yet'));
    standIn.fault = () => undefined;
    const journal = new Journal(join(site.folder, BUILD, 'publications.sqlite'), null, { migrates: false });
    onTestFinished(() => journal.close());
    await site.until(() => !journal.announcements.isBroken);
    expect(site.log).not.toContain('everything counts as old once');
    await publish('blog-14');
    expect(await pagesGiven()).toEqual([]);
    ({ site } = await site.restart('SIGKILL'));
    await site.until(async () => (await readiness(site)).status === 200);
    await publish('blog-10');
    expect(await pagesGiven()).not.toEqual([]);
    // Two restarts, and waits that grow.
  }, 300_000);
});

/** Has an instance take its own calls for so old that they are not told again. */
async function forgetCalls(site: RunningSite): Promise<void> {
  execFileSync(process.execPath, [
    '--no-warnings',
    '-e',
    `const { DatabaseSync } = require('node:sqlite'); const db = new DatabaseSync(process.argv[1]);
     db.exec("PRAGMA busy_timeout = 5000; UPDATE publications SET receivedAt = receivedAt - 7200000");`,
    join(site.folder, BUILD, 'publications.sqlite'),
  ]);
}

test('a clock that is two minutes off, in either direction, keeps no publication from any instance', async () => {
  const clocks = [TWO_MINUTES_MS, -TWO_MINUTES_MS];
  const sites = await Promise.all(
    clocks.map((byMs) => {
      const off = `const real = Date.now; Date.now = () => real() + ${byMs}; const RealDate = Date;
        globalThis.Date = class extends RealDate { constructor(...given) { given.length ? super(...given) : super(RealDate.now()); } };`;
      return startOwn(`off-${byMs}`, {}, off);
    }),
  );
  for (const site of sites) await site.until(async () => (await readiness(site)).stores.redis === 'ok');
  for (const [index, site] of sites.entries()) {
    await tell(site, retitle('blog-7', `By a clock that is off, ${index}`));
    for (const each of [one, two, ...sites])
      await each.until(() => allShow(each, pagesOf('/blog/blog-7'), `By a clock that is off, ${index}`));
  }
  expect(sites.map(({ log }) => /clock: .*? Redis'/.exec(log)?.[0])).toEqual([
    "clock: this machine's clock is 120 s ahead of Redis'",
    "clock: this machine's clock is 120 s behind Redis'",
  ]);
  await tell(one, retitle('blog-8', 'By a clock that is right'));
  for (const each of [two, ...sites]) await each.until(() => allShow(each, pagesOf('/blog/blog-8'), 'By a clock that is right'));
});

test('a full disk under the pages of one instance: it serves what others told of, says so once, and has lost nothing after a restart', async () => {
  let site = await start('full');
  onTestFinished(() => site.stop());
  await tell(one, retitle('blog-13', 'Before the disk was full'));
  await live(site, 'blog-13');
  const made = join(site.folder, BUILD, 'server', 'made');
  rmSync(made, { recursive: true, force: true });
  const disk = fullDiskAt(made);
  // Where nothing can be mounted: a file in place of the folder.
  if (!disk) writeFileSync(made, '');
  await tell(two, retitle('blog-14', 'With a full disk'));
  await site.until(() => allShow(site, pagesOf('/blog/blog-14'), 'With a full disk'));
  expect(site.log.match(/pages are kept in memory only/g)).toHaveLength(1);
  expect((await readiness(site)).status).toBe(200);
  disk?.remove();
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
  ({ site } = await site.restart('SIGKILL'));
  await site.until(() => allShow(site, pagesOf('/blog/blog-14'), 'With a full disk'));
  await site.until(() => allShow(site, pagesOf('/blog/blog-13'), 'Before the disk was full'));
});

test('without REDIS_URL nothing of Redis is loaded, and readiness says nothing of it', async () => {
  const site = await startOwn('alone', { REDIS_URL: '' });
  await tell(site, retitle('resource-5', 'Alone'));
  await site.until(() => allShow(site, ['/resource/resource-5'], 'Alone'));
  expect(await readiness(site)).toEqual({ status: 200, stores: { applications: 'ok' } });
  const journal = new Journal(join(site.folder, BUILD, 'publications.sqlite'));
  onTestFinished(() => journal.close());
  expect(journal.announcements.toAnnounce(9)).toEqual([]);
  await delay(500);
  expect((await one.get('/resource/resource-5')).text).not.toContain('Alone');
});
