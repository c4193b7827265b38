import { truncateSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { signRequest } from '@contentful/node-apps-toolkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_ATTEMPTS } from '../../lib/content/store/client.ts';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { temporaryFolder } from '../support/for-test.ts';
import { type RunningSite, startSite, WEBHOOK_SECRET } from '../support/site.ts';
import { makeArticle, makeCodeBlock } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The settings of a site's clock, one after the other, by their error. */
const CLOCK_BY_MS = [-2 * HOUR_MS, 48 * HOUR_MS] as const;
const TOPIC = 'ContentManagement.Entry.publish';
const REFUSED = () => ({ kind: 'status', status: 401 }) as const;
const WELL = () => undefined;

const messageOf = (id: string, kind: string, revision: number | undefined) => ({
  sys: { id, revision, contentType: { sys: { id: kind } } },
});

/** Changes an entry's title and calls the site's webhook, with a clock that is ahead by this time. */
async function publish(site: RunningSite, standIn: StandIn, id: string, title: string, aheadMs = 0): Promise<Response> {
  const item = standIn.item(id);
  item.fields.title = { 'en-US': title, es: title };
  const { sys } = standIn.publish(item);
  const body = JSON.stringify(messageOf(id, sys.contentType?.sys.id as string, sys.revision));
  return site.webhook(TOPIC, body, signedCall(body, aheadMs));
}

/** Options of a Node process whose clock each SIGUSR2 sets to the next of `CLOCK_BY_MS`; it prints that. */
function settableClock(): string {
  const code = `
    const real = Date.now;
    const next = ${JSON.stringify(CLOCK_BY_MS)};
    let by = 0;
    Date.now = () => real() + by;
    process.on('SIGUSR2', () => {
      by = next.shift();
      console.log('clock: set by ' + by + ' ms');
    });`;
  return `--import data:text/javascript,${encodeURIComponent(code)}`;
}

/** The newest calls in the site's store. */
function receiptsOf(site: RunningSite, which: { limit: number; after?: number }): Receipt[] {
  const store = new PublicationStore(join(site.folder, 'publications.sqlite'), { migrates: false });
  const receipts = store.receipts.newest(which);
  store.close();
  return receipts;
}

const doneLines = (site: RunningSite, id: string) =>
  site.log.match(new RegExp(`publish: publish Entry ${id}, \\d+ of \\d+ pages`, 'g')) ?? [];
const done = (site: RunningSite, id: string, times = 1) => site.until(() => doneLines(site, id).length >= times);

/** The current state of a page, and whether it contains a text. The check's own request must not cause the page to be made. */
async function shown(site: RunningSite, path: string, text: string, headers: Record<string, string> = {}) {
  const answer = await site.get(path, headers);
  return { path, status: answer.status, cache: answer.headers.get('x-nextjs-cache'), shows: answer.text.includes(text) };
}

/** The expected state of a page: it has the text, and was made before any request. */
const fresh = (path: string) => ({ path, status: 200, cache: 'HIT', shows: true });

/** A signed call by a clock that is ahead by this time. */
function signedCall(body: string, aheadMs = 0): Record<string, string> {
  const call = { method: 'POST', path: '/api/revalidate', headers: { 'x-contentful-topic': TOPIC }, body } as const;
  return { 'x-contentful-topic': TOPIC, ...(signRequest(WEBHOOK_SECRET, call, Date.now() + aheadMs) as unknown as Record<string, string>) };
}

/** Sends a body of this length without stating it. Returns the status. */
function sendChunked(site: RunningSite, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(`${site.origin}/api/revalidate`, { method: 'POST', headers: { 'x-contentful-topic': TOPIC } }, (response) => {
      resolve(response.statusCode);
      response.resume().once('close', () => call.destroy());
    });
    // The connection ends with the response, while the client still sends.
    call.on('error', reject);
    for (let sent = 0; sent < bytes; sent += 16_384) call.write(Buffer.alloc(16_384, 'a'));
  });
}

/** Published during an outage of Contentful. Begun first, so that the other tests run meanwhile. */
async function throughAnOutage() {
  const standIn = await startStandIn(fixtureSpace());
  const site = await startSite(BUILD, standIn.env);
  standIn.fault = () => ({ kind: 'status', status: 503 });
  const answer = await publish(site, standIn, 'compare-5', 'After the outage');
  // Logged once all attempts of the SDK for one request have failed, which takes some 13 s.
  await site.until(() => site.log.includes('publications wait for the delivery API'));
  const attempts = standIn.requests.length;
  standIn.fault = WELL;
  await done(site, 'compare-5');
  const pages = await Promise.all(
    ['/compare/compare-5', '/es/compare/compare-5', '/compare', '/compare/compare-5.md'].map((path) =>
      shown(site, path, 'After the outage'),
    ),
  );
  await site.stop();
  await standIn.close();
  return { status: answer.status, pages, attempts, log: site.log };
}

