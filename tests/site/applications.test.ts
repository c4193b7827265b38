import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { BODY_MAX_BYTES } from '../../lib/routing/refused-post.ts';
import { ANNA, apply, applyByScript, callAction, formOf, sendForm } from '../support/apply.ts';
import { own, ownFolder } from '../support/own.ts';
import { startReceiver } from '../support/receiver.ts';
import { startSite } from '../support/site.ts';
import { BUILD, ownSpace } from './built.ts';

const receiver = own(await startReceiver());
const standIn = await ownSpace();
const AFFILIATE_STORE = join(ownFolder(), 'data', 'affiliates.sqlite');
const env = { ...standIn.env, AFFILIATE_STORE, AFFILIATE_ENDPOINT: receiver.url };
let site = await startSite(BUILD, { ...env, TRUSTED_PROXIES: '1', AFFILIATE_HOURLY_PER_ADDRESS: '5' });
afterAll(() => site.stop());
let form = await formOf(site);

const delivered = (email: string) => site.until(() => receiver.attempts.find(({ body }) => body.email === email));

test('accepts an application with and without scripts, keeps its page static, and delivers both', async () => {
  expect(await apply(form, 'plain@example.com', { 'x-forwarded-for': '192.0.2.1' })).toBe(true);
  expect(await applyByScript(form, 'scripted@example.com', { 'x-forwarded-for': '192.0.2.2' })).toBe(true);
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
    expect(await apply(form, `plain-way-${index}@example.com`, from)).toBe(true);
    expect(await applyByScript(form, `scripted-way-${index}@example.com`, from)).toBe(true);
  }
});

test('limits an address by the proxy’s header, not by the visitor’s', async () => {
  const thanks: boolean[] = [];
  for (let index = 0; index < 6; index += 1)
    thanks.push(await applyByScript(form, `limited-${index}@example.com`, { 'x-forwarded-for': `10.0.0.${index}, 192.0.2.3` }));
  expect(thanks).toEqual([true, true, true, true, true, false]);
});

test('accepts nothing from another site, and nothing that is too long', async () => {
  const typed = { ...ANNA, email: 'foreign@example.com' };
  // The second one is another host than the page's, in a proxy's header.
  for (const headers of [{ origin: 'https://evil.example' }, { 'x-forwarded-host': 'evil.example' }] as Record<string, string>[])
    for (const send of [sendForm, callAction]) expect((await send(form, typed, headers)).status).toBe(403);
  expect((await sendForm(form, { ...typed, promotion: 'a'.repeat(BODY_MAX_BYTES) })).status).toBe(413);
  const store = new ApplicationStore(AFFILIATE_STORE);
  expect((await Array.fromAsync(store.all())).filter(({ email }) => email === typed.email)).toEqual([]);
  await store.close();
});

test('the next process delivers what a killed one took, and without a proxy a forged address does not raise the limit', async () => {
  receiver.behave(() => 500);
  const email = 'survivor@example.com';
  expect(await apply(form, email, { 'x-forwarded-for': '192.0.2.4' })).toBe(true);
  const { key } = await delivered(email);
  const store = new ApplicationStore(AFFILIATE_STORE);
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

  form = await formOf(site);
  // Without scripts it counts for two.
  expect(await apply(form, 'without-scripts@example.com')).toBe(true);
  const thanks: boolean[] = [];
  for (const index of [0, 1]) {
    const forged = { 'x-forwarded-for': `10.0.0.${index}`, 'x-peer-address': `10.0.0.${index}` };
    thanks.push(await applyByScript(form, `made-up-${index}@example.com`, forged));
  }
  expect(thanks).toEqual([true, false]);
});
