import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { loopback } from './loopback.ts';

/** The received requests: one for each attempt. */
type Attempt = { key: string; headers: IncomingMessage['headers']; body: Record<string, unknown> };

/** Its response to the n-th attempt in all, from 0. Undefined: no response, like a hanging receiver. */
type Behaviour = (attempt: Attempt, index: number, response: ServerResponse) => number | undefined;

/** A real receiver of affiliate applications on its own port. */
export async function startReceiver(behave: Behaviour = () => 204) {
  const attempts: Attempt[] = [];
  let behaviour = behave;
  const server = await loopback(async (request, response) => {
    const attempt = {
      key: String(request.headers['idempotency-key']),
      headers: request.headers,
      body: JSON.parse((await text(request)) || '{}'),
    };
    const status = behaviour(attempt, attempts.push(attempt) - 1, response);
    if (status) response.writeHead(status).end();
  });
  return {
    url: `${server.host}/applications`,
    attempts,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    close: () => server.close(),
  };
}
