import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { isConditional, isHeld, notModified } from '../../../lib/files/conditional.ts';

describe('a tag is held', () => {
  test.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"b", "a"', '"a"'],
    ['"b","a,c"', '"a,c"'],
    ['*', '"a"'],
  ])('with %s', (header, etag) => expect(isHeld(header, etag)).toBe(true));

  test.each([
    ['"b"', '"a"'],
    ['', '"a"'],
    ['a', '"a"'],
    ['"a', '"a"'],
    ['"a"', null],
    ['*', null],
  ])('not with %s against %s', (header, etag) => expect(isHeld(header, etag)).toBe(false));
});

test('only GET and HEAD that name a tag are conditional', () => {
  const headers = new Headers({ 'if-none-match': '"a"' });
  expect(isConditional({ method: 'GET', headers })).toBe(true);
  expect(isConditional({ method: 'HEAD', headers })).toBe(true);
  expect(isConditional({ method: 'POST', headers })).toBe(false);
  expect(isConditional({ method: 'GET', headers: new Headers() })).toBe(false);
});

describe('the answer', () => {
  test.each([
    ['what is held', '"now"', 200, 304],
    ['what has changed', '"then"', 200, null],
    ['what is gone', '"now"', 404, null],
  ])('to a client that asks for %s', async (_, held, status, expected) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['if-none-match'] ?? 'unconditionally'}`);
      response.writeHead(status, { etag: '"now"', 'cache-control': 's-maxage=3600', 'content-type': 'text/plain' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
    const answer = await notModified({ headers: new Headers({ 'if-none-match': held }) }, '/es/feeds/blog.rss');
    await new Promise((resolve) => server.close(resolve));
    vi.unstubAllEnvs();
    expect(answer?.status ?? null).toBe(expected);
    expect(asked).toEqual(['HEAD /es/feeds/blog.rss unconditionally']);
    if (answer) expect(Object.fromEntries(answer.headers)).toEqual({ etag: '"now"', 'cache-control': 's-maxage=3600' });
  });
});
