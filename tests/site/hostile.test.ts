import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { misbehave } from '../../scripts/abuse/clients.ts';
import { abuse, footprint } from '../../scripts/abuse/run.ts';
import { send } from '../../scripts/abuse/send.ts';
import { actionOf, callAction, sendForm, servedForm, thanksFor } from '../support/apply.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { makeArticle } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

const MIB = 1024 * 1024;

let standIn: StandIn;
let site: RunningSite;
let folder: string;
let probe: string;
let stores: string[];

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  folder = mkdtempSync(join(tmpdir(), 'test-hostile-'));
  probe = join(folder, 'memory.json');
  stores = ['affiliates.sqlite', 'publications.sqlite'].map((name) => join(folder, name));
  site = await startSite(
    BUILD,
    {
      ...standIn.env,
      AFFILIATE_STORE: stores[0] as string,
      PUBLISH_STORE: stores[1] as string,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('scripts/abuse/heap-probe.mjs'))}`,
      HEAP_PROBE_FILE: probe,
    },
    { ownPages: true },
  );
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

const port = () => Number(new URL(site.origin).port);
/** Sends a raw request; each argument is a line of the head. */
async function raw(first: string, headers: readonly string[] = [], body = '') {
  const host = headers.some((each) => /^host:/i.test(each)) ? [] : [`Host: 127.0.0.1:${port()}`];
  const { status, text, location } = await send(port(), [first, ...host, 'Connection: close', ...headers, '', body].join('\r\n'), 10_000);
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? null;
  return { status, location, header, body: text.slice(head.length + 4) };
}
/** The first line of the response; the connection is then closed from this side. */
const firstLineOf = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port(), '127.0.0.1', () => socket.write(bytes));
    socket.once('data', (chunk) => {
      resolve(String(chunk).split('\r\n', 1)[0] as string);
      socket.end();
      socket.resume();
    });
    socket.once('error', reject);
  });

/**
 * Sends a head and one piece of a body, and, after a response, up to `pieces` more, each when the previous one has left this process.
 * Settles when the connection is closed: with the response's first line, the number of sent pieces, and the connection's error, if any.
 */
const sendOnAfterAnswer = (head: string, piece: () => Buffer, pieces: number) =>
  new Promise<{ first: string; sent: number; failure: string | null }>((resolve) => {
    let first = '';
    let sent = 0;
    let failure: string | null = null;
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(Buffer.concat([Buffer.from(head), piece()])),
    );
    const sendOn = () => {
      sent++;
      if (sent < pieces && socket.writable) socket.write(piece(), (error) => void (error ?? setImmediate(sendOn)));
    };
    socket.once('data', (chunk) => {
      first = String(chunk).split('\r\n', 1)[0] as string;
      sendOn();
    });
    socket.once('end', () => socket.end());
    socket.once('error', (error: NodeJS.ErrnoException) => {
      failure = error.code ?? error.message;
    });
    socket.once('close', () => resolve({ first, sent, failure }));
  });

/** The number of sockets on this port that wait for the site to close them (CLOSE-WAIT, 08 in Linux's own list). */
function halfClosed(local: number): number {
  const end = `:${local.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []));
  return lines.filter((line) => {
    const [, address, , state] = line.trim().split(/\s+/);
    return address?.endsWith(end) && state === '08';
  }).length;
}

const get = (target: string, ...headers: string[]) => raw(`GET ${target} HTTP/1.1`, headers);
const measure = () => footprint(site, probe, standIn.requests.length);

describe('an address not made yet', () => {
  /** Removes the build's page and Markdown of an entry: as if neither had been requested. */
  const unmake = (slug: string) => {
    for (const path of [`en/blog/${slug}`, `en/markdown/blog/${slug}`]) site.unmake(path);
  };

  test.each([
    ['OPTIONS', '.md', 'blog-4'],
    ['HEAD', '.md', 'blog-5'],
    ['HEAD', '', 'blog-6'],
    ['OPTIONS', '', 'blog-7'],
  ])('is not held up by %s to its page with "%s"', async (method, end, slug) => {
    unmake(slug);
    const preflight = ['Origin: https://evil.example', 'Access-Control-Request-Method: GET'];
    expect((await raw(`${method} /blog/${slug}${end} HTTP/1.1`, preflight)).status).toBe(method === 'OPTIONS' ? 204 : 200);
    const page = await site.get(`/blog/${slug}${end}`);
    expect([page.status, page.text.includes(`Title of ${slug}`)]).toEqual([200, true]);
  });

  test('is made whole by a request with router headers, even odd ones', async () => {
    unmake('blog-8');
    expect((await get('/blog/blog-8', 'RSC: 1', 'Next-Router-State-Tree: %%%')).status).not.toBe('hang');
    expect((await get('/blog/blog-8.md', 'RSC: 1', 'Next-Router-Prefetch: 1')).status).not.toBe('hang');
    expect((await site.get('/blog/blog-8')).text).toContain('Title of blog-8 (English)');
    expect((await site.get('/blog/blog-8.md')).text).toContain('# Title of blog-8 (English)');
  });
});

