import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type TestContext, test } from 'vitest';
import { noteLook } from '../../../lib/publish/looked-at.ts';
import { emit } from '../../../lib/runtime/events.ts';
import { serveMetrics } from '../../../lib/server/metrics.ts';

async function counters({ onTestFinished }: TestContext, host: string) {
  const { count, server } = await serveMetrics(0, host);
  onTestFinished(() => void server.close().closeAllConnections());
  return { count, port: (server.address() as AddressInfo).port };
}

test('the counters count the events, and are served at /metrics in the format of Prometheus', async (context) => {
  const { count, port } = await counters(context, '127.0.0.1');
  const site = createServer((request, response) => {
    count(request, response);
    response.setHeader('x-nextjs-cache', 'STALE');
    response.writeHead(request.url === '/gone' ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  context.onTestFinished(() => void site.close().closeAllConnections());
  for (const path of ['/blog/a', '/blog/b', '/gone', '/blog/a.md'])
    await (await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`)).text();
  emit('publication', { seconds: 2 });
  emit('publication-failure', { step: 'page' });
  emit('application', { outcome: 'received' });
  emit('content-request', { outcome: 'failed', retry: true });
  noteLook();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await answer.text()).split('\n');
  for (const line of [
    'site_requests_total{kind="page",status="2xx"} 2',
    'site_requests_total{kind="page",status="4xx"} 1',
    'site_request_seconds_count{kind="file"} 1',
    'site_page_cache_total{outcome="stale"} 4',
    'site_publication_seconds_count 1',
    'site_content_look_age_seconds 0',
    'site_publication_failures_total{step="page"} 1',
    'site_applications_total{outcome="received"} 1',
    'site_content_requests_total{outcome="failed",retry="yes"} 1',
  ])
    expect(lines).toContain(line);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('the counters are read at the interface that METRICS_HOST names, and at no other', async (context) => {
  const { port } = await counters(context, '127.0.0.2');
  expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
