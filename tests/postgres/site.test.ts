import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureSpace } from '../site/fixture.ts';
import { sendForm, servedForm, thanksFor } from '../support/apply.ts';
import { BOX, BUILD } from '../support/box.ts';
import { temporaryFolder } from '../support/for-test.ts';
import { Postgres } from '../support/postgres.ts';
import { startReceiver } from '../support/receiver.ts';
import { type RunningSite, startBox } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';

const ANNA = { fullName: 'Anna Ünal', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };

let postgres: Postgres;
let standIn: StandIn;
beforeAll(async () => {
  postgres = await Postgres.create();
  standIn = await startStandIn(fixtureSpace());
});
afterAll(async () => {
  await standIn?.close();
  await postgres?.remove();
});

const apply = async (site: RunningSite, email: string) => {
  const form = servedForm((await site.get('/affiliates')).text, site.origin);
  const html = await (await sendForm(form, { ...ANNA, email })).text();
  return { isThanked: thanksFor(html, email), html };
};
const health = async (site: RunningSite) => {
  const { status, text } = await site.get('/api/health/ready');
  return { status, stores: JSON.parse(text).stores };
};

test('two sites on one database share its limit, deliver each application once, and go on without the database', async (context) => {
  const receiver = await startReceiver();
  context.onTestFinished(() => receiver.close());
  const database = await postgres.database();
  const file = join(temporaryFolder(context), 'affiliates.sqlite');
  const env = {
    ...standIn.env,
    ...{ DATABASE_URL: postgres.urlOf(database), AFFILIATE_STORE: file, AFFILIATE_ENDPOINT: receiver.url },
    // One that is sent without scripts counts for two.
    AFFILIATE_HOURLY_PER_ADDRESS: '8',
  };
  // As the containers have them, at the same time, on an empty database.
  const [one, other] = await Promise.all([startBox(BOX, BUILD, env), startBox(BOX, BUILD, env)]);
  context.onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()]);
  });
  // The first one to come makes the tables: who applies meanwhile may be told to try again.
  for (const site of [one, other]) await site.until(async () => (await health(site)).stores.applications === 'ok');
  const thanked = await Promise.all(['a', 'b', 'c'].map((name, index) => apply(index % 2 ? other : one, `${name}@example.com`)));
  expect(thanked.map(({ isThanked }) => isThanked)).toEqual([true, true, true]);
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
  expect(await health(one)).toEqual({ status: 200, stores: expect.objectContaining({ applications: 'ok' }) });
  expect(() => readFileSync(file)).toThrow('ENOENT');

  await postgres.stop();
  const refused = await apply(other, 'd@example.com');
  expect(refused.isThanked).toBe(false);
  expect(refused.html).toContain(words('en')('affiliates.apply.refusals.unavailable.title'));
  expect(refused.html).toContain('value="d@example.com"');
  expect(other.log).toContain('affiliates: an application could not be stored, and its sender was told so');
  await one.until(async () => (await health(one)).stores.applications === 'failing');
  expect((await health(one)).status).toBe(200);
  expect((await one.get('/affiliates')).status).toBe(200);

  await postgres.start();
  expect((await apply(other, 'd@example.com')).isThanked).toBe(true);
  expect((await apply(one, 'e@example.com')).isThanked).toBe(false);
  await one.until(() => receiver.attempts.length >= 4);
  await one.until(isHandedOn);
  const emails = receiver.attempts.map(({ body }) => body.email).sort();
  expect(emails).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`));
  await one.until(async () => (await health(one)).stores.applications === 'ok');
});
