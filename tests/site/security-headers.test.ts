import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { send } from '../support/bad-clients.ts';
import { ask as askServer } from '../support/front.ts';
import { expectPagePolicy, refusedOf, sourcesOf, weaknessesOf } from '../support/policy.ts';
import { BROKEN, SHARED_URL } from './fixture.ts';
import { site } from './shared.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** A raw request over TLS, as a proxy in front passes it on. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Request = {}): Promise<Answer> {
  const answer = await askServer(site.origin, path, { 'x-forwarded-proto': 'https', ...headers }, method, body);
  return { ...answer, text: answer.body.toString() };
}

const policyOf = ({ headers }: Pick<Answer, 'headers'>) => String(headers['content-security-policy'] ?? '');

function expectSecure({ headers }: Pick<Answer, 'headers'>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'x-frame-options': 'DENY',
  });
  for (const name of Object.keys(headers)) expect(name).not.toMatch(/^x-(powered-by|middleware|matched-path|next-cache-tags)/);
}

function expectFilePolicy(answer: Pick<Answer, 'headers'>): void {
  const policy = policyOf(answer);
  expect(sourcesOf(policy, 'default-src')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'script-src')).toBeNull();
  expect(weaknessesOf(policy)).toEqual([]);
}

const MADE_PAGES = ['/blog/blog-1', '/resource/with-code-2', '/compare/english-only', '/blogs/page/2', '/blogs/keyword/planning'];

test.each(LOCALES)('every page in %s has the policy of exactly its own scripts and styles, and all security headers', async (locale) => {
  for (const path of [...PAGE_PATHS, ...MADE_PAGES, '/nowhere']) {
    const answer = await ask(localizedPath(path, locale));
    expect([path, answer.status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
    expectPagePolicy(answer.text, policyOf(answer));
    expectSecure(answer);
  }
});

test('the answer "not modified" has the policy of the whole answer', async () => {
  for (const path of ['/', '/es/blog/blog-1', '/blog/blog-1.md', '/feeds/blog.rss', '/social/home.png']) {
    const whole = await ask(path);
    const { etag, 'last-modified': modified } = whole.headers;
    const unchanged = await ask(path, { headers: etag ? { 'if-none-match': etag } : { 'if-modified-since': String(modified) } });
    expect([whole.status, unchanged.status]).toEqual([200, 304]);
    expect(policyOf(unchanged)).toBe(policyOf(whole));
    expectSecure(unchanged);
  }
});

describe('responses other than pages', () => {
  const signedOut = JSON.stringify({ sys: { id: 'x' } });
  const foreign = { origin: 'https://other.example', 'content-type': 'application/x-www-form-urlencoded' };
  const own = { origin: SHARED_URL, 'content-type': 'application/x-www-form-urlencoded' };
  const rows: [string, number, string, Request?][] = [
    ['a redirect to the right spelling', 308, '/Pricing/'],
    ['a redirect to a language', 307, '/pricing', { headers: { 'accept-language': 'es' } }],
    ['a feed', 200, '/feeds/blog.atom'],
    ['an entry as Markdown', 200, '/blog/blog-1.md'],
    ['a picture for networks', 200, '/social/pricing.png'],
    ['the sitemap', 200, '/sitemap.xml'],
    ['security.txt', 200, '/.well-known/security.txt'],
    ['the search index', 200, '/api/search/en'],
    ['an unknown search index', 404, '/api/search/xx'],
    ['a file of public/', 200, '/images/flags/es.svg'],
    ['a missing file of public/', 404, '/images/none.svg'],
    ['a missing script', 404, '/_next/static/chunks/none.js'],
    ['the state of the process', 200, '/api/health/live'],
    ['an unsigned webhook call', 401, '/api/revalidate', { method: 'POST', body: signedOut }],
    ['a form of another site', 403, '/affiliates', { method: 'POST', headers: foreign, body: 'a=1' }],
    ['too long a form', 413, '/affiliates', { method: 'POST', headers: own, body: `a=${'a'.repeat(20_000)}` }],
    ['an unknown method', 405, '/', { method: 'DELETE' }],
    ['a question for methods', 204, '/', { method: 'OPTIONS' }],
    ['an address of another host', 400, 'http://other.example/pricing'],
    ['too long an address', 414, `/${'a'.repeat(9000)}`],
  ];
  test.each(rows)('%s (%i) has all security headers, and may load and run nothing', async (_, status, path, request) => {
    const answer = await ask(path, request);
    expect(answer.status).toBe(status);
    expectSecure(answer);
    // The not-found page is a page, at any address.
    if (status === 404 && answer.text.includes('<html')) expectPagePolicy(answer.text, policyOf(answer));
    else expectFilePolicy(answer);
  });

  test('a request that is not HTTP has them, too', async () => {
    const [first, ...lines] =
      (await send(Number(new URL(site.origin).port), 'NO HTTP AT ALL\r\n\r\n')).text.split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
    expect(first).toMatch(/^HTTP\/1\.1 400 /);
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
    expectFilePolicy({ headers });
    expectSecure({ headers });
  });
});

test.each(LOCALES)(
  'the error page is in the language of its visitor (%s), is not stored, and has the policy of its own style',
  async (locale) => {
    for (const encoding of ['identity', 'gzip, br']) {
      const answer = await ask(localizedPath(BROKEN, locale), {
        headers: { 'accept-encoding': encoding, 'sec-fetch-site': 'same-origin' },
      });
      expect([answer.status, answer.headers['cache-control'], answer.headers['content-encoding']]).toEqual([
        500,
        'private, no-store',
        undefined,
      ]);
      expectSecure(answer);
      expect(refusedOf(answer.text, policyOf(answer))).toEqual([]);
      expect(policyOf(answer)).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      const { title, text } = JSON.parse(readFileSync(`messages/${locale}/problem.json`, 'utf8')).error;
      expect(answer.text).toContain(`<html lang="${locale}">`);
      expect(answer.text).toContain(`<h1>${title}</h1><p>${text}</p>`);
      expect(answer.text.trimEnd()).toMatch(/<\/html>$/);
      expect(answer.text).not.toContain('damaged by the test');
    }
  },
);

test('over TLS every answer tells browsers to keep to it, for two years and the whole domain', async () => {
  for (const path of ['/', '/Pricing', '/nowhere', '/robots.txt', '/images/flags/es.svg', '/api/health/live'])
    expect((await ask(path)).headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains; preload');
});

test('over TLS none does for a visitor by plain http', async () => {
  const { headers } = await ask('/', { headers: { 'x-forwarded-proto': 'http' } });
  expect(headers['strict-transport-security']).toBeUndefined();
});
