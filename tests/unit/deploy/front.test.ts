import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OLD_PREVIEW_COOKIE } from '../../../lib/next/draft-cookie.ts';
import { WEBHOOK_BODY_MAX_BYTES } from '../../../lib/publish/webhook.ts';
import { earlyAnswer } from '../../../lib/server/request-gate.ts';
import { rawSecurityHeaders } from '../../../lib/server/security-headers.ts';
import { FRONT, NginxMaps } from '../../support/nginx-maps.ts';

/** What can be said of the front without nginx. tests/front drives the real one. */
const maps = new NginxMaps('language.conf', 'requests.conf', 'limits.conf', 'problems.conf');
const read = (file: string) => readFileSync(join(FRONT, file), 'utf8');

test.each<[string, string, Record<string, string>]>([
  ['a referral behind another parameter', 'a=b&ref=partner', {}],
  ['an editor of old', '', { http_cookie: `${OLD_PREVIEW_COOKIE}=key` }],
])('the front stores no answer to %s', (_, args, more) => {
  const request = { request_method: 'GET', uri: '/pricing', args, is_args: args && '?', request_uri: `/pricing?${args}` };
  expect(maps.value('front_pass', { ...request, ...more })).not.toBe('');
});

test('the front takes as many query parameters as the site', () => {
  for (const count of [0, 1, 100, 101, 4000]) {
    const args = Array(count).fill('a').join('&');
    const head = { method: 'GET', url: `/pricing?${args}`, httpVersion: '1.1', headers: { host: 'a' }, rawHeaders: ['Host', 'a'] };
    expect([count, maps.value('has_too_many_parameters', { args })]).toEqual([count, earlyAnswer(head, new Set()) === null ? '0' : '1']);
  }
});

test('the configuration gives files the headers that the site gives them', () => {
  const given = [...read('file-headers.conf').matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, text]) => `${name}: ${text}`);
  const own = rawSecurityHeaders().filter((line) => !line.startsWith('cross-origin-resource-policy'));
  expect(given).toEqual(own);
});

test('the configuration leaves HSTS to the site, which knows its scope: a browser keeps the newest one', () => {
  for (const file of globSync('deploy/**/*.conf')) expect(readFileSync(file, 'utf8'), file).not.toMatch(/strict-transport-security/i);
});

test('the configuration takes bodies of the site’s maximum length, and refuses one that is a byte longer', () => {
  expect(read('limits.conf')).toContain(`client_max_body_size ${WEBHOOK_BODY_MAX_BYTES / 1024}k;`);
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
