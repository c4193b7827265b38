import { expect, test } from 'vitest';
import { BODY_MAX_BYTES, refusedPost } from '../../../lib/routing/refused-post.ts';

const HOSTS = ['www.example.com', 'localhost:3000'];
const OURS = { origin: 'https://www.example.com' };

test.each<[string, Record<string, string>, 403 | 413 | null]>([
  ['our own page', OURS, null],
  ['our own page by its other name', { origin: 'http://localhost:3000' }, null],
  ['our own page, said outright', { ...OURS, 'sec-fetch-site': 'same-origin' }, null],
  ['the longest body there may be', { ...OURS, 'content-length': String(BODY_MAX_BYTES) }, null],
  ['a byte more', { ...OURS, 'content-length': String(BODY_MAX_BYTES + 1) }, 413],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another port', { origin: 'https://www.example.com:8443' }, 403],
  ['another site that knows our name', { origin: 'https://www.example.com.evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['nobody who says so', {}, 403],
  ['a sister host', { ...OURS, 'sec-fetch-site': 'same-site' }, 403],
  ['a link elsewhere', { ...OURS, 'sec-fetch-site': 'cross-site' }, 403],
  ['something that is no address', { origin: 'www.example.com' }, 403],
  ['another site, at length', { origin: 'https://evil.example', 'content-length': '999999' }, 403],
])('a POST from %s', (_, headers, status) => {
  expect(refusedPost(new Headers(headers), HOSTS)).toBe(status);
});
