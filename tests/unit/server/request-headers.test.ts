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

describe('the headers of a move inside the site', () => {
  test.each<Record<string, string>>([
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    { rsc: '1', 'next-router-segment-prefetch': '/$d$locale/blog/$d$slug/__PAGE__', 'next-url': '/es' },
    { rsc: '1', 'next-router-state-tree': TREE },
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
