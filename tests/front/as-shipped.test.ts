import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { rawSecurityHeaders } from '../../lib/server/security-headers.ts';
import { type Answer, ask, Front } from '../support/front.ts';
import { Origin } from '../support/origin.ts';
import { own, ownFolder } from '../support/own.ts';

/** The front as it is shipped, TLS included, before an instance that the test controls. */
const origin = own(await new Origin().listen());
const usual = origin.answer;
const TEXT = 'a page '.repeat(500);

const text = ({ body }: Answer) => body.toString();

const folder = ownFolder();
for (const name of ['tls', 'files/images', 'acme/.well-known/acme-challenge']) mkdirSync(join(folder, name), { recursive: true });
writeFileSync(join(folder, 'files/images/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(folder, 'acme/.well-known/acme-challenge/token'), 'token.key');
const tls = join(folder, 'tls');
const certificate = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
const target = ['-keyout', join(tls, 'privkey.pem'), '-out', join(tls, 'fullchain.pem')];
execFileSync('openssl', ['req', '-x509', ...certificate, ...target], { stdio: 'ignore' });
const front = own(await Front.start({ instances: [origin.address], files: join(folder, 'files'), tls, challenges: join(folder, 'acme') }));

beforeEach(() => {
  origin.answer = usual;
});

describe('TLS', () => {
  const connected = (version: string) =>
    execFileSync('openssl', ['s_client', '-connect', new URL(front.origin).host, version, '-brief'], {
      input: '',
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    });

  test('is spoken in the versions of browsers, and not in an older one', () => {
    for (const version of ['-tls1_2', '-tls1_3']) expect(() => connected(version)).not.toThrow();
    expect(() => connected('-tls1_1')).toThrow();
  });

  test('carries the page, and the site learns that the visitor came by https', async () => {
    expect((await front.get('/pricing')).status).toBe(200);
    expect(origin.seen.find(({ path }) => path === '/pricing')?.headers['x-forwarded-proto']).toBe('https');
  });
});

describe('plain http', () => {
  test('redirects to the same address by https, and answers the challenge of a certificate', async () => {
    const { status, headers } = await ask(front.plainOrigin, '/es/pricing?ref=partner', { host: 'www.example.com' });
    expect([status, headers.location]).toEqual([308, 'https://www.example.com/es/pricing?ref=partner']);
    const answer = await ask(front.plainOrigin, '/.well-known/acme-challenge/token');
    expect([answer.status, text(answer)]).toEqual([200, 'token.key']);
    expect((await ask(front.plainOrigin, '/.well-known/acme-challenge/other')).status).toBe(404);
  });

  test('reaches no instance', async () => {
    const before = origin.seen.length;
    await ask(front.plainOrigin, '/pricing', {}, 'POST', 'a=b');
    expect(origin.seen.length).toBe(before);
  });
});

describe('what nginx itself answers', () => {
  const long = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, 'a'.repeat(1000)]));
  const CASES: [string, number, () => Promise<Answer>][] = [
    ['an address that is too long', 414, () => front.get(`/${'a'.repeat(9000)}`)],
    ['headers that are too long', 431, () => front.get('/', long(30))],
    ['a body that is too long', 413, () => front.get('/affiliates', {}, 'POST', 'a'.repeat(262_145))],
    ['a host that is none', 400, () => front.get('/', { host: 'a b' })],
    ['a method for another server', 405, () => front.get('/', {}, 'TRACE')],
    ['a form sent to a picture', 405, () => front.get('/images/a.svg', {}, 'POST', 'a=b')],
    ['plain http on the port of TLS', 400, () => ask(front.origin.replace('https', 'http'), '/')],
    ['the redirect to https', 308, () => ask(front.plainOrigin, '/')],
    ['the names of its own places', 404, () => front.get('/front-problem')],
  ];

  test.each(CASES)('of %s has its status, the security headers and both languages', async (_, status, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    for (const [name = '', value] of rawSecurityHeaders().map((line) => line.split(': ', 2)))
      if (name !== 'cross-origin-resource-policy') expect([name, answer.headers[name]]).toEqual([name, value]);
    if (status === 308) return;
    expect(text(answer)).toMatch(/<p lang="es">/);
    expect(text(answer)).not.toContain('nginx');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('begins with the visitor’s language', async () => {
    await origin.away(async () => {
      const languages = async (path: string, headers = {}) => /<html lang="(..)">/.exec(text(await front.get(path, headers)))?.[1];
      expect(await languages('/never-seen')).toBe('en');
      expect(await languages('/es/never-seen')).toBe('es');
      expect(await languages('/never-seen', { 'accept-language': 'es-MX,es;q=0.9' })).toBe('es');
    });
  });

  test('never replaces the answer of the site', async () => {
    for (const status of [400, 403, 404, 405, 413, 429, 500]) {
      origin.answer = (_, response) => response.writeHead(status, { 'cache-control': 'no-store' }).end('the site’s own words');
      expect(text(await front.get(`/own/${status}`, {}, 'POST', 'a=b'))).toBe('the site’s own words');
    }
  });
});

describe('a page that was requested in one coding', () => {
  const coded: typeof usual = ({ headers }, response) => {
    response.setHeader('cache-control', 's-maxage=3600').setHeader('content-type', 'text/html').setHeader('vary', 'Accept-Encoding');
    const coding = String(headers['accept-encoding']);
    if (coding === 'br') response.setHeader('content-encoding', 'br').end(brotliCompressSync(TEXT));
    else if (coding === 'gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync(TEXT));
    else response.end(TEXT);
  };
  const read = ({ headers, body }: Answer) => (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
  const CODINGS = ['gzip', 'identity', 'gzip, deflate', ''];

  test.each(['br', 'identity'])('is known in every other one while no instance answers: %s', async (asked) => {
    origin.answer = coded;
    const path = `/faq/${asked.replaceAll(/\W/g, '')}`;
    expect((await front.get(path, { 'accept-encoding': asked })).status).toBe(200);
    await expect.poll(() => origin.copies.filter((each) => each.path === path).length).toBe(1);
    await origin.away(async () => {
      for (const coding of CODINGS) {
        const answer = await front.get(path, { 'accept-encoding': coding });
        expect([coding, answer.status, read(answer) === TEXT]).toEqual([coding, 200, true]);
        if (!coding.includes('gzip')) expect(answer.headers['content-encoding']).toBeUndefined();
      }
      // A client that accepts only brotli, and one from a partner's link.
      expect((await front.get(path, { 'accept-encoding': 'br' })).status).toBe(200);
      expect((await front.get(`${path}?ref=partner`, { 'accept-encoding': 'gzip' })).status).toBe(200);
      // A range of a page is not the page.
      expect((await front.get(path, { rsc: '1' })).status).toBe(503);
    });
  });

  test('is not copied if it belongs to one visitor', async () => {
    origin.answer = (_, response) => response.setHeader('cache-control', 'private, no-store').end('private');
    await front.get('/private', { 'accept-encoding': 'br' });
    await expect.poll(() => origin.copies.filter(({ path }) => path === '/private').length).toBe(1);
    await origin.away(async () => {
      expect((await front.get('/private', { 'accept-encoding': 'gzip' })).status).toBe(503);
    });
  });
});
