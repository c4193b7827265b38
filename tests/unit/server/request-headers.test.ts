import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyHeaders } from '../../../lib/server/request-headers.ts';

function tidied(headers: Record<string, string>, method = 'GET') {
  const own = { ...headers };
  tidyHeaders(own, method);
  return own;
}

const TREE = encodeURIComponent(
  JSON.stringify(['', { children: [['locale', 'en', 'd', null], { children: ['__PAGE__', {}] }] }, null, 'refetch']),
);

/** A tree of `levels` levels that the framework can read. */
const nested = (levels: number) => `${'["",{"c":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`;

describe('the headers of a move inside the site', () => {
  test.each<Record<string, string>>([
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-router-segment-prefetch': '/$d$locale/blog/$d$slug/__PAGE__', 'next-url': '/es' },
    { rsc: '1', 'next-router-state-tree': TREE },
    { rsc: '1', 'next-router-state-tree': encodeURIComponent(nested(15)) },
  ])('stay as they are: %j', (headers) => {
    expect(tidied(headers)).toEqual(headers);
  });

  test.each<Record<string, string>>([
    { rsc: '2' },
    { rsc: '1', 'next-router-prefetch': '9' },
    { rsc: '1', 'next-router-segment-prefetch': '/../../x' },
    { rsc: '1', 'next-router-segment-prefetch': '/a\u001b[31m' },
    { rsc: '1', 'next-router-state-tree': '%%%' },
    { rsc: '1', 'next-router-state-tree': '[]' },
    { rsc: '1', 'next-url': 'http://[' },
    { rsc: '1', 'next-url': `/${'a'.repeat(5_000)}` },
    { rsc: '1', 'next-router-state-tree': nested(100) },
    { rsc: '1', 'next-router-state-tree': encodeURIComponent(nested(100)) },
    { rsc: '1', 'next-router-state-tree': JSON.stringify(['', { children: ['a'.repeat(5_000), {}] }]) },
  ])('go, all of them, where one is odd: %j', (headers) => {
    expect(tidied(headers)).toEqual({});
  });
});

test.each([
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-invoke-path',
  'x-nextjs-data',
  'x-next-revalidated-tags',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-now-route-matches',
  'next-resume',
  'next-hmr-refresh',
  'purpose',
  'range',
  'if-match',
  'if-unmodified-since',
])('%s is not for visitors to say', (name) => {
  expect(tidied({ [name]: '1', accept: '*/*' })).toEqual({ accept: '*/*' });
});

test('an action is called by POST alone', () => {
  expect(tidied({ 'next-action': 'a' })).toEqual({});
  expect(tidied({ 'next-action': 'a' }, 'POST')).toEqual({ 'next-action': 'a' });
});

test.each<[Record<string, string>, Record<string, string>]>([
  [
    { 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'www.example.com', 'x-forwarded-proto': 'https' },
  ],
  [{ 'x-forwarded-proto': 'https, http' }, { 'x-forwarded-proto': 'https' }],
  [{ 'x-forwarded-host': 'a b', 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '-1' }, {}],
  [{ 'x-forwarded-host': 'evil.example/path' }, {}],
])('what a proxy says of the address: of %j stays %j', (sent, kept) => {
  expect(tidied(sent)).toEqual(kept);
});

test('what every browser sends stays', () => {
  const usual = {
    accept: 'text/html',
    cookie: 'a=b',
    'accept-language': 'es',
    'if-none-match': '"a"',
    'sec-fetch-site': 'none',
    'x-forwarded-for': '::1',
  };
  expect(tidied(usual)).toEqual(usual);
});

describe('lists', () => {
  test.each([
    ['cookie', '; ', 200],
    ['accept', ',', 30],
    ['accept-encoding', ', ', 20],
    ['accept-language', ',', 20],
  ])('%s (between: "%s") has %i items at most, the first ones', (name, between, most) => {
    const items = Array.from({ length: 1000 }, (_, index) => `a${index}`);
    expect(tidied({ [name]: items.slice(0, most).join(between) })).toEqual({ [name]: items.slice(0, most).join(between) });
    expect(tidied({ [name]: items.join(between) })).toEqual({ [name]: items.slice(0, most).join(between) });
  });

  test('of languages are cut between two of them, and one that is endless is none', () => {
    const long = `en-x-${'a'.repeat(300)}`;
    expect(tidied({ 'accept-language': `es,${long},${long},en` })).toEqual({ 'accept-language': `es,${long}` });
    expect(tidied({ 'accept-language': 'a'.repeat(5_000) })).toEqual({ 'accept-language': '' });
  });

  test('are bounded whatever stands in them, and what is kept is their beginning', () => {
    const item = fc.string({ unit: fc.constantFrom('a', ',', ';', ' ', '=', 'q', '-', '0', 'ñ'), maxLength: 40 });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 400 }), (items) => {
        const value = items.join(',');
        const { 'accept-language': kept = '' } = tidied({ 'accept-language': value });
        expect(value.startsWith(kept)).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(500);
        expect(kept.split(',').length).toBeLessThanOrEqual(20);
        // A list within the bounds is not touched, so a second look changes nothing.
        expect(tidied({ 'accept-language': kept })).toEqual({ 'accept-language': kept });
      }),
    );
  });

  test('of cookies may be as long as all headers may', () => {
    const cookie = `a=${'b'.repeat(4_000)}; locale=es`;
    expect(tidied({ cookie })).toEqual({ cookie });
  });
});
