import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { actionOf, apply, callAction, formOf, sendForm, thanksFor } from '../support/apply.ts';
import { CLIENTS, faultOf, misbehave, send } from '../support/bad-clients.ts';
import { badRequests } from '../support/bad-requests.ts';
import { ownFolder } from '../support/own.ts';
import { expectPagePolicy } from '../support/policy.ts';
import { ownSite, ownSpace } from './built.ts';

const MIB = 1024 * 1024;

const folder = ownFolder();
const probe = join(folder, 'memory.json');
const stores = ['affiliates.sqlite', 'publications.sqlite'].map((name) => join(folder, name));
const standIn = await ownSpace();
const env = {
  ...standIn.env,
  ...{ AFFILIATE_STORE: stores[0] as string, PUBLISH_STORE: stores[1] as string },
  ...{ NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/support/heap-probe.mjs'))}`, HEAP_PROBE_FILE: probe },
};
const site = await ownSite(env, { ownPages: true });

const port = () => Number(new URL(site.origin).port);
/** Sends a raw request; each argument is a line of the head. */
async function raw(first: string, headers: readonly string[] = [], body = '') {
  const host = headers.some((each) => /^host:/i.test(each)) ? [] : [`Host: 127.0.0.1:${port()}`];
  const { status, text, location } = await send(port(), [first, ...host, 'Connection: close', ...headers, '', body].join('\r\n'), 10_000);
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;
  return { status, location, header, body: text.slice(head.length + 4) };
}
const get = (target: string, ...headers: string[]) => raw(`GET ${target} HTTP/1.1`, headers);

/** The site's memory after a collection of garbage (tests/support/heap-probe.mjs), the files in its folder, and the length of its log. */
async function measure() {
  rmSync(probe, { force: true });
  process.kill(site.pid, 'SIGUSR2');
  // It may be half written.
  const memory = await site.until(() => {
    try {
      return JSON.parse(readFileSync(probe, 'utf8')) as NodeJS.MemoryUsage;
    } catch {
      return null;
    }
  }, 20_000);
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length;
  return { memoryBytes: memory.heapUsed + memory.external, files, logBytes: Buffer.byteLength(site.log) };
}

test('no odd first request for a page keeps later visitors from it', async () => {
  /** Removes the build's page and Markdown of an entry: as if neither had been requested. */
  const unmake = (slug: string) => {
    for (const path of [`en/blog/${slug}`, `en/markdown/blog/${slug}`]) site.unmake(path);
  };
  const preflight = ['Origin: https://evil.example', 'Access-Control-Request-Method: GET'];
  for (const [method, end, slug] of [
    ['OPTIONS', '.md', 'blog-4'],
    ['HEAD', '.md', 'blog-5'],
    ['HEAD', '', 'blog-6'],
    ['OPTIONS', '', 'blog-7'],
  ] as const) {
    unmake(slug);
    expect((await raw(`${method} /blog/${slug}${end} HTTP/1.1`, preflight)).status).toBe(method === 'OPTIONS' ? 204 : 200);
    const page = await site.get(`/blog/${slug}${end}`);
    expect([slug, page.status, page.text.includes(`Title of ${slug}`)]).toEqual([slug, 200, true]);
  }
  unmake('blog-8');
  expect((await get('/blog/blog-8', 'RSC: 1', 'Next-Router-State-Tree: %%%')).status).not.toBe('hang');
  expect((await get('/blog/blog-8.md', 'RSC: 1', 'Next-Router-Prefetch: 1')).status).not.toBe('hang');
  expect(await site.textOf('/blog/blog-8')).toContain('Title of blog-8 (English)');
  expect(await site.textOf('/blog/blog-8.md')).toContain('# Title of blog-8 (English)');
});

test('a page made on demand has one text and one policy for its first visitor and for all others', async () => {
  site.unmake('en/blog/blog-9');
  const [first, second] = [await site.get('/blog/blog-9'), await site.get('/blog/blog-9')];
  expect([first, second].map(({ status, headers }) => [status, headers.get('x-nextjs-cache')])).toEqual([
    [200, 'MISS'],
    [200, 'HIT'],
  ]);
  const policies = [first, second].map(({ headers }) => headers.get('content-security-policy') ?? '');
  expectPagePolicy(first.text, policies[0] ?? '');
  expect([second.text === first.text, policies[1]]).toEqual([true, policies[0]]);
});

test('addresses outside any language have no page, and files there are served', async () => {
  const before = await measure();
  for (const folder of ['/fonts', '/images', '/api', '/_next/static', '/api/nowhere'])
    for (const path of ['', '/pricing', '/es', '/blog/blog-1']) {
      const { status, body } = await get(folder + path);
      expect([folder + path, status]).toEqual([folder + path, 404]);
      expect(body).not.toContain('<h1');
    }
  // Next would resolve the dots, and find another address than the checked one.
  for (const prefix of ['/x/%2e%2e', '/.', '/x/..', '/es/%2E%2E', '/x\\..'])
    for (const path of ['/fonts/pricing', '/api/pricing.md', '/pricing'])
      expect([prefix + path, (await get(prefix + path)).status]).toEqual([prefix + path, 400]);
  for (const path of ['/es.rsc', '/blog/blog-1.rsc', '/pricing.segments/_tree.segment.rsc'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await measure()).files).toBe(before.files);
  for (const path of ['/images/flags/en.svg', '/favicon.ico', '/icon.svg', '/apple-icon.png'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});

test('unknown slugs and keywords by the thousand redirect to their list, and cost no memory, no file and no request', async () => {
  const ask = async (count: number, name: string) => {
    for (let start = 0; start < count; start += 20)
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const end = `${name}-${start + index}`;
          const [path, list] = index % 2 ? [`/es/blog/${end}`, '/es/blogs'] : [`/blogs/keyword/${end}`, '/blogs'];
          const answer = await get(path);
          expect([answer.status, answer.location, answer.header('cache-control')]).toEqual([307, list, 'private, no-store']);
        }),
      );
  };
  await ask(200, 'warm');
  const before = await measure();
  const asked = standIn.requests.filter(({ query }) => !query.has('select')).length;
  await ask(1_000, 'unknown');
  const after = await measure();
  // Each took 40 KB before the catalogue checked them: 40 MB. Caches with their own limit vary by some MB either way.
  expect(after.memoryBytes - before.memoryBytes).toBeLessThan(32 * MIB);
  expect(after.files).toBe(before.files);
  expect(standIn.requests.filter(({ query }) => !query.has('select')).length).toBe(asked);
});