let outage: ReturnType<typeof throughAnOutage>;
beforeAll(() => {
  outage = throughAnOutage();
  // The caller that awaits it gets the error.
  outage.catch(() => undefined);
});

describe('a running site', () => {
  let standIn: StandIn;
  let site: RunningSite;
  beforeAll(async () => {
    standIn = await startStandIn(fixtureSpace());
    site = await startSite(BUILD, { ...standIn.env, METRICS_PORT: '0', NODE_OPTIONS: settableClock() }, { ownPages: true });
    truncateSync(join(site.folder, 'server/app/en/compare/compare-1.meta'), 0);
  });
  afterAll(async () => {
    await site.stop();
    await standIn.close();
  });

  test('brings publications though a file of its cache is empty, which affects that page only', async () => {
    await publish(site, standIn, 'compare-6', 'Beside a damaged file');
    await done(site, 'compare-6');
    expect(await shown(site, '/compare/compare-6', 'Beside a damaged file')).toEqual(fresh('/compare/compare-6'));
    const damaged = await site.get('/compare/compare-1');
    expect([damaged.status, damaged.text.includes('Title of compare-1 (English)')]).toEqual([200, true]);
  });

  test('does the work of a call once, for any number of repetitions', async () => {
    const item = standIn.item('compare-2');
    item.fields.title = { 'en-US': 'Sent fifty times', es: 'Sent fifty times' };
    const { sys } = standIn.publish(item);
    const body = JSON.stringify(messageOf('compare-2', 'compare', sys.revision));
    // With a clock that is ahead: on a busy machine the work may take longer than the valid age of a call.
    const headers = signedCall(body, 25_000);
    const before = standIn.requests.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.webhook(TOPIC, body, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await done(site, 'compare-2');
    expect((await site.webhook(TOPIC, body, headers)).status).toBe(202);
    // Otherwise later calls would use this one's time.
    await publish(site, standIn, 'compare-3', 'Afterwards');
    await done(site, 'compare-3');
    expect(doneLines(site, 'compare-2')).toHaveLength(1);
    expect(standIn.requests.slice(before).filter(({ query }) => query.get('sys.id[in]') === 'compare-2')).toHaveLength(1);
  });

  /** The memory of the process, in MiB. */
  const residentMiB = async () => {
    const [address] = /http:\S+\/metrics/.exec(site.log) ?? [];
    const counters = await (await fetch(address as string)).text();
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(counters)?.[1]) / 1024 / 1024;
  };

  /** Visits pages one after the other until it is stopped, and measures the memory meanwhile. */
  function visitor(paths: readonly string[]) {
    let isOver = false;
    const statuses = new Set<number>();
    let visits = 0;
    let mostMiB = 0;
    const visiting = (async () => {
      for (; !isOver; visits += 1) {
        statuses.add((await site.get(paths[visits % paths.length] as string)).status);
        mostMiB = Math.max(mostMiB, await residentMiB());
      }
    })();
    return async () => {
      isOver = true;
      await visiting;
      return { statuses: [...statuses], visits, mostMiB };
    };
  }

  describe('in a burst of some five hundred calls', () => {
    const IDS = Array.from({ length: 8 }, (_, index) => `resource-${index + 1}`);
    const CALLS = Array.from({ length: 63 * IDS.length }, (_, index) => IDS[index % IDS.length] as string);
    let answers: { status: number; ms: number }[];
    let visited: { statuses: number[]; visits: number; mostMiB: number };
    /** All requests to Contentful until every publication was brought. */
    let asked: URLSearchParams[];
    let receipts: Receipt[];
    /** At most one a second, the first immediately. */
    let rounds: number;

    beforeAll(async () => {
      const endVisits = visitor(['/pricing', '/es/resources', '/blog/blog-1', '/feeds/resource.rss']);
      const before = standIn.requests.length;
      const startedAt = Date.now();
      const [{ number: last } = { number: 0 }] = receiptsOf(site, { limit: 1 });
      answers = [];
      for (let start = 0; start < CALLS.length; start += 20) {
        await Promise.all(
          CALLS.slice(start, start + 20).map(async (id, index) => {
            const sentAt = Date.now();
            const { status } = await publish(site, standIn, id, `Number ${start + index}`);
            answers.push({ status, ms: Date.now() - sentAt });
          }),
        );
      }
      rounds = 2 + Math.ceil((Date.now() - startedAt) / 1_000);
      visited = await endVisits();
      receipts = await site.until(() => {
        const found = receiptsOf(site, { limit: 1000, after: last });
        return found.length === CALLS.length && found.every(({ liveAt }) => liveAt !== null) ? found : null;
      });
      asked = standIn.requests.slice(before).map(({ query }) => query);
    });

    test('accepts each call immediately', () => {
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
      // Contentful's time limit for a call is 30 s.
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(30_000);
    });

    test('still serves visitors', () => {
      expect(visited.statuses).toEqual([200]);
      // One request in progress at the end of the burst, and at least one before: their number depends on the machine.
      expect(visited.visits).toBeGreaterThan(1);
    });

    test('stays within its memory', () => {
      // 2,000 calls took 820 MiB at most (npm run bench:burst); memory per call would come on top.
      expect(visited.mostMiB).toBeGreaterThan(50);
      expect(visited.mostMiB).toBeLessThan(1024);
    });

    test('shows the newest text of each entry on every page of it', async () => {
      for (const [index, id] of IDS.entries()) {
        const newest = `Number ${CALLS.length - IDS.length + index}`;
        for (const path of [`/resource/${id}`, `/es/resource/${id}`, '/resources'])
          await site.until(async () => {
            const { cache, shows } = await shown(site, path, newest);
            return cache === 'HIT' && shows;
          });
      }
    });

    test('requests publications a few times, and no page sends a request', () => {
      const byId = asked.filter((query) => query.has('sys.id[in]'));
      expect(byId.length).toBeLessThanOrEqual(rounds);
      expect(asked.every((query) => query.has('sys.id[in]') || query.has('select'))).toBe(true);
    });

    test('has a receipt of each call, which ends with its own work or with a later call of the same entry', () => {
      expect(receipts.map(({ id }) => id).toSorted()).toEqual(CALLS.toSorted());
      const byNumber = new Map(receipts.map((receipt) => [receipt.number, receipt]));
      for (const { number, state, mergedInto, id, round, liveAt } of receipts) {
        expect(round, `the round of ${number}`).not.toBeNull();
        expect(state).toBe(mergedInto === null ? 'done' : 'replaced');
        if (mergedInto !== null) expect(byNumber.get(mergedInto)).toMatchObject({ id, round, liveAt });
      }
    });

    test('works each entry at most once in a round, and in a few rounds', () => {
      for (const each of IDS) {
        const worked = receipts.filter(({ id, state }) => id === each && state === 'done');
        expect(worked.length).toBeLessThanOrEqual(rounds);
        expect(new Set(worked.map(({ round }) => round)).size).toBe(worked.length);
      }
    });
  });

  test('refuses bodies over 256 KB, and bodies without a stated length', async () => {
    const body = JSON.stringify({ sys: { id: 'a' }, text: 'a'.repeat(256 * 1024) });
    expect((await site.webhook(TOPIC, body, signedCall(body))).status).toBe(413);
    expect(await sendChunked(site, 512 * 1024)).toBe(411);
  });

  test('refuses calls of a clock that is ten days ahead', async () => {
    // For an entry that no page shows, so that it is worked immediately and makes no page.
    const { sys } = standIn.publish(makeCodeBlock('unused', ''));
    const body = JSON.stringify(messageOf('unused', 'codeBlock', sys.revision));
    expect((await site.webhook(TOPIC, body, signedCall(body, 10 * 24 * 60 * 60 * 1000))).status).toBe(401);
    expect((await site.webhook(TOPIC, body, signedCall(body, 10_000))).status).toBe(202);
  });

  describe('on a machine whose clock is set', () => {
    // The last of this site's tests: its clock is never right again.
    beforeAll(async () => {
      const times = doneLines(site, 'compare-4').length;
      await publish(site, standIn, 'compare-4', 'Before the clock was set');
      await done(site, 'compare-4', times + 1);
    });

    test.each([
      ['back by two hours', CLOCK_BY_MS[0]],
      ['ahead by two days', CLOCK_BY_MS[1]],
    ])('%s keeps no publication from its pages', async (set, byMs) => {
      const title = `After the clock was set ${set}`;
      const times = doneLines(site, 'compare-4').length;
      process.kill(site.pid, 'SIGUSR2');
      await site.until(() => site.log.includes(`clock: set by ${byMs} ms`));
      expect((await publish(site, standIn, 'compare-4', title, byMs)).status).toBe(202);
      await done(site, 'compare-4', times + 1);
      for (const path of ['/compare/compare-4', '/es/compare', '/feeds/compare.rss', '/compare/compare-4.md'])
        expect(await shown(site, path, title)).toEqual(fresh(path));
    });
  });
});

