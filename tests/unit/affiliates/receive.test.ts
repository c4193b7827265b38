import { expect, type TestContext, test } from 'vitest';
import { receiveApplication } from '../../../lib/affiliates/receive.ts';
import { FORM_EXTRAS } from '../../../lib/affiliates/state.ts';
import { PEER_HEADER, visitorNetworks } from '../../../lib/affiliates/visitor-address.ts';
import { ANNA, GENEROUS, NOON, storeFor } from '../../support/applications.ts';

const TIMED = { [FORM_EXTRAS.openForMs]: '60000' };

type Sent = { typed?: Record<string, string>; cookies?: Record<string, string>; limits?: typeof GENEROUS; broken?: boolean };

/** Sends a form to a store of its own, or to one that is broken. */
async function send(context: TestContext, { typed = {}, cookies = {}, limits = GENEROUS, broken = false }: Sent = {}) {
  const { store } = storeFor(context);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ANNA, ...typed })) form.set(name, value);
  const reports: string[] = [];
  const open = () => {
    if (broken) throw new Error('attempt to write a readonly database');
    return store;
  };
  const state = await receiveApplication(
    { form, headers: new Headers(), cookie: (name) => cookies[name], from: { address: '192.0.2.7', network: '192.0.2.7' } },
    { store: open, limits, now: NOON, report: (line, cause) => reports.push(`${line} ${cause}`) },
  );
  return { state, stored: await Array.fromAsync(store.all()), reports };
}

test('a good application brings nothing of cookies along that this site has not stored: no terminal escapes, no line breaks', async (context) => {
  const odd = '\u001B]0;title\u0007\n\u009B31m';
  const cookies = { ref: 'berta', ref_created_at: odd, ref_referrer: odd, ref_landing: `https://www.example.com/?ref=berta${odd}` };
  const { stored } = await send(context, { cookies });
  expect(stored[0]?.referral).toMatchObject({ ref: 'berta', createdAt: '', referrer: '' });
  expect(stored[0]?.referral?.landing).toMatch(/^https:\/\/www\.example\.com\/\?ref=berta[\x21-\x7E]*$/);
  expect((await send(context, { cookies: { ...cookies, ref: `berta${odd}` } })).stored[0]?.referral).toBeNull();
});

test('an application that no clock has timed counts for two against the limit', async (context) => {
  const limits = { perAddress: 1, total: 100 };
  expect((await send(context, { typed: TIMED, limits })).state.status).toBe('received');
  expect((await send(context, { limits })).state).toMatchObject({ status: 'refused', refusal: 'limited' });
});

test.for<[string, Sent, object]>([
  [
    'a mistake',
    { typed: { ...TIMED, email: 'anna' } },
    { status: 'mistaken', problems: { email: 'email' }, values: { ...ANNA, email: 'anna' } },
  ],
  ['a filled trap', { typed: { ...TIMED, website: 'https://evil.example' } }, { status: 'refused', refusal: 'trapped', values: ANNA }],
  ['a clock that runs backwards', { typed: { openForMs: '-5' } }, { status: 'refused', refusal: 'hasty' }],
  ['one too many', { typed: TIMED, limits: { perAddress: 0, total: 0 } }, { status: 'refused', refusal: 'limited', values: ANNA }],
])('%s gives back what was typed, and stores nothing', async ([, options, state], context) => {
  const sent = await send(context, options);
  expect(sent.state).toMatchObject(state);
  expect(sent.stored).toEqual([]);
});

test('a disk that cannot be written gives back what was typed, and the log says so', async (context) => {
  const { state, reports } = await send(context, { typed: TIMED, broken: true });
  expect(state).toEqual({ status: 'refused', refusal: 'unavailable', values: ANNA });
  expect(reports).toEqual([expect.stringContaining('readonly database')]);
});

const from = (forwarded: string | null, peer: string, proxies: number) =>
  visitorNetworks(new Headers({ [PEER_HEADER]: peer, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) }), proxies);

test.each<[string, string | null, number, string]>([
  ['is that of the connection where no proxy is trusted', '203.0.113.9', 0, '198.51.100.1'],
  ['is what the one proxy added, not what came with the request', '10.0.0.1, 203.0.113.9', 1, '203.0.113.9'],
  ['is what the outer of two proxies was called by', '10.0.0.1, 203.0.113.9, 198.51.100.2', 2, '203.0.113.9'],
  ['is the furthest known where a proxy is missing', '203.0.113.9', 3, '203.0.113.9'],
  ['is that of the connection where the proxy says nothing', null, 1, '198.51.100.1'],
])('the address of a visitor %s', (_, forwarded, proxies, address) => {
  expect(from(forwarded, '198.51.100.1', proxies)).toEqual({ address, network: address });
});

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['203.0.113.7:50123', '203.0.113.7', '203.0.113.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('the address %s counts as %s, in %s', (peer, address, network) => {
  expect(from(null, peer, 0)).toEqual({ address, network });
});
