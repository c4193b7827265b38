import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
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

type Limits = { mem_limit?: string; cpus?: number; pids_limit?: number; logging?: object };
type Made = { image?: string; build?: { target: string; secrets: string[] } };
type Service = Limits & Made & { healthcheck?: object; environment?: Record<string, string> };

/** The contents of compose.yaml, with its shared parts expanded. */
const { services } = matter(`---\n${readFileSync('compose.yaml', 'utf8')}---\n`).data as { services: Record<string, Service> };
const dockerfile = readFileSync('Dockerfile', 'utf8');
const stage = (name: string) => new RegExp(`^FROM \\S+ AS ${name}\\n([\\s\\S]*?)(?:^FROM |(?![\\s\\S]))`, 'm').exec(dockerfile)?.[1] ?? '';

test.each(Object.entries(services))(
  'the service %s is bounded in memory, processors, processes and logs, and its health is looked at',
  (_, service) => {
    const { build, image, healthcheck } = service;
    const options = { 'max-size': expect.stringMatching(/^\d+m$/), 'max-file': expect.stringMatching(/^\d+$/) };
    const limits = { mem_limit: expect.stringMatching(/^\d+[mg]$/), cpus: expect.any(Number), pids_limit: expect.any(Number) };
    expect(service).toMatchObject({ ...limits, logging: { options } });
    // For our own images the Dockerfile names it.
    const target = build?.target ?? (image === 'feedloom-site' ? 'site' : '');
    expect(target ? stage(target).includes('\nHEALTHCHECK ') : healthcheck).toBeTruthy();
  },
);

test('the instances listen where the front reaches them, and tell each other of publications through the database', () => {
  const environment = { HOST: '', DATABASE_URL: expect.stringContaining('@postgres:') };
  for (const name of ['site-1', 'site-2']) expect(services[name]?.environment).toMatchObject(environment);
  expect(services).toHaveProperty('postgres');
});

test('an image is not built without its settings: it would be the sample’s site', () => {
  expect(stage('box')).toMatch(/^RUN --mount=type=secret,id=env,target=\/build\/\.env,required=true npm run box /m);
  for (const { build } of Object.values(services)) if (build) expect(build.secrets).toEqual(['env']);
});
