import { signRequest } from '@contentful/node-apps-toolkit';
import { describe, expect, test } from 'vitest';
import { isSigned } from '../../../lib/publish/signature.ts';

const SECRET = 's'.repeat(64);
const PATH = '/api/revalidate?source=contentful';
const BODY = JSON.stringify({ sys: { id: 'one' }, title: 'Ñandú 🧵' });
const TOPIC = { 'x-contentful-topic': 'ContentManagement.Entry.publish' };

/** What Contentful sends: its own headers, and what it says about the signature. */
function signed(changes: { secret?: string; method?: 'POST' | 'GET'; signedAt?: number } = {}): {
  path: string;
  headers: Record<string, string>;
  body: string;
} {
  const { secret = SECRET, method = 'POST', signedAt = Date.now() } = changes;
  const signature = signRequest(secret, { method, path: PATH, headers: TOPIC, body: BODY }, signedAt) as unknown as Record<string, string>;
  return { path: PATH, headers: { ...TOPIC, ...signature }, body: BODY };
}

describe("a request is taken for Contentful's", () => {
  test('when it is signed with our secret, by a clock that is up to half a minute off', () => {
    for (const ms of [-25_000, 0, 25_000]) expect(isSigned(SECRET, signed({ signedAt: Date.now() + ms }))).toBe(true);
  });
});

describe('a request is refused', () => {
  const genuine = signed();
  const without = (name: string) => ({
    ...genuine,
    headers: Object.fromEntries(Object.entries(genuine.headers).filter(([each]) => each !== name)),
  });
  const withHeader = (name: string, value: string) => ({ ...genuine, headers: { ...genuine.headers, [name]: value } });

  test.each([
    ['its body was tampered with', { ...genuine, body: BODY.replace('one', 'two') }],
    ['its path was tampered with', { ...genuine, path: '/api/revalidate/tags?source=contentful' }],
    ['its query was tampered with', { ...genuine, path: `${PATH}&all=1` }],
    ['its topic was tampered with', withHeader('x-contentful-topic', 'ContentManagement.Entry.delete')],
    ['it was signed with another secret', signed({ secret: 't'.repeat(64) })],
    ['it was signed thirty seconds ago', signed({ signedAt: Date.now() - 30_000 })],
    ['its clock is ten days ahead', signed({ signedAt: Date.now() + 864_000_000 })],
    ['its timestamp was renewed', withHeader('x-contentful-timestamp', String(Date.now() + 1))],
    ['its signature is cut', withHeader('x-contentful-signature', (genuine.headers['x-contentful-signature'] ?? '').slice(0, 10))],
    ['it carries no signature', without('x-contentful-signature')],
    ['it says that less is signed', withHeader('x-contentful-signed-headers', 'x-contentful-timestamp')],
  ])('when %s', (_, request) => {
    expect(isSigned(SECRET, request)).toBe(false);
  });

  test('when our own secret is of the wrong length', () => {
    expect(isSigned('short', signed())).toBe(false);
  });
});
