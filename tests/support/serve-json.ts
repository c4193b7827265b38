import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, vi } from 'vitest';

/** A server on loopback that answers every request with this; the browser's relative addresses lead to it until the test is over. */
export async function serveJson({ onTestFinished }: Pick<TestContext, 'onTestFinished'>, status: number, body: unknown): Promise<void> {
  const server = createServer((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => ask(new URL(path, origin), init));
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}
