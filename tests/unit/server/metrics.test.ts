import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type TestContext, test } from 'vitest';
import { noteLook } from '../../../lib/publish/looked-at.ts';
import { emit } from '../../../lib/runtime/events.ts';
import { serveMetrics } from '../../../lib/server/metrics.ts';
import { secureAnswer } from '../../../lib/server/security-headers.ts';
import { listening } from '../../support/for-test.ts';

async function counters({ onTestFinished }: TestContext, host: string) {
  const { count, server } = await serveMetrics(0, host);
  onTestFinished(() => void server.close().closeAllConnections());
  return { count, port: (server.address() as AddressInfo).port };
}

test('the counters count the events, and are served at /metrics in the format of Prometheus', async (context) => {
  const { count, port } = await counters(context, '127.0.0.1');
  const site = await listening(context, (request, response) => {
    count(request, response);
    response.setHeader('x-nextjs-cache', 'STALE');
    response.writeHead(request.url === '/gone' ? 404 : 200).end();
  });
  for (const path of ['/blog/a', '/blog/b', '/gone', '/blog/a.md']) await (await fetch(site + path)).text();
  emit('publication', { seconds: 2 });
  emit('publication-failure', { step: 'page' });
  emit('application', { outcome: 'received' });
  emit('content-request', { outcome: 'failed', retry: true });
  noteLook();
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const expected = [
    'site_requests_total{kind="page",status="2xx"} 2',
    'site_requests_total{kind="page",status="4xx"} 1',
    'site_request_seconds_count{kind="file"} 1',
    'site_page_cache_total{outcome="stale"} 4',
    'site_publication_seconds_count 1',
    'site_content_look_age_seconds 0',
    'site_publication_failures_total{step="page"} 1',
    'site_applications_total{outcome="received"} 1',
    'site_content_requests_total{outcome="failed",retry="yes"} 1',
  ];
  expect((await answer.text()).split('\n')).toEqual(expect.arrayContaining(expected));
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});

test('the counters are read at the interface that METRICS_HOST names, and at no other', async (context) => {
  const { port } = await counters(context, '127.0.0.2');
  expect((await fetch(`http://127.0.0.2:${port}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

/** The headers with which an answer leaves. `answer` ends it as Next or one of our own would. */
async function headersOf(context: TestContext, answer: (response: ServerResponse) => void, path = '/'): Promise<Record<string, string>> {
  const origin = await listening(context, (request, response) => {
    secureAnswer(request, response, { overTls: false, wholeDomain: false });
    answer(response);
  });
  return Object.fromEntries((await fetch(origin + path, { redirect: 'manual' })).headers);
}

test("the framework's inner headers stay inside, those that its router reads in the browser go out", async (context) => {
  const inner = ['x-powered-by', 'x-middleware-rewrite', 'x-middleware-set-cookie', 'x-nextjs-matched-path', 'x-next-cache-tags'];
  const outer = ['x-nextjs-rewritten-path', 'x-nextjs-postponed', 'x-nextjs-stale-time', 'x-nextjs-action-not-found'];
  const headers = await headersOf(context, (response) => {
    for (const name of [...inner, ...outer]) response.setHeader(name, 'a');
    response.end();
  });
  expect([...inner, ...outer].filter((name) => name in headers)).toEqual(outer);
});

test('files may be shown by pages of other sites, a page may not', async (context) => {
  for (const path of ['/es/social/home.png', '/feeds/blog.rss', '/images/flags/es.svg', '/blog/social']) {
    const headers = await headersOf(context, (response) => response.end(), path);
    expect(headers['cross-origin-resource-policy'], path).toBe(path === '/blog/social' ? 'same-origin' : 'cross-origin');
  }
});