test('a site whose store cannot be written makes Contentful retry, and logs it once', async () => {
  const standIn = await startStandIn(fixtureSpace());
  // A file at the path of the folder.
  const site = await startSite(BUILD, { ...standIn.env, PUBLISH_STORE: join('package.json', 'publications.sqlite') });
  for (let call = 0; call < 3; call += 1) expect((await publish(site, standIn, 'blog-1', 'Never stored')).status).toBe(503);
  expect(site.log.match(/a publication could not be stored/g)).toHaveLength(1);
  // The pages come from the build.
  expect([(await site.get('/blog/nobody')).status, (await site.get('/blog/nobody')).headers.get('location')]).toEqual([307, '/blogs']);
  expect((await site.get('/blog/blog-1')).status).toBe(200);
  await site.stop();
  await standIn.close();
});

describe('a restart', () => {
  let standIn: StandIn;
  let site: RunningSite;
  beforeAll(async () => {
    standIn = await startStandIn(fixtureSpace());
    site = await startSite(BUILD, standIn.env);
    await site.until(async () => JSON.parse((await site.get('/api/health/ready')).text).content.lookAgeS !== null);
  });
  afterAll(async () => {
    await site.stop();
    await standIn.close();
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)('by %s in the middle of publications loses nothing of them', async (signal) => {
    const ids = ['compare-6', 'compare-5', 'blog-9', 'resource-3'];
    const title = `Published before ${signal}`;
    const [{ number: last } = { number: 0 }] = receiptsOf(site, { limit: 1 });
    for (const id of ids) expect((await publish(site, standIn, id, title)).status).toBe(202);
    const own = () => receiptsOf(site, { limit: 100, after: last });
    await site.until(() => own().some(({ state }) => state !== 'waiting'));
    const ended = await site.restart(signal);
    if (signal === 'SIGTERM') expect([ended.code, ended.tookMs < 10_000]).toEqual([0, true]);
    site = ended.site;
    await site.until(() => own().every(({ liveAt }) => liveAt !== null));
    for (const path of [
      '/compare/compare-6',
      '/es/compare/compare-5',
      '/blog/blog-9',
      '/es/resource/resource-3',
      '/compare',
      '/compare/compare-6.md',
    ])
      expect(await shown(site, path, title)).toEqual(fresh(path));
  });

  test('keeps pages published since the build, whole, with Contentful down', async () => {
    standIn.publish(makeArticle({ id: 'newcomer', kind: 'compare', createdAt: '2026-11-02T00:00:00.000Z', fields: { keywords: {} } }));
    expect((await site.webhook(TOPIC, messageOf('newcomer', 'compare', 1))).status).toBe(202);
    await done(site, 'newcomer');
    await publish(site, standIn, 'newcomer', 'Newer than the newcomer');
    await done(site, 'newcomer', 2);
    const forms = [
      ['/compare/newcomer', {}],
      ['/compare/newcomer?_rsc', { rsc: '1' }],
      ['/compare/newcomer.md', {}],
      ['/es/compare/newcomer', {}],
      ['/es/compare/newcomer?_rsc', { rsc: '1' }],
      ['/compare?_rsc', { rsc: '1' }],
    ] as const;
    const before = await Promise.all(forms.map(([path, headers]) => site.get(path, headers)));
    standIn.fault = REFUSED;
    ({ site } = await site.restart('SIGKILL'));
    for (const [index, [path, headers]] of forms.entries()) {
      expect(await shown(site, path, 'Newer than the newcomer', headers)).toEqual(fresh(path));
      expect((await site.get(path, headers)).text === before[index]?.text, `${path} is as it was`).toBe(true);
    }
  });
});

test('a publication during the next build is on its pages, too, though the previous process had brought it', async (context) => {
  const standIn = await startStandIn(fixtureSpace());
  context.onTestFinished(() => standIn.close());
  const PUBLISH_STORE = join(temporaryFolder(context), 'publications.sqlite');
  const before = await startSite(BUILD, { ...standIn.env, PUBLISH_STORE });
  await publish(before, standIn, 'compare-5', 'Published between two builds');
  await done(before, 'compare-5');
  await before.stop();
  // A copy of the build as it was made: the next one, begun before that publication.
  const next = await startSite(BUILD, { ...standIn.env, PUBLISH_STORE });
  context.onTestFinished(() => next.stop());
  await done(next, 'compare-5');
  for (const path of ['/compare/compare-5', '/es/compare', '/compare/compare-5.md'])
    expect(await shown(next, path, 'Published between two builds')).toEqual(fresh(path));
});

test('an outage that outlasts all retries of a request delays a publication, which then needs no visit', async () => {
  const { status, pages, attempts, log } = await outage;
  expect(status).toBe(202);
  expect(attempts).toBeGreaterThanOrEqual(MAX_ATTEMPTS);
  for (const page of pages) expect(page).toEqual(fresh(page.path));
  expect(log.match(/publications wait for the delivery API/g)).toHaveLength(1);
});
