import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAFT_COOKIE, OLD_PREVIEW_COOKIE } from '../../../lib/next/draft-cookie.ts';
import { WEBHOOK_BODY_MAX_BYTES } from '../../../lib/publish/webhook.ts';
import { earlyAnswer } from '../../../lib/server/request-gate.ts';
import { rawSecurityHeaders } from '../../../lib/server/security-headers.ts';
import { FRONT, NginxMaps } from '../../support/nginx-maps.ts';

/** What can be said of the front without nginx. tests/front drives the real one. */
const maps = new NginxMaps('language.conf', 'requests.conf', 'lifetimes.conf', 'limits.conf', 'problems.conf');
const read = (file: string) => readFileSync(join(FRONT, file), 'utf8');
const request = (more: Record<string, string> = {}) => {
  const { request_uri: target = '/pricing' } = more;
  const [path = '', args = ''] = target.split('?', 2);
  return { request_method: 'GET', uri: decodeURIComponent(path), args, is_args: args && '?', request_uri: target, ...more };
};
const isKept = (more: Record<string, string> = {}) => maps.value('front_pass', request(more)) === '';

test.each<[string, Record<string, string>, boolean]>([
  ['a page', {}, true],
  ['a page with a query that means nothing', { request_uri: '/pricing?utm_source=mail&_rsc=a' }, true],
  ['a page for a visitor with cookies', { http_cookie: 'consent=1; ref=partner' }, true],
  ['a part of a page', { http_rsc: '1', http_next_router_prefetch: '1' }, true],
  ['a referral behind another parameter', { request_uri: '/pricing?a=b&ref=partner' }, false],
  ['a name that may be another spelling', { request_uri: '/pricing?re%66=partner' }, false],
  ['a form', { request_method: 'POST' }, false],
  ['an editor', { http_cookie: `a=b; ${DRAFT_COOKIE}=key` }, false],
  ['an editor of old', { http_cookie: `${OLD_PREVIEW_COOKIE}=key` }, false],
  ['what one browser shows already', { http_rsc: '1', http_next_router_state_tree: '%5B%5D' }, false],
  ['a language that is not clear', { http_accept_language: 'es;q=0.2,en;q=0.5' }, false],
  ['a redirect to Spanish', { http_accept_language: 'es' }, true],
])('the front may answer from its store: %s', (_, more, kept) => {
  expect(isKept(more)).toBe(kept);
});

test('the front takes as many query parameters as the site', () => {
  for (const count of [0, 1, 100, 101, 4000]) {
    const args = Array(count).fill('a').join('&');
    const head = { method: 'GET', url: `/pricing?${args}`, httpVersion: '1.1', headers: { host: 'a' }, rawHeaders: ['Host', 'a'] };
    expect([count, maps.value('has_too_many_parameters', { args })]).toEqual([count, earlyAnswer(head, new Set()) === null ? '0' : '1']);
  }
});

const KEPT = 'max-age=1, stale-while-revalidate=1';
const page = { upstream_status: '200', upstream_http_cache_control: 's-maxage=3600', request_uri: '/pricing' };
const toSpanish = { upstream_status: '307', upstream_http_cache_control: 'private, no-store', request_uri: '/pricing' };

test.each<[string, Record<string, string>, string]>([
  ['a page', page, KEPT],
  ['a page with a cookie', { ...page, upstream_http_set_cookie: 'a=b' }, 'no-store'],
  ['a private page', { ...page, upstream_http_cache_control: 'private, no-store' }, 'no-store'],
  ['nothing found', { ...page, upstream_status: '404' }, 'no-store'],
  ['nothing found in the place of a page', { ...page, upstream_status: '404', http_x_front_holds: 'EXPIRED' }, KEPT],
  ['a failure in the place of a page', { ...page, upstream_status: '500', http_x_front_holds: 'EXPIRED' }, 'no-store'],
  ['to the same path in Spanish', { ...toSpanish, upstream_http_location: '/es/pricing' }, KEPT],
  ['elsewhere', { ...toSpanish, upstream_http_location: '/es/blogs' }, 'no-store'],
])('the front keeps an answer for a time: %s', (_, answer, lifetime) => {
  expect(maps.value('inside_lifetime', answer)).toBe(lifetime);
});

test('the configuration gives files the headers that the site gives them', () => {
  const given = [...read('file-headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, text]) => `${name}: ${text}`);
  const own = rawSecurityHeaders().filter((line) => !line.startsWith('cross-origin-resource-policy'));
  expect(given).toEqual(own);
});

test('the configuration leaves HSTS to the site, which knows its scope: a browser keeps the newest one', () => {
  for (const file of globSync('deploy/**/*.conf')) expect(readFileSync(file, 'utf8'), file).not.toMatch(/strict-transport-security/i);
});

test('the configuration accepts bodies of the site’s maximum length', () => {
  expect(read('limits.conf')).toContain(`client_max_body_size ${WEBHOOK_BODY_MAX_BYTES / 1024}k;`);
});

test('the configuration refuses a body that is a byte longer, and none that is as long', () => {
  const refused = (bytes: number) => maps.value('front_too_long', { uri: '/affiliates', content_length: String(bytes) }) === '1';
  expect([refused(WEBHOOK_BODY_MAX_BYTES), refused(WEBHOOK_BODY_MAX_BYTES + 1)]).toEqual([false, true]);
});

test('the unit sets its own values where the file of settings cannot override them', () => {
  const unit = readFileSync('deploy/systemd/feedloom-site@.service', 'utf8').replaceAll('\\\n', '');
  const setIn = (line: RegExp) =>
    [...unit.matchAll(line)].flatMap(([, text = '']) => [...text.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name));
  expect(setIn(/^Environment=(.*)/gm)).toEqual(['MALLOC_ARENA_MAX']);
  expect(setIn(/^ExecStart=\/usr\/bin\/env (.*)/gm)).toEqual(['NODE_ENV', 'PORT', 'INSTANCE_NAME', 'PUBLISH_STORE', 'AFFILIATE_STORE']);
});
