import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The received requests: one for each attempt. */
export type Attempt = { key: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

/** Its response to the n-th attempt in all, from 0. Undefined: no response, like a hanging receiver. */
type Behaviour = (attempt: Attempt, index: number, response: ServerResponse) => number | undefined;

/** A real receiver of affiliate applications on its own port. */
export async function startReceiver(behave: Behaviour = () => 204) {
  const attempts: Attempt[] = [];
  let behaviour = behave;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const attempt = {
      key: String(request.headers['idempotency-key']),
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
    };
    const status = behaviour(attempt, attempts.push(attempt) - 1, response);
    if (status) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/applications`,
    attempts,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
