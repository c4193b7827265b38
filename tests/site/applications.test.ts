import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { BODY_MAX_BYTES } from '../../lib/routing/refused-post.ts';
import { actionThanksFor, callAction, type ServedForm, sendForm, servedForm, thanksFor } from '../support/apply.ts';
import { startReceiver } from '../support/receiver.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const ANNA = { fullName: 'Anna Ünal', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  receiver = await startReceiver();
  folder = mkdtempSync(join(tmpdir(), 'site-applications-'));
  env = { ...standIn.env, AFFILIATE_STORE: join(folder, 'data', 'affiliates.sqlite'), AFFILIATE_ENDPOINT: receiver.url };
});
afterAll(async () => {
  await receiver.close();
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

let site: RunningSite;
let form: ServedForm;
beforeAll(async () => {
  site = await startSite(BUILD, { ...env, TRUSTED_PROXIES: '1', AFFILIATE_HOURLY_PER_ADDRESS: '5' });
  form = await servedNow();
});
afterAll(() => site.stop());

const servedNow = async () => servedForm((await site.get('/affiliates')).text, site.origin);
const delivered = (email: string) => site.until(() => receiver.attempts.find(({ body }) => body.email === email), 60_000);

test('accepts an application with and without scripts, keeps its page static, and delivers both', async () => {
  const plain = await (await sendForm(form, { ...ANNA, email: 'plain@example.com' }, { 'x-forwarded-for': '192.0.2.1' })).text();
  expect(thanksFor(plain, 'plain@example.com')).toBe(true);
  const scripted = await (await callAction(form, { ...ANNA, email: 'scripted@example.com' }, { 'x-forwarded-for': '192.0.2.2' })).text();
  expect(actionThanksFor(scripted, 'scripted@example.com')).toBe(true);
  expect(await delivered('plain@example.com')).toMatchObject({
    body: { page: '/affiliates', locale: 'en', referral: { ref: 'berta' } },
  });
  await delivered('scripted@example.com');
  const page = await site.get('/affiliates');
  expect(page.headers.get('x-nextjs-cache')).toBe('HIT');
  expect(page.text).not.toContain('plain@example.com');
});

test('accepts one from a browser that hides its origin, and one behind a proxy that hides the public host', async () => {
  const ways: Record<string, string>[] = [
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    // The site's public address, unchanged by these tests.
    { origin: 'http://localhost:3000', 'x-forwarded-host': 'localhost' },
  ];
  for (const [index, headers] of ways.entries()) {
    const from = { ...headers, 'x-forwarded-for': `192.0.2.${50 + index}` };
    const [plain, scripted] = [`plain-way-${index}@example.com`, `scripted-way-${index}@example.com`];
    expect(thanksFor(await (await sendForm(form, { ...ANNA, email: plain }, from)).text(), plain)).toBe(true);
    expect(actionThanksFor(await (await callAction(form, { ...ANNA, email: scripted }, from)).text(), scripted)).toBe(true);
  }
});

test('limits an address by the proxy’s header, not by the visitor’s', async () => {
  const statuses: boolean[] = [];
  for (let index = 0; index < 6; index += 1) {
    const email = `limited-${index}@example.com`;
    const answer = await callAction(form, { ...ANNA, email }, { 'x-forwarded-for': `10.0.0.${index}, 192.0.2.3` });
    statuses.push(actionThanksFor(await answer.text(), email));
  }
  expect(statuses).toEqual([true, true, true, true, true, false]);
});

test('accepts nothing from another site, and nothing that is too long', async () => {
  const typed = { ...ANNA, email: 'foreign@example.com' };
  expect((await sendForm(form, typed, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await callAction(form, typed, { origin: 'https://evil.example' })).status).toBe(403);
  // Another host than the page's, in a proxy's header.
  expect((await sendForm(form, typed, { 'x-forwarded-host': 'evil.example' })).status).toBe(403);
  expect((await callAction(form, typed, { 'x-forwarded-host': 'evil.example' })).status).toBe(403);
  expect((await sendForm(form, { ...typed, promotion: 'a'.repeat(BODY_MAX_BYTES) })).status).toBe(413);
  const store = new ApplicationStore(env.AFFILIATE_STORE as string);
  expect((await Array.fromAsync(store.all())).filter(({ email }) => email === typed.email)).toEqual([]);
  await store.close();
});

test('the next process delivers what a killed one took, and without a proxy a forged address does not raise the limit', async () => {
  receiver.behave(() => 500);
  const email = 'survivor@example.com';
  expect(thanksFor(await (await sendForm(form, { ...ANNA, email }, { 'x-forwarded-for': '192.0.2.4' })).text(), email)).toBe(true);
  const { key } = await delivered(email);
  const store = new ApplicationStore(env.AFFILIATE_STORE as string);
  const waiting = async () =>
    (await Array.fromAsync(store.all())).find((application) => application.email === email && application.nextAttemptAt);
  // A claim of a dead process expires half a minute later; another test checks that with a fake clock.
  await site.until(async () => (await waiting())?.failures);
  process.kill(site.pid, 'SIGKILL');
  await site.gone;
  receiver.attempts.length = 0;
  receiver.behave(() => 200);
  site = await startSite(BUILD, { ...env, AFFILIATE_HOURLY_PER_ADDRESS: '3' });
  expect((await delivered(email)).key).toBe(key);
  await site.until(async () => !(await waiting()));
  await store.close();

  form = await servedNow();
  // Without scripts it counts for two.
  const plain = 'without-scripts@example.com';
  expect(thanksFor(await (await sendForm(form, { ...ANNA, email: plain })).text(), plain)).toBe(true);
  const thanks: boolean[] = [];
  for (const index of [0, 1]) {
    const forged = { 'x-forwarded-for': `10.0.0.${index}`, 'x-peer-address': `10.0.0.${index}` };
    const made = `made-up-${index}@example.com`;
    thanks.push(actionThanksFor(await (await callAction(form, { ...ANNA, email: made }, forged)).text(), made));
  }
  expect(thanks).toEqual([true, false]);
});
