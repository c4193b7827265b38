import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { makePage } from '../../../lib/publish/page-maker.ts';
import { markStale } from '../../../lib/stored-pages/stale-pages.ts';
import { forgetProcessState } from '../../support/process-state.ts';

test.for([
  ['broken', 'answered 500'],
  ['reset', 'could not be requested: '],
  ['stuck', 'was not answered within 0.05 s'],
  ['old', 'was still the old copy after 0.3 s'],
])('the maker of pages tells what failed: /blog/%s %s', async ([slug, failure], { onTestFinished }) => {
  forgetProcessState('stale-pages');
  const server = createServer(({ url, socket }, response) => {
    if (url === '/blog/broken') response.writeHead(500).end();
    else if (url === '/blog/reset') socket.resetAndDestroy();
    else if (url === '/blog/old') response.writeHead(200, { 'x-nextjs-cache': 'STALE' }).end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close().closeAllConnections();
  });
  markStale([`/en/blog/${slug}`]);
  const limits = slug === 'stuck' ? { requestLimitMs: 50 } : { staleLimitMs: 300 };
  expect(await makePage(`/en/blog/${slug}`, new AbortController().signal, limits)).toContain(`/blog/${slug} ${failure}`);
});
