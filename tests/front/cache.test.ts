import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rawSecurityHeaders } from '../../lib/server/security-headers.ts';
import { type Answer, Front } from '../support/front.ts';
import { Origin } from '../support/origin.ts';
import { own, ownFolder } from '../support/own.ts';

/** The front of deploy/nginx before an instance that the test controls. Each test requests its own paths. */
const origin = own(await new Origin().listen());
const usual = origin.answer;
const files = ownFolder();
mkdirSync(join(files, '_next/static/chunks'), { recursive: true });
mkdirSync(join(files, 'images'));
writeFileSync(join(files, '_next/static/chunks/a.js'), 'a '.repeat(2000));
writeFileSync(join(files, '_next/static/chunks/a.js.br'), brotliCompressSync('a '.repeat(2000)));
writeFileSync(join(files, 'images/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
utimesSync(join(files, 'images/a.svg'), 1_700_000_000, 1_700_000_000);
const front = own(await Front.start({ instances: [origin.address], files }));

/** Maximum age of a response while the site answers; a little more than three seconds. */
const OLDEST_MS = 3100;

beforeEach(() => {
  origin.answer = usual;
});

const text = ({ body }: Answer) => body.toString();
/** A response that the site gives to every visitor. */
const shared = (response: ServerResponse) => response.setHeader('cache-control', 's-maxage=60').setHeader('content-type', 'text/html');
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Repeats a request until the response is as wanted, with a time limit. */
function until(ask: () => Promise<Answer>, wanted: (answer: Answer) => boolean, ms = 10_000): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await ask();
      if (!wanted(answer)) throw new Error(`Still ${answer.status}: ${text(answer).slice(0, 200)}`);
      return answer;
    },
    { timeout: ms },
  );
}

describe('a page', () => {
  test('is requested once, for any number of concurrent visitors', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => front.get('/lock')));
    expect(new Set(answers.map(text)).size).toBe(1);
    expect(origin.asked('/lock')).toBe(1);
  });

  test('is at most three seconds old, and updated in the background after two', async () => {
    const first = text(await front.get('/age'));
    // The site has a second request, and the visitor has an answer.
    await until(
      () => front.get('/age'),
      () => origin.asked('/age') === 2,
    );
    const second = await until(
      () => front.get('/age'),
      (answer) => text(answer) !== first,
      OLDEST_MS,
    );
    expect(second.status).toBe(200);
  });

  test('is the same one with any query, cookies and headers that mean nothing to it', async () => {
    const alike: [string, Record<string, string>][] = [
      ['/same?utm_source=mail&a=b', {}],
      ['/same', { cookie: 'consent=1; ref=somebody; theme=dark' }],
      ['/same', { 'user-agent': 'another', accept: 'text/html', referer: 'https://other.example/' }],
      ['/same', { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-middleware-rewrite': '/x', 'next-url': '/x' }],
      ['/same', { 'cache-control': 'no-cache', pragma: 'no-cache' }],
      ['/same', { 'accept-language': 'en-US,en;q=0.9' }],
    ];
    const answers = await Promise.all([front.get('/same'), ...alike.map(([path, headers]) => front.get(path, headers))]);
    expect(new Set(answers.map(text)).size).toBe(1);
  });

  test('is requested in one form for every visitor', async () => {
    await front.get('/clean', {
      ...{ host: 'www.example.com:8443', 'x-forwarded-host': 'evil.example', 'x-forwarded-port': '1' },
      cookie: 'a=b; locale=en',
      'accept-language': 'en-GB,en;q=0.9',
      'sec-fetch-site': 'none',
      'accept-encoding': 'zstd, br',
    });
    const [{ headers } = { headers: {} }] = origin.seen.filter(({ path }) => path === '/clean');
    expect(headers).toMatchObject({ 'accept-language': 'en', 'accept-encoding': 'br', 'x-forwarded-for': '127.0.0.1' });
    expect(headers).toMatchObject({ host: 'www.example.com:8443', 'x-forwarded-host': 'www.example.com:8443' });
    for (const name of ['cookie', 'sec-fetch-site', 'x-front-holds', 'x-forwarded-port', 'rsc', 'next-url'])
      expect(headers).not.toHaveProperty(name);
  });

  test('is another one for each coding, in three forms', async () => {
    origin.answer = ({ headers }, response) => shared(response).end(String(headers['accept-encoding']));
    const sent = ['br', 'gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip', 'gzip;q=0', 'identity', '*', 'xbr', 'br;q=0.5'];
    const got = await Promise.all(sent.map(async (each) => text(await front.get('/coding', { 'accept-encoding': each }))));
    expect(got).toEqual(['br', 'br', 'gzip', 'gzip', 'identity', 'identity', 'identity', 'identity', 'br']);
    expect(origin.asked('/coding')).toBe(3);
  });

  test('is unchanged for a client that holds it', async () => {
    origin.answer = (_, response) => shared(response).setHeader('etag', 'W/"tag"').end('text');
    await front.get('/tagged');
    const answer = await front.get('/tagged', { 'if-none-match': '"tag"' });
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, 'W/"tag"']);
    expect(origin.asked('/tagged')).toBe(1);
  });
});

