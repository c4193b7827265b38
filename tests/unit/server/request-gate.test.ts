import { expect, onTestFinished, test, vi } from 'vitest';
import { waitAtStart } from '../../../lib/runtime/start-waits.ts';
import { earlyAnswer, startingAnswer, takeOwnAddress } from '../../../lib/server/request-gate.ts';

const FILES = new Set(['/images/covers/a.webp', '/images/a b.svg']);
const answer = (method: string, url: string, host = 'www.example.com') =>
  earlyAnswer({ method, url, httpVersion: '1.1', headers: { host }, rawHeaders: ['Host', host] }, FILES);

const list = (urls: string) => urls.split(' ');
const ALLOW = { allow: 'GET, HEAD, OPTIONS' };
test.each<[string, string, number | undefined, object, string[]]>([
  ['a question for methods is answered', 'OPTIONS', 204, ALLOW, ['/', '/images/covers/a.webp', '*']],
  ['a form and a hook may be sent', 'POST', undefined, {}, ['/affiliates', '/es/affiliates?a=1', '/api/revalidate']],
  ['nothing else may be sent', 'POST', 405, ALLOW, list('/ /pricing /api/search/en /affiliates/ /fr/affiliates /es/api/revalidate')],
  ['a target that is no path', 'GET', 400, {}, ['*', 'http://other.example/pricing', 'other.example:443', '']],
  ['a path that later code would read otherwise', 'GET', 400, {}, list('/x/../fonts/pricing /.%2e/fonts/pricing /es\\..\\fonts\\pricing')],
  ['a path with dots at its end, or encoded', 'GET', 400, {}, list('/x/%2E%2E/_next/pricing /blog/.. /#/../fonts/pricing')],
  ['what exists may go on', 'GET', undefined, {}, list('/api/search/en /_next/static/chunks/a.js /images/a%20b.svg')],
  ['what may exist may go on', 'GET', undefined, {}, list('/blog/next.js /.well-known/security.txt')],
  ['a file that does not exist', 'GET', 404, {}, list('/fonts/pricing /images/covers/b.webp //images/covers/a.webp /\\_next/pricing')],
  [
    'an index that does not exist, and receipts without a token',
    'GET',
    404,
    {},
    list('/api/search/fr /api/publishes?limit=1 /api/publishes/4xT'),
  ],
  ['a picture of the framework', 'GET', 404, {}, list('/_next/image?url=%2Fimages%2Fcovers%2Fa.webp&w=640&q=75')],
  ['data of the framework', 'GET', 404, {}, list('/es/blog/a.rsc?_rsc=1 /pricing.segments/_tree.segment.rsc')],
])('%s: %s %i', (_, method, status, headers, urls) => {
  for (const url of urls) {
    expect(answer(method, url)?.status, url).toBe(status);
    expect(answer(method, url)?.headers ?? {}, url).toMatchObject(headers);
  }
});

test('other methods are refused, with the allowed ones', () => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'get', ''])
    expect(answer(method, '/pricing'), method).toMatchObject({ status: 405, headers: ALLOW });
});

test('a malformed host gets 400, and so do two hosts', () => {
  for (const host of ['', 'a b', 'user@host', 'a:99999', '[::', 'ñ']) expect(answer('GET', '/', host)?.status, host).toBe(400);
  const rawHeaders = ['Host', 'a.example', 'Accept', '*/*', 'host', 'b.example'];
  const twice = { method: 'GET', url: '/', httpVersion: '1.1', headers: { host: 'a.example' }, rawHeaders };
  expect(earlyAnswer(twice, FILES)?.status).toBe(400);
});

test('an address may have 8191 letters and 100 query parameters, and no more', () => {
  expect([8191, 8192].map((length) => answer('GET', `/${'a'.repeat(length)}`)?.status)).toEqual([undefined, 414]);
  for (const parameter of ['a=1', '', '%61'])
    expect([100, 101].map((count) => answer('GET', `/?${Array(count).fill(parameter).join('&')}`)?.status)).toEqual([undefined, 400]);
});

test.each([
  ['http://www.example.com/pricing?a=1', '/pricing?a=1'],
  ['http://www.example.com?a', '/?a'],
  // The fault of a path stays visible.
  ['http://www.example.com/x/../fonts', '/x/../fonts'],
  ['http://www.example.com//evil.example', '/evil.example/'],
  ['http://site.example/es', '/es'],
])('%s names this site, and is %s', (url, path) => {
  const request = { url, headers: { host: 'www.example.com' } };
  takeOwnAddress(request, 'site.example');
  expect(request.url).toBe(path);
  expect(['www.example.com', 'site.example']).toContain(request.headers.host.toLowerCase());
});

test.each(
  list(
    'http://other.example/pricing http://www.example.com@other.example/ ftp://www.example.com/ http://www.example.com\\@other.example/ /',
  ),
)('%s is left as it is', (url) => {
  const request = { url, headers: { host: 'www.example.com' } };
  takeOwnAddress(request, 'site.example');
  expect(request).toEqual({ url, headers: { host: 'www.example.com' } });
});

test('an instance that is not ready leaves the visitors of a proxy to another one while that takes moments, and answers all others', () => {
  // Later than half a minute after its start no process waits any more, and the one that runs the tests may be older by then.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const asked = (url: string, { method = 'GET', by = '192.0.2.1' } = {}) =>
    startingAnswer({ method, url, headers: { host: 'feedloom.example', ...(by && { 'x-forwarded-for': by }) } })?.status;
  let isNear = true;
  let isDone = false;
  expect(asked('/blog/a')).toBeUndefined();
  const [done, near] = [() => isDone, () => isNear];
  waitAtStart('something', done, near);
  // The search index is made from the content, as pages are.
  const pages = [asked('/blog/a'), asked('/es?utm_source=mail', { method: 'HEAD' }), asked('/api/search/en')];
  expect(pages).toEqual([503, 503, 503]);
  const others = [asked('/blog/a', { by: '' }), asked('/affiliates', { method: 'POST' }), asked('/api/revalidate')];
  expect([...others, asked('/_next/static/chunks/a.js')]).toEqual(Array(4).fill(undefined));
  isNear = false;
  expect(asked('/blog/a')).toBeUndefined();
  [isNear, isDone] = [true, true];
  expect(asked('/blog/a')).toBeUndefined();
});
