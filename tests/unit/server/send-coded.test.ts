import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CodedBodies } from '../../../lib/server/coded-bodies.ts';
import { codingFor, sendCoded } from '../../../lib/server/send-coded.ts';

const PAGE = `<!DOCTYPE html><p>${'Words of a page, «palabras» and — signs. '.repeat(200)}</p>`;
const OTHER_PAGE = PAGE.replaceAll('Words', 'Other');
const PICTURE = Buffer.alloc(5000, 7);

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

const DECODED: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes) => bytes };

/** A server that answers as `handle` does, through sendCoded; and what asks it. */
async function serve(handle: (request: IncomingMessage, response: ServerResponse) => unknown, bodies = new CodedBodies()) {
  const server = createServer((incoming, response) => {
    sendCoded(incoming, response, bodies);
    void handle(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () => {
          const bytes = Buffer.concat(parts);
          const coding = response.headers['content-encoding'] ?? 'identity';
          const text = bytes.length > 0 ? String(DECODED[coding]?.(bytes)) : '';
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text });
        });
      });
      asked.once('error', reject).end();
    });
}

const html = (response: ServerResponse, body = PAGE) => response.setHeader('content-type', 'text/html; charset=utf-8').end(body);

describe('the coding', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['deflate', null],
    ['identity, gzip;q=0.5', null],
    ['', null],
    ['br;q=odd, ,;;', null],
  ])('for "%s" is %s', (accepted, coding) => expect(codingFor({ 'accept-encoding': accepted })).toBe(coding));

  test('is none where none is asked for', () => expect(codingFor({})).toBeNull());
});

describe('a page', () => {
  test.each(['br', 'gzip', 'identity'])('comes whole as %s, with the length and the coding of what is sent', async (coding) => {
    const ask = await serve((_, response) => html(response));
    for (let time = 0; time < 3; time += 1) {
      const { status, headers, bytes, text } = await ask({ 'accept-encoding': coding });
      expect([status, text, headers['content-length']]).toEqual([200, PAGE, String(bytes.length)]);
      expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
      expect(headers['transfer-encoding']).toBeUndefined();
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers.etag).toMatch(coding === 'identity' ? /^"[\w-]{27}"$/ : /^W\/"[\w-]{27}"$/);
    }
  });

  test('comes the same however it is written', async () => {
    const ways: ((response: ServerResponse) => unknown)[] = [
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
      (response) => response.writeHead(200, 'Fine', { 'content-type': 'text/html' }).end(Buffer.from(PAGE), () => undefined),
      (response) => {
        response.setHeader('content-type', 'text/html').flushHeaders();
        response.write(PAGE.slice(0, 10));
        response.write(Buffer.from(PAGE.slice(10, 100)), () => response.end(PAGE.slice(100), 'utf8'));
      },
      (response) => {
        response.setHeader('content-type', 'text/html').write(Buffer.from(PAGE).toString('base64'), 'base64');
        response.end();
      },
    ];
    const etags = new Set<unknown>();
    for (const way of ways) {
      const ask = await serve((_, response) => way(response));
      const { text, headers } = await ask({ 'accept-encoding': 'br' });
      expect(text).toBe(PAGE);
      etags.add(headers.etag);
    }
    expect(etags.size).toBe(1);
  });

  test.each(['br', 'gzip', 'identity'])('says to HEAD (%s) what it says to GET, without a body', async (coding) => {
    const ask = await serve((incoming, response) => (incoming.method === 'HEAD' ? response.end() : html(response)));
    const { date: _, ...whole } = (await ask({ 'accept-encoding': coding })).headers;
    const { status, headers, bytes } = await ask({ 'accept-encoding': coding }, 'HEAD');
    expect([status, bytes.length]).toEqual([200, 0]);
    expect(headers).toMatchObject(whole);
  });

  test('keeps the headers that it brings, and names the coding beside what it depends on already', async () => {
    const ask = await serve((_, response) => {
      response.setHeader('vary', ['rsc', 'cookie']).setHeader('content-security-policy', "default-src 'none'");
      html(response);
    });
    const { headers } = await ask({ 'accept-encoding': 'gzip' });
    expect([headers.vary, headers['content-security-policy']]).toEqual(['rsc, cookie, Accept-Encoding', "default-src 'none'"]);
  });

  test('that has changed is never sent in the bytes of the one before, nor under its tag', async () => {
    let page = PAGE;
    let policy = 'first';
    const ask = await serve((_, response) => html(response.setHeader('content-security-policy', policy), page));
    const tags = new Set<unknown>();
    for (const [next, name] of [
      [PAGE, 'first'],
      [OTHER_PAGE, 'second'],
      [PAGE, 'third'],
    ] as const) {
      page = next;
      policy = name;
      const answers = await Promise.all(
        ['br', 'gzip', 'identity', 'br', 'gzip'].map((coding) => ask({ 'accept-encoding': coding, 'if-none-match': '"older"' })),
      );
      for (const { text, headers } of answers) expect([text, headers['content-security-policy']]).toEqual([next, name]);
      for (const { headers } of answers) tags.add(String(headers.etag).replace('W/', ''));
    }
    expect(tags.size).toBe(2);
  });

  test('that is not found is compressed, and nobody is told to hold it', async () => {
    const ask = await serve((_, response) => {
      response.statusCode = 404;
      html(response);
    });
    const { status, headers, text } = await ask({ 'accept-encoding': 'br', 'if-none-match': '*' });
    expect([status, text, headers['content-encoding'], headers.etag]).toEqual([404, PAGE, 'br', undefined]);
  });
});

