import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { makePage } from '../../../lib/publish/make-page.ts';

/** A site on loopback that this process takes for itself. */
async function site(context: TestContext, answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
  context.onTestFinished(async () => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return asked;
}

const fresh = (response: ServerResponse) => response.writeHead(200, { 'x-nextjs-cache': 'HIT' }).end('page');

/** Makes pages one after the other, and gives what failed. */
async function makeAll(paths: string[]): Promise<string[]> {
  const outcomes: (string | null)[] = [];
  for (const path of paths) outcomes.push(await makePage(path));
  return outcomes.filter((outcome) => outcome !== null);
}

describe('making a page', () => {
  test('asks for it under its public address', async (context) => {
    const asked = await site(context, (_, response) => fresh(response));
    expect(await makeAll(['/en/blog/a', '/es/blog/a', '/en', '/es'])).toEqual([]);
    expect(asked.sort()).toEqual(['/', '/blog/a', '/es', '/es/blog/a']);
  });

  test('asks again until the old copy is gone', async (context) => {
    let stale = 3;
    const asked = await site(context, (_, response) => {
      stale -= 1;
      response.writeHead(200, { 'x-nextjs-cache': stale > 0 ? 'STALE' : 'HIT' }).end('page');
    });
    expect(await makePage('/en/blogs')).toBeNull();
    expect(asked).toHaveLength(3);
  });

  test('asks again where the page was just made, perhaps for a visitor who came before', async (context) => {
    const answers = ['MISS', 'STALE', 'HIT'];
    const asked = await site(context, (_, response) => response.writeHead(200, { 'x-nextjs-cache': answers.shift() ?? 'HIT' }).end('page'));
    expect(await makePage('/en/blog/new')).toBeNull();
    expect(asked).toHaveLength(3);
  });

  test('is content with a page that no cache can keep', async (context) => {
    const asked = await site(context, (_, response) => response.writeHead(200, { 'x-nextjs-cache': 'MISS' }).end('page'));
    expect(await makePage('/en/blog/new')).toBeNull();
    expect(asked).toHaveLength(3);
  });

  test('comes as a link of the site, so that no language is chosen for it', async (context) => {
    const sites: unknown[] = [];
    await site(context, (request, response) => {
      sites.push(request.headers['sec-fetch-site']);
      fresh(response);
    });
    await makePage('/en/blogs');
    expect(sites).toEqual(['same-origin']);
  });

  test('does not follow redirects: where nothing stands any more, one is all there is to make', async (context) => {
    const asked = await site(context, (_, response) => response.writeHead(307, { location: '/blogs' }).end());
    expect(await makePage('/en/blog/gone')).toBeNull();
    expect(asked).toEqual(['/blog/gone']);
  });

  test('fails where an answer leads away from what should stand there', async (context) => {
    await site(context, (_, response) => response.writeHead(307, { location: '/blogs' }).end());
    expect(await makePage('/en/blog/new', { stands: () => true })).toBe('/blog/new led away');
  });

  test('tells what failed', async (context) => {
    await site(context, (request, response) => {
      if (request.url === '/blog/broken') response.writeHead(500).end();
      else if (request.url === '/blog/reset') request.socket.resetAndDestroy();
      else fresh(response);
    });
    const failures = await makeAll(['/en/blog/broken', '/en/blog/a', '/en/blog/reset', '/en/blog/b']);
    expect(failures.sort()).toEqual(['/blog/broken answered 500', expect.stringMatching(/^\/blog\/reset could not be requested: /)]);
  });

  test('gives up on a page that is not answered', async (context) => {
    await site(context, () => undefined);
    expect(await makePage('/en/blog/stuck', { requestLimitMs: 50 })).toBe('/blog/stuck was not answered within 0.05 s');
  });

  test('gives up on a page that stays old', async (context) => {
    const asked = await site(context, (_, response) => response.writeHead(200, { 'x-nextjs-cache': 'STALE' }).end('page'));
    expect(await makePage('/en/blog/old', { staleLimitMs: 300 })).toBe('/blog/old was still the old copy after 0.3 s');
    expect(asked.length).toBeGreaterThan(1);
  });

  test('ends with the process', async (context) => {
    const stop = new AbortController();
    await site(context, () => stop.abort());
    expect(await makePage('/en/blog/a', { signal: stop.signal })).toContain('could not be requested');
  });

  test('asks for endpoints under their own address', async (context) => {
    const asked = await site(context, (_, response) => fresh(response));
    expect(await makePage('/api/search/es')).toBeNull();
    expect(asked).toEqual(['/api/search/es']);
  });

  test('asks for files at the addresses that visitors know them by', async (context) => {
    const asked = await site(context, (_, response) => fresh(response));
    expect(await makeAll(['/sitemap.xml', '/es/feeds/blog.rss', '/en/markdown/blog/a', '/es/markdown/compare/b'])).toEqual([]);
    expect(asked.toSorted()).toEqual(['/blog/a.md', '/es/compare/b.md', '/es/feeds/blog.rss', '/sitemap.xml']);
  });
});
