import { createClient } from 'contentful';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientParams, createDeliveryClient } from '../../../../lib/content/store/client.ts';
import { envFor } from '../../../support/for-test.ts';
import { makeSpace } from '../../../support/space.ts';
import { type StandIn, startStandIn } from '../../../support/stand-in.ts';

// The limits at which the delivery client throws before it sends a request.

let standIn: StandIn;
let client: ReturnType<typeof createDeliveryClient>;

beforeAll(async () => {
  standIn = await startStandIn(makeSpace(1));
  client = createDeliveryClient(envFor(standIn));
});
beforeEach(() => {
  standIn.requests.length = 0;
});
afterAll(() => standIn.close());

/** The same queries for both calls that list something, and for the one that gets a single entry. */
const CALLS = {
  getEntries: (query: object) => client.getEntries(query as never),
  getEntry: (query: object) => client.getEntry('blog-1', query as never),
  'withAllLocales.getEntries': (query: object) => client.withAllLocales.getEntries(query as never),
};

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  test.each([
    ['the locale wildcard', { locale: '*' }, /locale/],
    ['resolveLinks', { resolveLinks: false }, /resolveLinks/],
    ['removeUnresolved', { removeUnresolved: true }, /removeUnresolved/],
    ['an object as a value', { 'fields.slug': { in: ['a'] } }, /Objects are not supported as value for the "fields\.slug" query parameter/],
  ])('refuses %s and sends nothing', async (_what, query, message) => {
    await expect(call(query)).rejects.toThrow(message);
    expect(standIn.requests).toHaveLength(0);
  });
});

test.each([
  ['getAssets, the locale wildcard', () => client.getAssets({ locale: '*' }), /locale/],
  ['getAssets, an object as a value', () => client.getAssets({ 'fields.title': { match: 'a' } } as never), /Objects are not supported/],
  ['getTags, an object as a value', () => client.getTags({ name: { match: 'a' } } as never), /Objects are not supported/],
])('refuses in %s', async (_, call, message) => {
  await expect(call()).rejects.toThrow(message);
  expect(standIn.requests).toHaveLength(0);
});

test.each(['resolveLinks', 'removeUnresolved'])('refuses %s as a setting of the client', (name) => {
  expect(() => createClient({ ...clientParams(envFor(standIn)), [name]: true })).toThrow(name);
});

describe('the expiry of an asset key', () => {
  const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3_600;

  test.each([
    ['is no number', () => String(inHours(1)), /only numeric values are allowed/],
    ['is missing', () => undefined, /only numeric values are allowed/],
    ['is in the past', () => inHours(-1), /cannot be in the past/],
    ['is over 48 hours ahead', () => inHours(48) + 60, /cannot be further in the future/],
  ])('that %s is refused and nothing is sent', async (_, expiry, message) => {
    await expect(client.createAssetKey(expiry() as number)).rejects.toThrow(message);
    expect(standIn.requests).toHaveLength(0);
  });

  test.each([1, 47, 48])('%i hours ahead is accepted', async (hours) => {
    standIn.fault = () => ({ kind: 'body', body: JSON.stringify({ policy: 'a policy', secret: 'a secret' }) });
    await expect(client.createAssetKey(inHours(hours))).resolves.toEqual({ policy: 'a policy', secret: 'a secret' });
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/spaces/stand-in/environments/master/asset_keys']);
  });
});