const part = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

test('parts of a page for the router are separate from the page, and stored', async () => {
  origin.answer = ({ headers }, response) => shared(response).end([headers.rsc, headers['next-router-segment-prefetch']].join());
  const asked: [string, Record<string, string>][] = [
    ['/parts', {}],
    ['/parts?_rsc=a', part],
    ['/parts?_rsc=b', { ...part, 'next-router-segment-prefetch': '/page' }],
    ['/parts?_rsc=c', { rsc: '1' }],
  ];
  const ask = () => Promise.all(asked.map(async ([path, headers]) => text(await front.get(path, headers))));
  const got = await ask();
  expect(await ask()).toEqual(got);
  expect(got).toEqual([',', '1,/_tree', '1,/page', '1,']);
  expect(origin.asked('/parts')).toBe(4);
  // Parts for the state of one browser are not stored.
  for (const _ of [1, 2]) await front.get('/state?_rsc=a', { rsc: '1', 'next-router-state-tree': '%5B%5D' });
  expect(origin.asked('/state')).toBe(2);
});

describe('responses that are not stored', () => {
  test.each<[string, string, Record<string, string>, string?]>([
    ['a referral', '/un/ref?ref=partner', {}],
    ['a name that may be one', '/un/ref3?%72ef=partner', {}],
    ['a form', '/un/form', {}, 'POST'],
    ['an editor', '/un/editor', { cookie: 'a=b; __prerender_bypass=key' }],
    ['an endpoint', '/api/health/ready', {}],
    ['a language that only the site can tell', '/un/language', { 'accept-language': 'es;q=0.1,en;q=0.2' }],
    ['Spanish with a query, which the redirect takes along', '/un/spanish?a=b', { 'accept-language': 'es' }],
  ])('%s: it goes to the site as it is', async (_, path, headers, method) => {
    const name = path.split('?', 1)[0] as string;
    for (const times of [1, 2]) {
      await front.get(path, headers, method);
      expect(origin.asked(name)).toBe(times);
    }
    const last = origin.seen.at(-1);
    expect(last).toMatchObject({ path, method: method ?? 'GET' });
    expect(last?.headers).toMatchObject(headers);
  });

  test.each<[string, (answer: ServerResponse) => unknown]>([
    ['an answer with a cookie', (answer) => shared(answer).setHeader('set-cookie', 'a=b')],
    ['an answer that says nothing of caches', (answer) => answer],
    ['a private answer', (answer) => answer.setHeader('cache-control', 'private, no-store')],
    ['a failure', (answer) => answer.writeHead(500)],
    ['nothing found', (answer) => answer.writeHead(404)],
    ['a redirect to a list', (answer) => answer.writeHead(307, { location: '/es/blogs', 'cache-control': 'private, no-store' })],
  ])('%s', async (name, prepare) => {
    const path = `/answer/${name.replaceAll(' ', '-')}`;
    origin.answer = (_, response) => {
      prepare(response);
      response.end('text');
    };
    for (const times of [1, 2]) {
      await front.get(path);
      expect(origin.asked(path)).toBe(times);
    }
  });
});

