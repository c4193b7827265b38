import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, type TestContext, test, vi } from 'vitest';
import { warmPages } from '../../../lib/publish/warm.ts';

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

describe('warming pages', () => {
  test('asks for each under its public address', async (context) => {
    const asked = await site(context, (_, response) => fresh(response));
    expect(await warmPages(['/en/blog/a', '/es/blog/a', '/en', '/es'])).toEqual([]);
    expect(asked.sort()).toEqual(['/', '/blog/a', '/es', '/es/blog/a']);
  });

  test('asks again until the old copy is gone', async (context) => {
    let stale = 3;
    const asked = await site(context, (_, response) => {
      stale -= 1;
      response.writeHead(200, { 'x-nextjs-cache': stale > 0 ? 'STALE' : 'HIT' }).end('page');
    });
    expect(await warmPages(['/en/blogs'])).toEqual([]);
    expect(asked).toHaveLength(3);
  });

  test('comes as a link of the site, so that no language is chosen for it', async (context) => {
    const sites: unknown[] = [];
    await site(context, (request, response) => {
      sites.push(request.headers['sec-fetch-site']);
      fresh(response);
    });
    await warmPages(['/en/blogs']);
    expect(sites).toEqual(['same-origin']);
  });

  test('does not follow redirects', async (context) => {
    const asked = await site(context, (_, response) => response.writeHead(307, { location: '/blogs' }).end());
    expect(await warmPages(['/en/blog/gone'])).toEqual([]);
    expect(asked).toEqual(['/blog/gone']);
  });

  test('tells which pages failed, and does the others', async (context) => {
    await site(context, (request, response) => {
      if (request.url === '/blog/broken') response.writeHead(500).end();
      else if (request.url === '/blog/reset') request.socket.resetAndDestroy();
      else fresh(response);
    });
    const failures = await warmPages(['/en/blog/broken', '/en/blog/a', '/en/blog/reset', '/en/blog/b']);
    expect(failures.sort()).toEqual(['/blog/broken answered 500', expect.stringMatching(/^\/blog\/reset could not be requested: /)]);
  });

  test('asks for four pages at once at most', async (context) => {
    let open = 0;
    let most = 0;
    const waiting: ServerResponse[] = [];
    await site(context, (_, response) => {
      open += 1;
      most = Math.max(most, open);
      waiting.push(response);
      response.once('finish', () => {
        open -= 1;
      });
      // Answered only when as many are waiting as ever will at once.
      if (waiting.length >= 4) for (const each of waiting.splice(0)) fresh(each);
    });
    expect(await warmPages(Array.from({ length: 12 }, (_, index) => `/en/blog/${index}`))).toEqual([]);
    expect(most).toBe(4);
  });

  test('turns to the others meanwhile, where pages stay old', async (context) => {
    let mended = false;
    await site(context, (request, response) => {
      if (request.url === '/blog/last') mended = true;
      response.writeHead(200, { 'x-nextjs-cache': mended ? 'HIT' : 'STALE' }).end('page');
    });
    expect(await warmPages(['/en/a', '/en/b', '/en/c', '/en/d', '/en/e', '/en/blog/last'])).toEqual([]);
  });

  test('asks for endpoints under their own address', async (context) => {
    const asked = await site(context, (_, response) => fresh(response));
    expect(await warmPages(['/api/search/es'])).toEqual([]);
    expect(asked).toEqual(['/api/search/es']);
  });

  test('asks for files at the addresses that visitors know them by', async (context) => {
    const asked = await site(context, (_, response) => fresh(response));
    expect(await warmPages(['/sitemap.xml', '/es/feeds/blog.rss', '/en/markdown/blog/a', '/es/markdown/compare/b'])).toEqual([]);
    expect(asked.toSorted()).toEqual(['/blog/a.md', '/es/compare/b.md', '/es/feeds/blog.rss', '/sitemap.xml']);
  });
});
