import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import { fixtureSpace } from '../site/fixture.ts';
import { sendForm, servedForm, thanksFor } from '../support/apply.ts';
import { BOX, BUILD } from '../support/box.ts';
import { Front } from '../support/front.ts';
import { Postgres } from '../support/postgres.ts';
import { publishTitle } from '../support/publish-title.ts';
import { startReceiver } from '../support/receiver.ts';
import { type RunningSite, startBox } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';

// Instances on one database, behind nginx: they share applications, and tell each other what was published. Contentful calls one of them.

const ANNA = { fullName: 'Anna Ünal', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };
const LOOK_S = 30;
/** Well before most looks would find it. On a quiet machine it is under two seconds. ms. */
const FRESH_WITHIN_MS = 10_000;

let postgres: Postgres;
let database: string;
let standIn: StandIn;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let folder: string;
let one: RunningSite;
let other: RunningSite;
let late: RunningSite | undefined;
let front: Front;

const start = () =>
  startBox(BOX, BUILD, {
    ...standIn.env,
    ...{ CONTENTFUL_LOOK_S: String(LOOK_S), DATABASE_URL: postgres.urlOf(database) },
    ...{ AFFILIATE_STORE: join(folder, 'affiliates.sqlite'), AFFILIATE_ENDPOINT: receiver.url },
    // One that is sent without scripts counts for two.
    AFFILIATE_HOURLY_PER_ADDRESS: '8',
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-site-'));
  [postgres, standIn, receiver] = await Promise.all([Postgres.create(), startStandIn(fixtureSpace()), startReceiver()]);
  database = await postgres.database();
  // As the containers have them, at the same time, on an empty database.
  [one, other] = await Promise.all([start(), start()]);
  front = await Front.start({ instances: [one, other].map(({ origin }) => new URL(origin).host), files: join(BOX, 'files') });
});
afterAll(async () => {
  await front?.stop();
  await Promise.all([one, other, late].map((site) => site?.stop()));
  await Promise.all([standIn?.close(), receiver?.close()]);
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const apply = async (site: RunningSite, email: string) => {
  const form = servedForm((await site.get('/affiliates')).text, site.origin);
  const html = await (await sendForm(form, { ...ANNA, email })).text();
  return { isThanked: thanksFor(html, email), html };
};
const health = async (site: RunningSite) => {
  const { status, text } = await site.get('/api/health/ready');
  return { status, ...JSON.parse(text) };
};
/** Tells one instance of an entry's new title. */
const publish = async (id: string, title: string, told: RunningSite) => expect(await publishTitle(told, standIn, id, title)).toBe(202);

/** When each instance first shows a text without anybody having asked for the page. ms. */
const shownAt = (path: string, text: string) =>
  Promise.all(
    [one, other].map((site) =>
      site.until(async () => {
        const { headers, text: page } = await site.get(path);
        return page.includes(text) && headers.get('x-nextjs-cache') === 'HIT' ? Date.now() : null;
      }),
    ),
  );

test('two sites on one database share its limit, deliver each application once, and go on without the database', async () => {
  // The first one makes the tables. Until it has, and while the database is slow, a visitor is told to try again.
  for (const [index, site] of [one, other, one].entries())
    await site.until(async () => (await apply(site, `${'abc'[index]}@example.com`)).isThanked);
  // And noted: what the database did not come to note is sent once more, as it should be.
  const isHandedOn = async () => {
    const [row] = await postgres.ask(
      database,
      'SELECT count(*)::int AS waiting FROM affiliate_applications WHERE delivered_revision < revision',
    );
    return row?.waiting === 0;
  };
  await one.until(isHandedOn);
  expect(new Set(receiver.attempts.map(({ key }) => key)).size).toBe(3);
  expect(await health(one)).toMatchObject({ status: 200, stores: { applications: 'ok' } });
  expect(existsSync(join(folder, 'affiliates.sqlite'))).toBe(false);

  await postgres.stop();
  await publish('compare-3', 'Without the database', other);
  const refused = await apply(other, 'd@example.com');
  expect(refused.isThanked).toBe(false);
  expect(refused.html).toContain(words('en')('affiliates.apply.refusals.unavailable.title'));
  expect(refused.html).toContain('value="d@example.com"');
  expect(other.log).toContain('affiliates: an application could not be stored, and its sender was told so');
  await one.until(async () => (await health(one)).stores.applications === 'failing');
  expect((await health(one)).status).toBe(200);
  expect((await one.get('/affiliates')).status).toBe(200);
  // A publication is on all instances with the next look.
  await shownAt('/compare/compare-3', 'Without the database');

  await postgres.start();
  expect((await apply(other, 'd@example.com')).isThanked).toBe(true);
  expect((await apply(one, 'e@example.com')).isThanked).toBe(false);
  await one.until(() => receiver.attempts.length >= 4);
  await one.until(isHandedOn);
  const emails = receiver.attempts.map(({ body }) => body.email).sort();
  expect(emails).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`));
  await one.until(async () => (await health(one)).stores.applications === 'ok');
  for (const site of [one, other]) await site.until(() => site.log.includes('the database sends notices again'));
});

test('a publication that one instance is told of is on all of them and behind the front within moments, each with a receipt', async () => {
  expect((await front.get('/compare/compare-2')).body.toString()).not.toContain('Told to one');
  await publish('compare-2', 'Told to one', one);
  const times = await shownAt('/compare/compare-2', 'Told to one');
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(FRESH_WITHIN_MS);
  // The front holds a page for three seconds at most.
  await one.until(async () => (await front.get('/compare/compare-2')).body.toString().includes('Told to one'), 5000);
  expect(Date.now() - Math.max(...times)).toBeLessThan(3500);
  await shownAt('/es/compare/compare-2', 'Told to one');
  for (let visit = 0; visit < 6; visit += 1)
    expect(await (await fetch(`${front.origin}/es/compare/compare-2?visit=${visit}`)).text()).toContain('Told to one');
  const vias = [one, other].map((site) => {
    const store = new PublicationStore(join(site.folder, BUILD, 'publications.sqlite'), { migrates: false });
    const [newest] = store.receipts.newest({ limit: 1 });
    store.close();
    return newest?.via;
  });
  // What a look found before the notice came is there, too.
  expect(vias).toEqual(['webhook', expect.stringMatching(/^(?:notice|look)$/)]);
});

test('a new instance serves the newest content from its first answer to visitors', async () => {
  late = await start();
  const visitor = { 'x-forwarded-for': '203.0.113.9' };
  const first = await late.until(async () => {
    const answer = await late?.get('/compare/compare-2', visitor);
    // It sends visitors to another instance until then.
    return answer?.status === 503 ? null : answer;
  });
  expect(first.text).toContain('Told to one');
});