test('a response for shared caches names the headers on which it depends', async () => {
  for (const path of ['/pricing', '/', '/blog/blog-1'])
    expect((await get(path)).header('vary')).toContain('Accept-Language, Cookie, Sec-Fetch-Site');
  for (const path of ['/es/pricing', '/es/blog/blog-1']) expect((await get(path)).header('vary')).not.toContain('Accept-Language');
  const moved = await get('/Pricing/');
  expect([moved.status, moved.location, moved.header('cache-control')]).toEqual([308, '/pricing', 'public, max-age=3600']);
  expect(moved.header('vary')).toContain('Accept-Language');
});

test('a response for shared caches is the same with any forged header', async () => {
  const forged = [
    ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript', 'X-Forwarded-Port: 1'],
    ['Host: evil.example', 'Cookie: locale=en; x=evil.example', 'Referer: https://evil.example/'],
    ['X-Middleware-Rewrite: /en/404', 'X-Matched-Path: /en/404'],
    ['X-Nextjs-Data: 1', 'Next-Resume: 1'],
  ];
  for (const path of ['/pricing', '/es/blog/blog-1', '/feeds/blog.rss', '/sitemap.xml']) {
    const plain = await get(path);
    for (const headers of forged) {
      const own = await get(path, ...headers);
      expect([path, headers, own.status, own.body === plain.body]).toEqual([path, headers, 200, true]);
    }
  }
});

