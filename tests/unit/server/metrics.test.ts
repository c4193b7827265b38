import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { tell } from '../../../lib/next/happenings.ts';
import { kindOf, serveMetrics } from '../../../lib/server/metrics.ts';

test.each([
  ['GET', '/es/blog/a?x=1.png', {}, 'page'],
  ['GET', '/', {}, 'page'],
  ['GET', '/es/blog/a', { rsc: '1' }, 'move'],
  ['GET', '/es/blog/a.md', {}, 'file'],
  ['GET', '/resource/Next.js', {}, 'page'],
  ['GET', '/_next/static/chunks/a.js', {}, 'asset'],
  ['POST', '/es/affiliates', {}, 'form'],
  ['POST', '/api/revalidate', {}, 'api'],
  ['GET', '/api/health/ready', {}, 'health'],
] as const)('%s %s asks for a %s', (method, url, headers, kind) => {
  expect(kindOf({ method, url, headers })).toBe(kind);
});

test('what happened is counted on a port of its own, under labels that no visitor chooses', async ({ onTestFinished }) => {
  const { count, server } = await serveMetrics(0, '127.0.0.1');
  const site = createServer((request, response) => {
    count(request, response);
    response.setHeader('x-nextjs-cache', 'STALE');
    response.writeHead(request.url === '/gone' ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const each of [server, site]) each.close().closeAllConnections();
  });
  const at = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  for (const path of ['/blog/a', '/blog/b', '/gone', '/blog/a.md']) await (await at((site.address() as AddressInfo).port, path)).text();
  tell('publication', { seconds: 2 });
  tell('publication-failure', { step: 'page' });
  tell('application', { outcome: 'received' });
  tell('clock', { aheadMs: -120_000 });
  tell('content-request', { outcome: 'failed', retry: true });
  const answer = await at(port, '/metrics');
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).toContain('site_requests_total{kind="page",status="2xx"} 2');
  expect(text).toContain('site_requests_total{kind="page",status="4xx"} 1');
  expect(text).toContain('site_request_seconds_count{kind="file"} 1');
  expect(text).toContain('site_page_cache_total{outcome="stale"} 4');
  expect(text).toContain('site_publication_seconds_count 1');
  expect(text).toContain('site_publication_failures_total{step="page"} 1');
  expect(text).toContain('site_applications_total{outcome="received"} 1');
  expect(text).toContain('site_content_requests_total{outcome="failed",retry="yes"} 1');
  expect(text).toContain('site_clock_behind_seconds -120');
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).not.toContain('/blog');
  expect((await at(port, '/')).status).toBe(404);
});

test('the counters are read at the interface that METRICS_HOST names, and at no other', async ({ onTestFinished }) => {
  const { server } = await serveMetrics(0, '127.0.0.2');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
