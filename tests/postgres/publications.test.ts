import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureSpace } from '../site/fixture.ts';
import { BOX, BUILD } from '../support/box.ts';
import { Front } from '../support/front.ts';
import { Postgres } from '../support/postgres.ts';
import { publishTitle } from '../support/publish-title.ts';
import { type RunningSite, startBox } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

/** Three instances behind nginx that tell each other what was published, over their database. Contentful calls one of them. */
const LOOK_S = 30;
/** Well before most looks would find it. On a quiet machine it is under two seconds. ms. */
const FRESH_WITHIN_MS = 10_000;

let postgres: Postgres;
let database: string;
let standIn: StandIn;
let sites: RunningSite[];
let front: Front;

const start = () =>
  startBox(BOX, BUILD, {
    ...standIn.env,
    ...{ CONTENTFUL_RATE: '30', CONTENTFUL_LOOK_S: String(LOOK_S), DATABASE_URL: postgres.urlOf(database) },
  });
const hasLooked = (site: RunningSite) =>
  site.until(async () => JSON.parse((await site.get('/api/health/ready')).text).content.lookAgeS !== null);

beforeAll(async () => {
  postgres = await Postgres.create();
  database = await postgres.database();
  standIn = await startStandIn(fixtureSpace());
  sites = await Promise.all([start(), start(), start()]);
  front = await Front.start({ instances: sites.map(({ origin }) => new URL(origin).host), files: join(BOX, 'files') });
  await Promise.all(sites.map(hasLooked));
});
afterAll(async () => {
  await front?.stop();
  await Promise.all((sites ?? []).map((site) => site.stop()));
  await standIn?.close();
  await postgres?.remove();
});

/** Tells one instance of an entry's new title. */
const publish = async (id: string, title: string, told: RunningSite) => expect(await publishTitle(told, standIn, id, title)).toBe(202);

/** When each instance first shows a text without anybody having asked for the page. ms. */
const shownAt = (path: string, text: string) =>
  Promise.all(
    sites.map((site) =>
      site.until(async () => {
        const { headers, text: page } = await site.get(path);
        return page.includes(text) && headers.get('x-nextjs-cache') === 'HIT' ? Date.now() : null;
      }),
    ),
  );

test('a publication that one instance is told of is on all of them within moments', async () => {
  const [one] = sites as [RunningSite, ...RunningSite[]];
  // The first publication of a process is slower: its code is compiled then.
  await publish('blog-2', 'The first of all', one);
  await shownAt('/blog/blog-2', 'The first of all');
  await publish('blog-2', 'Told to one', one);
  const times = await shownAt('/blog/blog-2', 'Told to one');
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(FRESH_WITHIN_MS);
  await shownAt('/es/blog/blog-2', 'Told to one');
  for (let visit = 0; visit < 6; visit += 1)
    expect(await (await fetch(`${front.origin}/es/blog/blog-2?visit=${visit}`)).text()).toContain('Told to one');
});

test('each instance has a receipt of the publication', async () => {
  const { PublicationStore } = await import('../../lib/publish/publication-store.ts');
  const vias = sites.map(({ folder }) => {
    const store = new PublicationStore(join(folder, BUILD, 'publications.sqlite'), { migrates: false });
    const [newest] = store.receipts.newest({ limit: 1 });
    store.close();
    return newest?.via;
  });
  expect(vias[0]).toBe('webhook');
  // What a look found before the notice came is there, too.
  for (const via of vias.slice(1)) expect(['notice', 'look']).toContain(via);
});

test('a publication without the database is on all instances with the next look', async () => {
  await postgres.stop();
  await publish('blog-3', 'Without the database', sites[1] as RunningSite);
  await shownAt('/blog/blog-3', 'Without the database');
  await postgres.start();
  await publish('blog-4', 'With it again', sites[0] as RunningSite);
  await shownAt('/blog/blog-4', 'With it again');
});

test('a new instance serves the newest content from its first answer to visitors', async () => {
  const late = await start();
  sites.push(late);
  const visitor = { 'x-forwarded-for': '203.0.113.9' };
  const first = await late.until(async () => {
    const answer = await late.get('/blog/blog-4', visitor);
    // It sends visitors to another instance until then.
    return answer.status === 503 ? null : answer;
  });
  expect(first.text).toContain('With it again');
});