test('a response for shared caches never redirects to a forged host', async () => {
  for (const header of ['Host: evil.example', 'X-Forwarded-Host: evil.example'])
    for (const path of ['/Pricing/', '/blog/nope', '/en/pricing', '/blog'])
      expect((await get(path, header)).location).toMatch(/^\/(?![/\\])/);
  for (const path of ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/es//evil.example', '//evil.example/%2e%2e'])
    expect((await get(path)).location ?? '/').toMatch(/^\/(?![/\\])/);
});

test.each<[string, number, string[]]>([
  ['GET * HTTP/1.1', 400, []],
  ['GET http://www.example.com/pricing HTTP/1.1', 200, ['Host: www.example.com']],
  [`GET /pricing?${'a&'.repeat(4000)} HTTP/1.1`, 400, []],
  ['GET / HTTP/1.1', 200, [`Accept-Language: ${'x,'.repeat(7_000)}`, `Cookie: ${'a;'.repeat(300)}`]],
  ['TRACE /pricing HTTP/1.1', 405, []],
  ['GET /images/flags/en.svg HTTP/1.1', 200, ['Range: bytes=99999999-']],
  ['GET /_next/image?url=%2Fimages%2Fflags%2Fen.svg&w=640&q=75 HTTP/1.1', 404, []],
  ['GET /pricing HTTP/1.1', 400, ['Host: a.example', 'Host: b.example']],
  ['GET /pricing HTTP/1.1', 417, ['Expect: a miracle']],
  ['GET /pricing HTTP/1.1', 200, ['Connection: Upgrade, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA']],
  ['GET /blog/%1b[31m HTTP/1.1', 307, []],
  ['GET /%c0%ae%c0%ae/etc/passwd HTTP/1.1', 404, []],
  ['GET /images/..%2f..%2fpackage.json HTTP/1.1', 404, []],
  ['GET /_next/static/../../package.json HTTP/1.1', 400, []],
])('the odd request %s has the status %i', async (first, status, headers) => {
  expect((await raw(first, headers)).status).toBe(status);
});

test('the application form refuses malformed bodies and accepts any typed text', async () => {
  const fromOurPage = (more: string[] = []) => [`Origin: ${site.origin}`, ...more];
  for (const [status, headers, body] of [
    [400, ['Content-Type: multipart/form-data', 'Content-Length: 1'], 'x'],
    [400, ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 3'], '--x'],
    [411, ['Content-Type: multipart/form-data; boundary=x', 'Transfer-Encoding: chunked'], '3\r\n--x\r\n0\r\n\r\n'],
    [400, ['Content-Type: text/plain', 'Next-Action: x', 'Content-Length: 2'], '[]'],
  ] as const)
    expect([headers, (await raw('POST /affiliates HTTP/1.1', fromOurPage([...headers]), body)).status]).toEqual([headers, status]);

  const form = await formOf(site);
  const next = `Next-Action: ${actionOf(form)}`;
  const part = (name: string, value: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
  for (const body of [...['{{{', '["$F1"]', '"$1:a:b"', '[[['].map((argument) => part('0', argument)), '--x--\r\n', part('y', 'z')]) {
    const headers = fromOurPage(['Content-Type: multipart/form-data; boundary=x', next, `Content-Length: ${body.length}`]);
    expect([body, (await raw('POST /affiliates HTTP/1.1', headers, body)).status]).toEqual([body, 400]);
  }
  const typed = { fullName: '$K1', email: 'odd@example.com', paymentAccount: '["$F1"]', promotion: '{{{ $1:a:b' };
  const sent = await sendForm(form, typed);
  expect([sent.status, thanksFor(await sent.text(), typed.email)]).toEqual([200, true]);
  expect((await callAction(form, { ...typed, email: 'odd2@example.com' })).status).toBe(200);
});

test.each(Object.keys(CLIENTS))('no visitor waits while there are %s', async (kind) => {
  const form = await formOf(site);
  expect(await misbehave(kind, site, { stores, apply: () => apply(form, 'anna@example.com') })).toEqual([]);
});

test('hundreds of bad requests of every kind cause no 5xx, no hang and no leftover', async () => {
  const action = actionOf(await formOf(site));
  const before = await measure();
  const requests = badRequests({ host: `127.0.0.1:${port()}`, action, seed: 7, ofEach: 16 });
  const faults: string[] = [];
  const sendAll = async () => {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const fault = faultOf(await send(port(), request));
      if (fault) faults.push(`${fault}: ${JSON.stringify(request.slice(0, 400))}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, sendAll));
  const after = await measure();
  expect(faults).toEqual([]);
  expect(after.files).toBe(before.files);
  expect(after.logBytes - before.logBytes).toBeLessThan(128 * 1024);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(site.log).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
});
