import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type TestContext, test } from 'vitest';
import { secureAnswer, type Transport } from '../../../lib/server/security-headers.ts';

const PLAIN: Transport = { overTls: false, wholeDomain: false };

/** The headers with which an answer leaves. `answer` ends it as Next or one of our own would. */
async function headersOf(
  { onTestFinished }: TestContext,
  answer: (response: ServerResponse) => void,
  { path = '/', transport = PLAIN } = {},
): Promise<Record<string, string>> {
  const server = createServer((request, response) => {
    secureAnswer(request, response, transport);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });
  return Object.fromEntries(headers);
}

test("the framework's inner headers stay inside, those that its router reads in the browser go out", async (context) => {
  const inner = ['x-powered-by', 'x-middleware-rewrite', 'x-middleware-set-cookie', 'x-nextjs-matched-path', 'x-next-cache-tags'];
  const outer = ['x-nextjs-rewritten-path', 'x-nextjs-postponed', 'x-nextjs-stale-time', 'x-nextjs-action-not-found'];
  const headers = await headersOf(context, (response) => {
    for (const name of [...inner, ...outer]) response.setHeader(name, 'a');
    response.end();
  });
  for (const name of inner) expect(headers).not.toHaveProperty(name);
  for (const name of outer) expect(headers).toHaveProperty(name);
});

test.for([
  ['/es/social/home.png', 'cross-origin'],
  ['/feeds/blog.rss', 'cross-origin'],
  ['/images/flags/es.svg', 'cross-origin'],
  ['/blog/social', 'same-origin'],
] as const)('%s may be shown by pages of the %s', async ([path, policy], context) => {
  const headers = await headersOf(context, (response) => response.end(), { path });
  expect(headers['cross-origin-resource-policy']).toBe(policy);
});
