import { signRequest } from '@contentful/node-apps-toolkit';
import { expect, test } from 'vitest';
import { isSigned } from '../../../lib/publish/signature.ts';
import { MalformedWebhook, parseWebhook } from '../../../lib/publish/webhook.ts';

const topic = (name: string) => `ContentManagement.${name}`;
const payload = (kind: string | null, more: object = {}) => {
  const contentType = kind ? { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: kind } } } : {};
  return JSON.stringify({ sys: { id: 'one', revision: 3, ...contentType, ...more }, fields: {} });
};

test.each([
  ['Entry.publish', 'blog', { action: 'publish', item: 'Entry', id: 'one', kind: 'blog', revision: 3 }],
  ['Entry.unpublish', 'compare', { action: 'remove', item: 'Entry', id: 'one', kind: 'compare', revision: 3 }],
  ['Entry.archive', 'blog', { action: 'remove', item: 'Entry', id: 'one', kind: 'blog', revision: 3 }],
  ['Entry.publish', 'codeBlock', { action: 'publish', item: 'Entry', id: 'one', kind: null, revision: 3 }],
  ['Entry.delete', null, { action: 'remove', item: 'Entry', id: 'one', kind: null, revision: 3 }],
  ['Asset.publish', null, { action: 'publish', item: 'Asset', id: 'one', kind: null, revision: 3 }],
])('a webhook call of topic %s for %s is read', (name, kind, event) => {
  expect(parseWebhook(topic(name), payload(kind))).toEqual(event);
});

test('a webhook call of another topic changes nothing that the site shows', () => {
  for (const name of 'Entry.auto_save Entry.create ContentType.publish Entry Entry.PUBLISH Entry.publish.more Entry.__proto__'.split(' '))
    expect(parseWebhook(topic(name), payload('blog')), name).toBeNull();
});

test.each([
  ['no topic', null, payload('blog'), /X-Contentful-Topic/],
  ['half a body', topic('Entry.publish'), '{"sys": {', /no JSON/],
  ['a list', topic('Entry.publish'), '[]', /no Entry/],
  ['no sys', topic('Asset.publish'), '{}', /no Asset \(sys\)/],
  ['an empty id', topic('Entry.publish'), '{"sys": {"id": ""}}', /sys\.id/],
  ['an id of 65 characters', topic('Entry.publish'), payload('blog', { id: 'a'.repeat(65) }), /sys\.id/],
  ['an id with a terminal escape', topic('Asset.publish'), payload(null, { id: 'a\u001B[31m' }), /sys\.id/],
  ['an id with a slash', topic('Entry.publish'), payload('blog', { id: '../a' }), /sys\.id/],
  ['a revision below none', topic('Entry.publish'), payload('blog', { revision: -1 }), /sys\.revision/],
])('a webhook call with %s is malformed, and the error says where', (_, name, body, message) => {
  const call = () => parseWebhook(name, body);
  expect(call).toThrow(MalformedWebhook);
  expect(call).toThrow(message);
});

const SECRET = 's'.repeat(64);
const PATH = '/api/revalidate?source=contentful';
const BODY = JSON.stringify({ sys: { id: 'one' }, title: 'Ñandú 🧵' });
const TOPIC = { 'x-contentful-topic': 'ContentManagement.Entry.publish' };

/** What Contentful sends: its own headers, and what it says about the signature. */
type Changes = { secret?: string; method?: 'POST' | 'GET'; signedAt?: number };
function signed({ secret = SECRET, method = 'POST', signedAt = Date.now() }: Changes = {}) {
  const signature = signRequest(secret, { method, path: PATH, headers: TOPIC, body: BODY }, signedAt) as unknown as Record<string, string>;
  return { path: PATH, headers: { ...TOPIC, ...signature } as Record<string, string>, body: BODY };
}

test("a request is taken for Contentful's when it is signed with our secret, by a clock that is up to half a minute off", () => {
  for (const ms of [-25_000, 0, 25_000]) expect(isSigned(SECRET, signed({ signedAt: Date.now() + ms }))).toBe(true);
});

const genuine = signed();
const { 'x-contentful-signature': signature = '', ...unsigned } = genuine.headers;
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
  ['its signature is cut', withHeader('x-contentful-signature', signature.slice(0, 10))],
  ['it carries no signature', { ...genuine, headers: unsigned }],
  ['it says that less is signed', withHeader('x-contentful-signed-headers', 'x-contentful-timestamp')],
])('a request is refused when %s', (_, request) => {
  expect(isSigned(SECRET, request)).toBe(false);
});

test('a request is refused when our own secret is of the wrong length', () => {
  expect(isSigned('short', signed())).toBe(false);
});
