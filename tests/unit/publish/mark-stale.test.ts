import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { markStale } from '../../../lib/publish/mark-stale.ts';
import { WEBHOOK_BODY_MAX_BYTES } from '../../../lib/publish/webhook.ts';

const bodies: string[] = [];
const server = createServer(async (request, response) => {
  bodies.push(await text(request));
  response.writeHead(204).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port));
  vi.stubEnv('CONTENTFUL_WEBHOOK_SECRET', 'a'.repeat(64));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test('however many tags there are, each call fits into what the endpoint takes, and none is lost', async () => {
  const tags = Array.from({ length: 1_201 }, (_, index) => `tag-${index}-`.padEnd(256, 'x'));
  await markStale(tags);
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(Buffer.byteLength(body)).toBeLessThan(WEBHOOK_BODY_MAX_BYTES);
  expect(bodies.flatMap((body) => JSON.parse(body).tags)).toEqual(tags);
});

test('no tags are no call', async () => {
  bodies.length = 0;
  await markStale([]);
  expect(bodies).toEqual([]);
});