describe('below the folders outside any language', () => {
  test('no page is made, stored or shown', async () => {
    const before = await measure();
    for (const folder of ['/fonts', '/images', '/api', '/_next', '/_next/static', '/api/nowhere'])
      for (const path of ['', '/', '/pricing', '/es', '/blog/blog-1', '/x']) {
        const { status, body } = await get(folder + path);
        expect([folder + path, Number(status)]).toEqual([folder + path, status === 308 ? 308 : 404]);
        expect(body).not.toContain('<h1');
      }
    // Next would resolve the dots, and find another address than the checked one.
    for (const prefix of ['/x/%2e%2e', '/.', '/x/..', '/.%2e', '/es/%2E%2E', '/x\\..'])
      for (const path of ['/fonts/pricing', '/api/pricing.md', '/_next/pricing', '/images/blog/blog-1', '/fonts/blog/unknown', '/pricing'])
        expect([prefix + path, (await get(prefix + path)).status]).toEqual([prefix + path, 400]);
    for (const path of ['/es.rsc', '/pricing.rsc', '/es/pricing.rsc', '/blog/blog-1.rsc', '/pricing.segments/_tree.segment.rsc'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await measure()).files).toBe(before.files);
  });

  test('existing files are served', async () => {
    for (const path of ['/images/flags/en.svg', '/favicon.ico', '/icon.svg', '/apple-icon.png', '/api/search/es'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    const [script] = /\/_next\/static\/[^"]+\.js/.exec((await site.get('/pricing')).text) ?? [];
    expect((await get(script as string)).status).toBe(200);
  });
});

describe('unknown slugs and keywords', () => {
  test('by the thousand leave the memory unchanged', async () => {
    const ask = async (count: number, name: string) => {
      for (let start = 0; start < count; start += 20)
        await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            const [path, list] =
              index % 2 ? [`/es/blog/${name}-${start + index}`, '/es/blogs'] : [`/blogs/keyword/${name}-${start + index}`, '/blogs'];
            const answer = await get(path);
            expect([answer.status, answer.location, answer.header('cache-control')]).toEqual([307, list, 'private, no-store']);
          }),
        );
    };
    await ask(200, 'warm');
    const before = await measure();
    await ask(2_000, 'unknown');
    const after = await measure();
    // Each took 40 KB before the catalogue checked them: 80 MB. Caches with their own limit vary by some MB either way.
    expect(after.heapBytes + after.externalBytes - before.heapBytes - before.externalBytes).toBeLessThan(32 * MIB);
    expect(after.files).toBe(before.files);
  });

  test('that are published a moment later are shown immediately', async () => {
    expect((await get('/compare/just-now')).status).toBe(307);
    const { sys } = standIn.publish(makeArticle({ id: 'just-now', kind: 'compare' }));
    await site.webhook('ContentManagement.Entry.publish', { sys: { id: sys.id, revision: sys.revision, contentType: sys.contentType } });
    const page = await site.until(async () => {
      const answer = await site.get('/compare/just-now');
      return answer.status === 200 ? answer : null;
    }, 15_000);
    expect(page.text).toContain('Title of just-now (English)');
  });
});

