import { expect, test } from 'vitest';
import { BODY_MAX_BYTES, letIn, refusedPost } from '../../../lib/routing/refused-post.ts';

const HOST = 'www.example.com';
const OURS = { origin: 'https://www.example.com' };
const LOCAL = { host: 'localhost:3000', origin: 'http://localhost:3000' };

test.each<[string, Record<string, string>, 403 | 413 | null]>([
  ['our own page', OURS, null],
  ['our own page by its other name, behind a proxy that says so', { ...LOCAL, 'x-forwarded-host': 'localhost:3000' }, null],
  ['our own page, behind a proxy that keeps the host to itself', { ...OURS, host: 'localhost:3000' }, null],
  ['our own page, behind a proxy that names no port', { ...OURS, host: 'www.example.com', 'x-forwarded-host': 'localhost' }, null],
  ['our own page, in a browser that sends no origin', { 'sec-fetch-site': 'same-origin' }, null],
  ['our own page, in a browser that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, null],
  ['another host than a proxy says', { ...LOCAL, 'x-forwarded-host': 'evil.example' }, 403],
  ['a host that only a proxy says', { origin: 'https://evil.example', host: 'localhost:3000', 'x-forwarded-host': 'evil.example' }, 403],
  ['our other name without its port', { ...LOCAL, origin: 'http://localhost' }, 403],
  ['another site in a browser that claims to be on ours', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 403],
  ['an address bar, without an origin', { 'sec-fetch-site': 'none' }, 403],
  ['the longest body there may be', { ...OURS, 'content-length': String(BODY_MAX_BYTES) }, null],
  ['a byte more', { ...OURS, 'content-length': String(BODY_MAX_BYTES + 1) }, 413],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another site that knows our name', { origin: 'https://www.example.com.evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['nobody who says so', {}, 403],
  ['a sister host', { ...OURS, 'sec-fetch-site': 'same-site' }, 403],
  ['another site, at length', { origin: 'https://evil.example', 'content-length': '999999' }, 403],
])('a POST from %s', (_, headers, status) => {
  expect(refusedPost(new Headers(headers), HOST)).toBe(status);
});

test('an accepted request gets the headers of the site itself, replacing its own', () => {
  const sent: Record<string, string>[] = [{}, { origin: 'null' }, { ...LOCAL, 'x-forwarded-host': 'evil.example', cookie: 'a=b' }];
  for (const headers of sent) {
    const told = letIn(new Headers(headers), 'https://www.example.com:8443/');
    expect([told.get('origin'), told.get('x-forwarded-host')]).toEqual(['https://www.example.com:8443', 'www.example.com:8443']);
    expect(told.get('cookie')).toBe(new Headers(headers).get('cookie'));
  }
});
