import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureSpace } from '../site/fixture.ts';
import { BOX, BUILD } from '../support/box.ts';
import { Front, freePort } from '../support/front.ts';
import { copyAsOtherBuild } from '../support/other-build.ts';
import { Redis } from '../support/redis.ts';
import { type RunningSite, startBox } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

// A rolling deployment while entries are published. Each instance keeps its pages for itself, so each could hand out ones that are older than another's.

const COPY = mkdtempSync(join(tmpdir(), 'other-build-'));
/** Of the same length each: no second build is made. */
const titled = (state: number) => `Title ${state === 1 ? 'o' : state}f blog-5`;
const shown = (text: string) => {
  const [, state] = /Title (o|\d)f blog-5/.exec(text) ?? [];
  return state === 'o' ? 1 : Number(state ?? Number.NaN);
};
/** What shows the entry's title. */
const PATHS = ['/blog/blog-5', '/es/blog/blog-5', '/blog/blog-5.md', '/blogs', '/feeds/blog.rss', '/api/search/en'];
/** A visitor's request, as a proxy hands it on. */
const VISITOR = { 'x-forwarded-for': '192.0.2.1' };

let redis: Redis;
let standIn: StandIn;
let front: Front;
const endings: (() => unknown)[] = [];
/** Each instance has an address and a journal that outlast its builds, as in compose.yaml. */
const places: { port: number; journal: string; site: RunningSite }[] = [];

async function start(box: string, port: number, journal: string): Promise<RunningSite> {
  const name = `site-${port}`;
  const own = { PORT: String(port), INSTANCE_NAME: name, PUBLISH_STORE: join(journal, 'publications.sqlite') };
  return startBox(box, BUILD, { ...standIn.env, REDIS_URL: redis.url, TRUSTED_PROXIES: '1', ...own });
}

beforeAll(async () => {
  copyAsOtherBuild(BOX, BUILD, COPY, { [titled(1)]: titled(2) });
  redis = await Redis.start({ onTestFinished: (end) => void endings.unshift(end as () => unknown) });
  standIn = await startStandIn(fixtureSpace());
  for (let index = 0; index < 2; index += 1) {
    const port = await freePort();
    const journal = mkdtempSync(join(tmpdir(), 'journal-'));
    places.push({ port, journal, site: await start(BOX, port, journal) });
  }
  front = await Front.start({ instances: places.map(({ port }) => `127.0.0.1:${port}`), files: join(BOX, 'files') });
});

afterAll(async () => {
  await front?.stop();
  await Promise.all(places.map(({ site }) => site.stop()));
  for (const { journal } of places) rmSync(journal, { recursive: true, force: true });
  await standIn?.close();
  for (const end of endings) await end();
  rmSync(COPY, { recursive: true, force: true });
});

async function publish(state: number, at: RunningSite): Promise<void> {
  const item = standIn.item('blog-5');
  item.fields.title = { 'en-US': `${titled(state)} (English)`, es: `${titled(state)} (Spanish)` };
  const { sys } = standIn.publish(item);
  const payload = { sys: { id: sys.id, revision: sys.revision, contentType: sys.contentType } };
  expect((await at.webhook('ContentManagement.Entry.publish', payload)).status).toBe(202);
}

const show = async (sites: readonly RunningSite[], state: number) => {
  for (const site of sites) for (const path of PATHS) await site.until(async () => shown((await site.get(path, VISITOR)).text) === state);
};

/** Puts a box in the place of a running one, which lives on alone meanwhile, and waits as who deploys does. */
async function replace(place: (typeof places)[number], box: string): Promise<void> {
  await place.site.stop();
  place.site = await start(box, place.port, place.journal);
  await place.site.until(async () => (await place.site.get('/api/health/ready')).status === 200);
}

/** Visitors who ask all the time; gives what each saw of each path, without repetitions. */
function visitors() {
  const seen = new Map<string, number[]>();
  const faults: string[] = [];
  let isOver = false;
  const asking = Promise.all(
    PATHS.map(async (path) => {
      const states: number[] = [];
      seen.set(path, states);
      while (!isOver) {
        const { status, body } = await front.get(path);
        if (status !== 200) faults.push(`${path} ${status}`);
        else if (states.at(-1) !== shown(body.toString())) states.push(shown(body.toString()));
        await delay(100);
      }
    }),
  );
  return {
    end: async () => {
      isOver = true;
      await asking;
      return { seen: Object.fromEntries(seen), faults };
    },
  };
}

const each = (states: number[]) => Object.fromEntries(PATHS.map((path) => [path, states]));

test('what was published between the two builds, and since, stays: no visitor gets an older page from an instance of either', async () => {
  const [first, second] = places as [(typeof places)[number], (typeof places)[number]];
  // The new build has the second state; the third is published before anybody starts it.
  await publish(2, first.site);
  await show([first.site, second.site], 2);
  await publish(3, second.site);
  await show([first.site, second.site], 3);
  await delay(3_000);
  const watched = visitors();
  await replace(first, COPY);
  // The old build again, from nothing but its box: it has the first state.
  await replace(second, BOX);
  await replace(second, COPY);
  expect(await watched.end()).toEqual({ seen: each([3]), faults: [] });
  await show([first.site, second.site], 3);
}, 180_000);

test('what is published while both builds serve is new for all within seconds, and no page goes back', async () => {
  const [first, second] = places as [(typeof places)[number], (typeof places)[number]];
  await replace(second, BOX);
  await delay(3_000);
  const watched = visitors();
  for (const [state, { site }] of [
    [4, first],
    [5, second],
  ] as const) {
    await publish(state, site);
    await show([first.site, second.site], state);
    await delay(3_000);
  }
  expect(await watched.end()).toEqual({ seen: each([3, 4, 5]), faults: [] });
}, 180_000);