describe('a response for shared caches', () => {
  test('names the headers on which it depends', async () => {
    for (const path of ['/pricing', '/', '/blog/blog-1'])
      expect((await get(path)).header('vary')).toContain('Accept-Language, Cookie, Sec-Fetch-Site');
    for (const path of ['/es/pricing', '/es', '/es/blog/blog-1']) expect((await get(path)).header('vary')).not.toContain('Accept-Language');
    const moved = await get('/Pricing/');
    expect([moved.status, moved.location, moved.header('cache-control')]).toEqual([308, '/pricing', 'public, max-age=3600']);
    expect(moved.header('vary')).toContain('Accept-Language');
  });

  test.each([
    ['Host: evil.example'],
    ['X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript'],
    ['X-Forwarded-For: 127.0.0.1', 'X-Forwarded-Port: 1'],
    ['Cookie: locale=en; x=evil.example'],
    ['Referer: https://evil.example/', 'User-Agent: evil.example'],
    ['X-Middleware-Rewrite: /en/404', 'X-Matched-Path: /en/404'],
    ['X-Nextjs-Data: 1', 'Next-Resume: 1'],
  ])('is the same with any forged header: %s %s', async (...headers) => {
    for (const path of ['/pricing', '/es/blog/blog-1', '/feeds/blog.rss', '/sitemap.xml']) {
      const [plain, own] = [await get(path), await get(path, ...headers)];
      expect([path, own.status, own.body === plain.body]).toEqual([path, 200, true]);
    }
  });

  test('no redirect names a forged host', async () => {
    for (const header of ['Host: evil.example', 'X-Forwarded-Host: evil.example'])
      for (const path of ['/Pricing/', '/blog/nope', '/en/pricing', '/blog'])
        expect((await get(path, header)).location).toMatch(/^\/(?![/\\])/);
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/es//evil.example',
      '/%5cevil.example',
      '//evil.example/%2e%2e',
    ])
      expect((await get(path)).location ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

describe('invalid requests', () => {
  test.each<[string, number | 'closed', string[]]>([
    ['GET * HTTP/1.1', 400, []],
    ['GET http://other.example/pricing HTTP/1.1', 400, []],
    ['GET http://www.example.com/pricing HTTP/1.1', 200, ['Host: www.example.com']],
    [`GET /pricing?${'a&'.repeat(4000)} HTTP/1.1`, 400, []],
    [`GET /pricing?${'a=1&'.repeat(60)} HTTP/1.1`, 200, []],
    ['GET / HTTP/1.1', 200, [`Accept-Language: ${'x,'.repeat(7_000)}`, `Cookie: ${'a;'.repeat(300)}`]],
    ['TRACE /pricing HTTP/1.1', 405, []],
    ['DELETE /images/flags/en.svg HTTP/1.1', 405, []],
    ['OPTIONS /images/flags/en.svg HTTP/1.1', 204, []],
    ['GET /images/flags/en.svg HTTP/1.1', 200, ['Range: bytes=99999999-']],
    ['GET /images/flags/en.svg HTTP/1.1', 200, ['If-Match: "x"']],
    ['GET /_next/image?url=%2Fimages%2Fflags%2Fen.svg&w=640&q=75 HTTP/1.1', 404, []],
    ['GET /pricing HTTP/1.1', 400, ['Host: a b']],
    ['GET /pricing HTTP/1.1', 431, [`X-Long: ${'a'.repeat(20_000)}`]],
    ['GET /pricing HTTP/1.1', 200, ['Connection: Upgrade, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA']],
    ['GET /blog/%1b[31m HTTP/1.1', 307, []],
    ['GET /%c0%ae%c0%ae/etc/passwd HTTP/1.1', 404, []],
    ['GET /%ed%a0%80 HTTP/1.1', 404, []],
    ['GET /images/..%2f..%2fpackage.json HTTP/1.1', 404, []],
    ['GET /_next/static/../../package.json HTTP/1.1', 400, []],
  ])('%s is answered %s (%j)', async (first, status, headers) => {
    expect((await raw(first, headers)).status).toBe(status);
  });

  test('a thousand offers of HTTP/2 are answered as normal requests, and leave no socket half closed', async () => {
    const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'];
    // A short response: another test shows that such an offer gets a page, too.
    const head = ['GET /robots.txt HTTP/1.1', `Host: 127.0.0.1:${port()}`, ...offer, '', ''].join('\r\n');
    const answers = new Map<string, number>();
    for (let start = 0; start < 1_000; start += 100)
      for (const first of await Promise.all(Array.from({ length: 100 }, () => firstLineOf(head))))
        answers.set(first, (answers.get(first) ?? 0) + 1);
    expect([...answers]).toEqual([['HTTP/1.1 200 OK', 1_000]]);
    // The visitors have hung up; the site must do so, too.
    await site.until(() => halfClosed(port()) === 0, 10_000);
  });

  const fromOurPage = (more: string[] = []) => [`Origin: ${site.origin}`, ...more];
  const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

  test.each<[string, number, string[], string]>([
    ['a form without a boundary', 400, ['Content-Type: multipart/form-data', 'Content-Length: 1'], 'x'],
    ['a form that never ends', 400, ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 3'], '--x'],
    [
      'a form in chunks, without a stated length',
      411,
      ['Content-Type: multipart/form-data; boundary=x', 'Transfer-Encoding: chunked'],
      chunked('a'.repeat(20_000)),
    ],
    ['an action that is none', 400, ['Content-Type: text/plain', 'Next-Action: x', 'Content-Length: 2'], '[]'],
  ])('%s is answered %i', async (_, status, headers, body) => {
    expect((await raw('POST /affiliates HTTP/1.1', fromOurPage(headers), body)).status).toBe(status);
  });

  test('a client that goes on sending after a response is read to the end, or for a second, and then disconnected', async () => {
    const head = (length: string) => `POST /api/revalidate HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\n${length}\r\n\r\n`;
    const stated = await sendOnAfterAnswer(head(`Content-Length: ${MIB}`), () => Buffer.alloc(MIB / 16, 'a'), 16);
    expect(stated).toEqual({ first: 'HTTP/1.1 413 Payload Too Large', sent: 16, failure: null });
    // In chunks the end is unknown, and only the time limit ends it.
    const piece = `${MIB.toString(16)}\r\n${'a'.repeat(MIB)}\r\n`;
    const endless = await sendOnAfterAnswer(head('Transfer-Encoding: chunked'), () => Buffer.from(piece), Number.POSITIVE_INFINITY);
    expect(endless.first).toBe('HTTP/1.1 411 Length Required');
    expect(endless.sent).toBeGreaterThan(1);
  });

  test('arguments that no form of ours sends are 400; any typed text is accepted', async () => {
    const form = servedForm((await site.get('/affiliates')).text, site.origin);
    const next = `Next-Action: ${actionOf(form)}`;
    for (const argument of ['{{{', '["$F1"]', '"$1:a:b"', '[[[']) {
      const body = `--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n${argument}\r\n--x--\r\n`;
      const headers = fromOurPage(['Content-Type: multipart/form-data; boundary=x', next, `Content-Length: ${body.length}`]);
      expect([argument, (await raw('POST /affiliates HTTP/1.1', headers, body)).status]).toEqual([argument, 400]);
    }
    for (const body of ['--x--\r\n', '--x\r\nContent-Disposition: form-data; name="y"\r\n\r\nz\r\n--x--\r\n']) {
      const headers = fromOurPage(['Content-Type: multipart/form-data; boundary=x', next, `Content-Length: ${body.length}`]);
      expect([body, (await raw('POST /affiliates HTTP/1.1', headers, body)).status]).toEqual([body, 400]);
    }
    const typed = { fullName: '$K1', email: 'odd@example.com', paymentAccount: '["$F1"]', promotion: '{{{ $1:a:b' };
    const sent = await sendForm(form, typed);
    expect([sent.status, thanksFor(await sent.text(), typed.email)]).toEqual([200, true]);
    expect((await callAction(form, { ...typed, email: 'odd2@example.com' })).status).toBe(200);
  });
});

test('Node’s own responses have the headers of every other response', async () => {
  const host = `Host: 127.0.0.1:${port()}`;
  const answers = [
    [417, await raw('GET /pricing HTTP/1.1', ['Expect: a miracle'])],
    [400, await raw('GET /pricing HTTP/1.1', ['Host: a.example', 'Host: b.example'])],
    [405, await raw(`CONNECT a.example:443 HTTP/1.1`, [host])],
    [405, await raw('POST /es/api/revalidate HTTP/1.1', ['Content-Type: multipart/form-data', 'Content-Length: 1'], 'x')],
  ] as const;
  for (const [status, answer] of answers) {
    expect(answer.status).toBe(status);
    expect(answer.header('x-content-type-options')).toBe('nosniff');
    expect(answer.header('content-security-policy')).toContain("default-src 'none'");
  }
  expect(await firstLineOf('GET /pricing HTTP/1.1\r\nConnection: close\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
});

test.each([
  'thousands of names in a query or header',
  'requests piled up, answers unread',
  'a form that announces too great a length',
  'SQLite files that another process holds',
])('no visitor waits for, and no memory is lost to: %s', async (kind) => {
  const form = servedForm((await site.get('/affiliates')).text, site.origin);
  const typed = { fullName: 'Anna', email: 'anna@example.com', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };
  const apply = async () => thanksFor(await (await sendForm(form, typed)).text(), typed.email);
  const { faults } = await misbehave(kind, site, { stores, apply }, 0);
  expect(faults).toEqual([]);
});

test('a thousand bad requests of every kind: no 5xx, no hang, nothing left behind', async () => {
  const action = actionOf(servedForm((await site.get('/affiliates')).text, site.origin));
  const before = await measure();
  const { faults, counts } = await abuse({ port: port(), action }, { requests: 1_000, seed: 7 });
  const after = await measure();
  expect(faults).toEqual([]);
  expect(counts.size).toBeGreaterThan(30);
  expect(after.files).toBe(before.files);
  expect(after.logBytes - before.logBytes).toBeLessThan(128 * 1024);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(site.log).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
});
