import { beforeEach, describe, expect, test, vi } from 'vitest';
import { waitAtStart } from '../../../lib/runtime/start-waits.ts';
import { earlyAnswer, startingAnswer, takeOwnAddress } from '../../../lib/server/request-gate.ts';

const FILES = new Set(['/images/covers/a.webp', '/images/a b.svg']);
const answer = (method: string, url: string, host = 'www.example.com') =>
  earlyAnswer({ method, url, httpVersion: '1.1', headers: { host }, rawHeaders: ['Host', host] }, FILES);

test.each(['/api/publishes?limit=1', '/api/publishes/4xT'])('without a token %s does not exist', (url) => {
  expect(answer('GET', url)).toEqual(answer('GET', '/api/nothing'));
  expect(answer('GET', url)?.status).toBe(404);
});

test.each(['/', '/images/covers/a.webp', '*'])('OPTIONS %s is answered here', (url) => {
  expect(answer('OPTIONS', url)).toMatchObject({ status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
});

test.each(['TRACE', 'PUT', 'DELETE', 'get', ''])('the method "%s" is refused, with the allowed methods', (method) => {
  expect(answer(method, '/pricing')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } });
});

test('POST is accepted only for a form or a hook', () => {
  for (const url of ['/affiliates', '/es/affiliates?a=1', '/api/revalidate']) expect(answer('POST', url), url).toBeNull();
  for (const url of ['/', '/pricing', '/api/search/en', '/affiliates/', '/fr/affiliates', '/es/api/revalidate'])
    expect(answer('POST', url)?.status, url).toBe(405);
});

test.each(['*', 'http://other.example/pricing', 'other.example:443', ''])('GET %s is 400', (url) => {
  expect(answer('GET', url)?.status).toBe(400);
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

test.each([
  'http://other.example/pricing',
  'http://www.example.com@other.example/',
  'ftp://www.example.com/',
  'http://www.example.com\\@other.example/',
  '/pricing',
])('%s is left as it is', (url) => {
  const request = { url, headers: { host: 'www.example.com' } };
  takeOwnAddress(request, 'site.example');
  expect(request).toEqual({ url, headers: { host: 'www.example.com' } });
});

test.each(['', 'a b', 'user@host', 'a:99999', '[::', 'ñ'])('"%s" is no host', (host) => {
  expect(answer('GET', '/', host)?.status).toBe(400);
});

test('two hosts are none', () => {
  const rawHeaders = ['Host', 'a.example', 'Accept', '*/*', 'host', 'b.example'];
  expect(earlyAnswer({ method: 'GET', url: '/', httpVersion: '1.1', headers: { host: 'a.example' }, rawHeaders }, FILES)?.status).toBe(400);
});

test.each([
  '/x/../fonts/pricing',
  '/.%2e/fonts/pricing',
  '/es\\..\\fonts\\pricing',
  '/x/%2E%2E/_next/pricing',
  '/blog/..',
  '/#/../fonts/pricing',
])('%s is 400: later code would read another address', (url) => {
  expect(answer('GET', url)?.status).toBe(400);
});

test.each(['/api/search/en', '/_next/static/chunks/a.js', '/images/a%20b.svg', '/blog/next.js', '/.well-known/security.txt'])(
  'the address %s outside any language may go on',
  (url) => {
    expect(answer('GET', url)).toBeNull();
  },
);

test.each([
  '/fonts/pricing',
  '/images/covers/b.webp',
  '//images/covers/a.webp',
  '/\\_next/pricing',
  '/api/search/fr',
  '/_next/image?url=%2Fimages%2Fcovers%2Fa.webp&w=640&q=75',
  '/es/blog/a.rsc?_rsc=1',
  '/pricing.segments/_tree.segment.rsc',
])('the address %s outside any language does not exist: 404 immediately', (url) => {
  expect(answer('GET', url)?.status).toBe(404);
});

describe('an instance that is not ready', () => {
  const asked = (url: string, { method = 'GET', by = '192.0.2.1' } = {}) =>
    startingAnswer({ method, url, headers: { host: 'feedloom.example', ...(by && { 'x-forwarded-for': by }) } })?.status;
  let isNear = true;
  let isDone = false;
  // Later than half a minute after its start no process waits any more, and the one that runs the tests may be older by then.
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    return () => vi.restoreAllMocks();
  });

  test('leaves the visitors of a proxy to another instance, while it is ready in moments', () => {
    expect(asked('/blog/a')).toBeUndefined();
    waitAtStart(
      'something',
      () => isDone,
      () => isNear,
    );
    expect([asked('/blog/a'), asked('/es?utm_source=mail', { method: 'HEAD' })]).toEqual([503, 503]);
    isNear = false;
    expect(asked('/blog/a')).toBeUndefined();
    isNear = true;
    isDone = true;
    expect(asked('/blog/a')).toBeUndefined();
  });

  test('answers direct requests, requests with a body, and requests for files that every instance has', () => {
    waitAtStart('something else', () => false);
    expect(asked('/blog/a')).toBe(503);
    // Made from the content, as pages are.
    expect(asked('/api/search/en')).toBe(503);
    expect(asked('/blog/a', { by: '' })).toBeUndefined();
    expect(asked('/affiliates', { method: 'POST' })).toBeUndefined();
    expect(asked('/_next/static/chunks/a.js')).toBeUndefined();
    expect(asked('/api/revalidate')).toBeUndefined();
  });
});