describe('"not modified"', () => {
  const rows: [string, Record<string, string>, number][] = [
    ['the tag', {}, 304],
    ['the tag among others', { before: '"other", ' }, 304],
    ['another tag', { before: '"other" ' }, 200],
    ['the tag, but wants it anew', { 'cache-control': 'no-cache' }, 200],
  ];
  test.each(rows)('to who names %s', async (name, { before = '', ...headers }, expected) => {
    const ask = await serve((_, response) => html(response));
    for (const coding of ['br', 'gzip', 'identity']) {
      const tag = name === 'another tag' ? '' : String((await ask({ 'accept-encoding': coding })).headers.etag);
      const answer = await ask({ 'accept-encoding': coding, 'if-none-match': before + tag, ...headers });
      expect([answer.status, answer.text]).toEqual(expected === 304 ? [304, ''] : [200, PAGE]);
      if (expected !== 304) continue;
      expect([answer.headers.etag, answer.headers.vary]).toEqual([tag, 'Accept-Encoding']);
      for (const gone of ['content-type', 'content-length', 'content-encoding']) expect(answer.headers[gone]).toBeUndefined();
    }
  });

  test('holds for a text in another coding', async () => {
    const ask = await serve((_, response) => html(response));
    const { headers } = await ask({ 'accept-encoding': 'gzip' });
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test('holds for the tag that a file brings itself', async () => {
    const ask = await serve((_, response) => html(response.setHeader('etag', '"own"')));
    expect((await ask({ 'accept-encoding': 'br' })).headers.etag).toBe('W/"own"');
    expect((await ask({ 'if-none-match': '"own"' })).status).toBe(304);
  });

  test('holds for a picture, by a tag of its size and time', async () => {
    const ask = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': 5000, 'last-modified': new Date(0).toUTCString() });
      response.write(PICTURE.subarray(0, 100));
      response.end(PICTURE.subarray(100));
    });
    const whole = await ask({ 'accept-encoding': 'br' });
    expect(whole.bytes).toEqual(PICTURE);
    expect(whole.headers.vary).toBeUndefined();
    const unchanged = await ask({ 'if-none-match': String(whole.headers.etag) });
    expect([unchanged.status, unchanged.bytes.length, unchanged.headers.etag]).toEqual([304, 0, whole.headers.etag]);
    expect((await ask({ 'if-none-match': '"other"' })).bytes).toEqual(PICTURE);
  });
});

describe('what is sent as it is', () => {
  test.each([
    ['a picture', 200, { 'content-type': 'image/png' }, PICTURE],
    ['what is compressed already', 200, { 'content-type': 'text/html', 'content-encoding': 'zstd' }, PICTURE],
    ['what is short', 200, { 'content-type': 'text/plain' }, Buffer.from('short')],
    ['the page of a failure', 500, { 'content-type': 'text/html' }, Buffer.from(PAGE)],
    ['a redirect', 307, { location: '/' }, Buffer.alloc(0)],
  ])('%s', async (_, status, headers, body) => {
    const ask = await serve((_request, response) => response.writeHead(status, headers).end(body));
    const answer = await ask({ 'accept-encoding': headers['content-encoding' as never] ? 'identity' : 'br' });
    expect([answer.status, answer.bytes, answer.headers['content-encoding']]).toEqual([status, body, headers['content-encoding' as never]]);
  });

  test('a failure in the middle of a page leaves nothing of the page', async () => {
    const ask = await serve((_, response) => {
      response.setHeader('content-type', 'text/html').write(PAGE);
      response.writeHead(500);
      response.end('failed');
    });
    const answer = await ask({ 'accept-encoding': 'br' });
    expect([answer.status, answer.text]).toEqual([500, 'failed']);
  });
});
