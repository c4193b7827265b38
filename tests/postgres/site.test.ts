import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import { BOX, BUILD, ownSpace } from '../site/built.ts';
import { ANNA, apply, formOf, sendForm } from '../support/apply.ts';
import { Editor } from '../support/editor.ts';
import { Front } from '../support/front.ts';
import { own, ownFolder } from '../support/own.ts';
import { Postgres } from '../support/postgres.ts';
import { startReceiver } from '../support/receiver.ts';
import { type RunningSite, startBox } from '../support/site.ts';
import { words } from '../support/words.ts';

// Instances on one database, behind nginx: they share applications, and tell each other what was published. Contentful calls one of them.

/** Well before most looks would find it. On a quiet machine it is under two seconds. ms. */
const FRESH_WITHIN_MS = 10_000;

const [postgres, standIn, receiver] = await Promise.all([Postgres.create(), ownSpace(), startReceiver()]);
for (const each of [postgres, receiver]) own(each);
const AFFILIATE_STORE = join(ownFolder(), 'affiliates.sqlite');
const database = await postgres.database();

const start = () =>
  startBox(BOX, BUILD, {
    ...standIn.env,
    ...{ CONTENTFUL_LOOK_S: '30', DATABASE_URL: postgres.urlOf(database), AFFILIATE_STORE, AFFILIATE_ENDPOINT: receiver.url },
    // One that is sent without scripts counts for two.
    AFFILIATE_HOURLY_PER_ADDRESS: '8',
  });
// As the containers have them, at the same time, on an empty database.
const [one, other] = (await Promise.all([start(), start()])).map(own) as [RunningSite, RunningSite];
const front = own(await Front.start({ instances: [one, other].map(({ origin }) => new URL(origin).host), files: join(BOX, 'files') }));

/** Tells one instance of an entry's new title. */
const publish = async (id: string, title: string, told: RunningSite) => expect(await new Editor(told, standIn).title(id, title)).toBe(202);

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
  // The first one to come makes the tables: who applies meanwhile may be told to try again.
  for (const site of [one, other]) await site.until(async () => (await site.health()).stores.applications === 'ok');
  const applyAt = async (site: RunningSite, name: string) => apply(await formOf(site), `${name}@example.com`);
  // A visitor of a busy machine may be told to try again.
  const applied = (site: RunningSite, name: string) => site.until(() => applyAt(site, name));
  await Promise.all([applied(one, 'a'), applied(other, 'b'), applied(one, 'c')]);
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
  expect(await one.health()).toMatchObject({ status: 200, stores: { applications: 'ok' } });
  expect(existsSync(AFFILIATE_STORE)).toBe(false);

  await postgres.die();
  await publish('compare-3', 'Without the database', other);
  const refused = await (await sendForm(await formOf(other), { ...ANNA, email: 'd@example.com' })).text();
  for (const part of [words('en')('affiliates.apply.refusals.unavailable.title'), 'value="d@example.com"']) expect(refused).toContain(part);
  expect(other.log).toContain('affiliates: an application could not be stored, and its sender was told so');
  await one.until(async () => (await one.health()).stores.applications === 'failing');
  expect((await one.health()).status).toBe(200);
  expect((await one.get('/affiliates')).status).toBe(200);
  // A publication is on all instances with the next look.
  await shownAt('/compare/compare-3', 'Without the database');

  await postgres.start();
  await applied(other, 'd');
  expect(await applyAt(one, 'e')).toBe(false);
  await one.until(() => receiver.attempts.length >= 4);
  await one.until(isHandedOn);
  const emails = receiver.attempts.map(({ body }) => body.email).sort();
  expect(emails).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`));
  await one.until(async () => (await one.health()).stores.applications === 'ok');
  for (const site of [one, other]) await site.until(() => site.log.includes('the database sends notices again'));
});

test('a publication that one instance is told of is on all of them and behind the front within moments, each with a receipt', async () => {
  expect((await front.get('/compare/compare-2')).body.toString()).not.toContain('Told to one');
  await publish('compare-2', 'Told to one', one);
  const times = await shownAt('/compare/compare-2', 'Told to one');
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(FRESH_WITHIN_MS);
  // The front holds a page for three seconds at most (tests/front/cache.test.ts).
  await one.until(async () => (await front.get('/compare/compare-2')).body.toString().includes('Told to one'), FRESH_WITHIN_MS);
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

test('a new instance serves the newest content from its first answer to visitors', async ({ onTestFinished }) => {
  const late = await start();
  onTestFinished(() => late.stop());
  const visitor = { 'x-forwarded-for': '203.0.113.9' };
  const first = await late.until(async () => {
    const answer = await late.get('/compare/compare-2', visitor);
    // It sends visitors to another instance until then.
    return answer?.status === 503 ? null : answer;
  });
  expect(first.text).toContain('Told to one');
});