test('the front redirects visitors who prefer Spanish, and gives the page to others', async () => {
  origin.answer = ({ url, headers }, response) => {
    if (headers['accept-language'] !== 'es') return shared(response).end('English');
    return response.writeHead(307, { location: `/es${url === '/' ? '' : url}`, 'cache-control': 'private, no-store' }).end();
  };
  for (const path of ['/', '/both']) {
    const before = origin.asked(path);
    for (const _ of [1, 2]) {
      const answer = await front.get(path, { 'accept-language': 'es-MX,es;q=0.9' });
      expect([answer.status, answer.headers.location]).toEqual([307, `/es${path === '/' ? '' : path}`]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(text(await front.get(path, { 'accept-language': 'es', cookie: 'locale=en' }))).toBe('English');
    }
    expect(origin.asked(path) - before).toBe(2);
  }
});

test('the front forgets an entry that is gone, also while no instance answers', async () => {
  expect((await front.get('/blog/gone')).status).toBe(200);
  origin.answer = (_, response) => response.writeHead(307, { location: '/blogs', 'cache-control': 'private, no-store' }).end();
  await until(
    () => front.get('/blog/gone'),
    ({ status }) => status === 307,
  );
  await origin.away(async () => expect((await front.get('/blog/gone')).headers.location).toBe('/blogs'));
  origin.answer = usual;
  await until(
    () => front.get('/blog/gone'),
    ({ status }) => status === 200,
  );
});

describe('files', () => {
  const security = rawSecurityHeaders().map((line) => line.split(': ', 2)) as [string, string][];

  test('of the build come from the disk, for ever', async () => {
    const plain = await front.get('/_next/static/chunks/a.js');
    expect(plain.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(text(plain)).toBe('a '.repeat(2000));
    for (const [name, value] of security) expect(plain.headers[name]).toBe(value);
    // Pages send it, each with its own value: a file would revoke a page's promise for the whole domain.
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const coded = await front.get('/_next/static/chunks/a.js', { 'accept-encoding': 'br' });
    expect([coded.headers['content-encoding'], coded.body.equals(brotliCompressSync('a '.repeat(2000)))]).toEqual(['br', true]);
    expect(origin.asked('/_next/static/chunks/a.js')).toBe(0);
  });

  test('of public/ come from the disk and are revalidated', async () => {
    const picture = await front.get('/images/a.svg');
    expect(picture.headers).toMatchObject({
      'cache-control': 'public, max-age=0',
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const [name, value] of security) if (name !== 'cross-origin-resource-policy') expect(picture.headers[name]).toBe(value);
    expect((await front.get('/images/a.svg', { 'if-none-match': String(picture.headers.etag) })).status).toBe(304);
    expect(origin.asked('/images/a.svg')).toBe(0);
  });
});

describe('limits', () => {
  test('a hundred connections of one address, and others once these are closed', async () => {
    const { hostname, port } = new URL(front.origin);
    const before = origin.seen.length;
    let refused = 0;
    // Each begins to send a form and so holds its connection.
    const sockets = Array.from({ length: 130 }, () => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('POST /affiliates HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\na'),
      );
      socket.on('data', (chunk) => {
        if (String(chunk).startsWith('HTTP/1.1 429')) refused += 1;
      });
      return socket.on('error', () => undefined);
    });
    await expect.poll(() => refused, { timeout: 9_000 }).toBe(30);
    expect((await front.get('/too-many')).status).toBe(429);
    for (const socket of sockets) socket.destroy();
    await until(
      () => front.get('/after-many'),
      ({ status }) => status === 200,
    );
    expect(origin.seen.length).toBe(before + 1);
  });

  test('a client who does not send a form to its end is left after ten seconds, and no instance waits for it', async () => {
    const { hostname, port } = new URL(front.origin);
    const before = origin.seen.length;
    const startedAt = Date.now();
    await new Promise<void>((done) => {
      const sent = 'POST /affiliates HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\na';
      const socket = connect(Number(port), hostname, () => socket.write(sent));
      socket.once('close', () => done());
      socket.on('error', () => undefined);
      socket.resume();
    });
    expect(Date.now() - startedAt).toBeLessThan(15_000);
    expect(origin.seen.length).toBe(before);
  });
});

test('of two instances, each page comes from one, and unstored responses come from both', async () => {
  const other = await new Origin().listen();
  const both = await Front.start({ instances: [other.address, origin.address], files });
  try {
    for (const path of ['/one', '/two', '/three', '/four']) {
      await both.get(path);
      await both.get(path, { rsc: '1' });
      await both.get(path, { 'accept-encoding': 'br' });
      expect([0, 3]).toContain(other.asked(path));
    }
    for (let visitor = 0; visitor < 20; visitor += 1) await both.get('/one?ref=partner');
    const asked = other.seen.filter(({ path }) => path === '/one?ref=partner').length;
    expect([asked > 0, asked < 20]).toEqual([true, true]);
  } finally {
    await both.stop();
    await other.close();
  }
});

describe('an instance that fails', () => {
  const FAULTS: [string, typeof usual][] = [
    ['503', (_, response) => response.writeHead(503).end('broken')],
    ['nonsense', (request) => request.socket.end('HTTP/1.1 200 OK\r\nno header at all\r\n\r\n')],
    ['hang-up', (request) => request.socket.destroy()],
  ];

  test('leaves known pages as they were', async () => {
    const faults = [['500', ((_, response) => response.writeHead(500).end('broken')) as typeof usual] as const, ...FAULTS];
    const known = await Promise.all(faults.map(async ([name]) => text(await front.get(`/known/${name}`))));
    await pause(OLDEST_MS);
    for (const [index, [name, answer]] of faults.entries()) {
      origin.answer = answer;
      const served = await front.get(`/known/${name}`);
      expect([name, served.status, text(served)]).toEqual([name, 200, known[index]]);
    }
    origin.answer = usual;
    await until(
      () => front.get('/known/500'),
      (fresh) => text(fresh) !== known[0],
    );
  });

  test.each(FAULTS)('gets no more requests beside one that works, and visitors notice nothing: %s', async (_, answer) => {
    const broken = await new Origin().listen();
    broken.answer = answer;
    const both = await Front.start({ instances: [broken.address, origin.address], files });
    try {
      const answers = await Promise.all(Array.from({ length: 12 }, (__, index) => both.get(`/either/${index}`)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const asked = broken.seen.length;
      expect(asked).toBeGreaterThan(0);
      for (const index of Array(12).keys()) expect((await both.get(`/later/${index}`)).status).toBe(200);
      expect(broken.seen.length - asked).toBeLessThan(4);
    } finally {
      await both.stop();
      await broken.close();
    }
  });

  test('is gone: known pages are served to every visitor, others report the failure in both languages', async () => {
    const known = text(await front.get('/known/gone'));
    await origin.away(async () => {
      for (const [path, headers] of [
        ['/known/gone', {}],
        ['/known/gone?ref=partner', {}],
        ['/known/gone?utm_source=mail', { cookie: 'a=b' }],
        ['/known/gone', { cookie: '__prerender_bypass=key' }],
        ['/known/gone', { 'accept-language': 'eu-ES,eu;q=0.9,es;q=0.8' }],
      ] as const) {
        const answer = await front.get(path, headers);
        expect([path, answer.status, text(answer)]).toEqual([path, 200, known]);
      }
      const unknown = await front.get('/unknown');
      expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '5']);
      expect(text(unknown)).toMatch(/in a moment.*en un momento/s);
      for (const [name, value] of rawSecurityHeaders().map((line) => line.split(': ', 2)))
        if (name !== 'cross-origin-resource-policy') expect(unknown.headers[name as string]).toBe(value);
      expect((await front.get('/affiliates', {}, 'POST', 'a=b')).status).toBe(503);
    });
    await until(
      () => front.get('/unknown'),
      ({ status }) => status === 200,
    );
  });
});
