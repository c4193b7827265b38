import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, type TestContext, test, vi } from 'vitest';
import { makePage } from '../../../lib/publish/page-maker.ts';
import { now } from '../../../lib/runtime/request-context.ts';
import { markStale, noteMade } from '../../../lib/stored-pages/stale-pages.ts';
import { forgetProcessState } from '../../support/process-state.ts';

const never = new AbortController().signal;

beforeEach(() => forgetProcessState('stale-pages'));

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

/** Answers with the old copy, and makes the page behind that. */
const stale = (path: string, response: ServerResponse) => {
  response.writeHead(200, { 'x-nextjs-cache': 'STALE' }).end('page');
  setTimeout(() => noteMade(path, now()), 10);
};

/** Marks pages and makes them one after the other. Gives what failed. */
async function makeAll(paths: string[]): Promise<string[]> {
  const outcomes: (string | null)[] = [];
  for (const path of paths) {
    markStale([path]);
    outcomes.push(await makePage(path, never));
  }
  return outcomes.filter((outcome) => outcome !== null);
}

test('the maker of pages asks for one under its public address, as a link of the site, so that no language is chosen for it', async (context) => {
  const paths = ['/en/blog/a', '/es', '/sitemap.xml', '/en/markdown/blog/a', '/api/search/es'];
  const sites = new Set<unknown>();
  const asked = await site(context, (request, response) => {
    sites.add(request.headers['sec-fetch-site']);
    stale(paths[asked.length - 1] as string, response);
  });
  expect(await makeAll(paths)).toEqual([]);
  expect([asked, [...sites]]).toEqual([['/blog/a', '/es', '/sitemap.xml', '/blog/a.md', '/api/search/es'], ['same-origin']]);
});

test('the maker of pages tells what failed', async (context) => {
  await site(context, (request, response) => {
    if (request.url === '/blog/broken') response.writeHead(500).end();
    else if (request.url === '/blog/reset') request.socket.resetAndDestroy();
    else stale(`/en${request.url}`, response);
  });
  const failures = await makeAll(['/en/blog/broken', '/en/blog/a', '/en/blog/reset', '/en/blog/b']);
  expect(failures.sort()).toEqual(['/blog/broken answered 500', expect.stringMatching(/^\/blog\/reset could not be requested: /)]);
});

test('the maker of pages gives up on one that is not answered, and on one that stays old', async (context) => {
  await site(context, (request, response) => {
    if (request.url === '/blog/old') response.writeHead(200, { 'x-nextjs-cache': 'STALE' }).end('page');
  });
  markStale(['/en/blog/stuck', '/en/blog/old']);
  expect(await makePage('/en/blog/stuck', never, { requestLimitMs: 50 })).toBe('/blog/stuck was not answered within 0.05 s');
  expect(await makePage('/en/blog/old', never, { staleLimitMs: 300 })).toBe('/blog/old was still the old copy after 0.3 s');
});
