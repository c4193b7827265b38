import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const LIMITS = {
  /** Time for a request's headers, for a whole request, and between two requests. ms. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  /** Interval at which Node checks the first two limits. ms. */
  connectionsCheckingInterval: 1_000,
  /** Time in which a client reads nothing; up to twice as long after a partial read, as net.Socket checks at this interval. ms. */
  stalledTimeout: 30_000,
  /** Length of all headers of a request. Bytes. */
  maxHeaderSize: 16_384,
  /** Number of headers of a request. Browsers send about 20, proxies add some. */
  maxHeadersCount: 200,
  /** Requests of one connection that wait for an earlier response. Browsers send none, other clients a few. */
  maxWaiting: 16,
};
export type Limits = typeof LIMITS;

/** A server that answers one request of a connection at a time. It ends connections that send or read too slowly. */
export function boundedServer(answer: Answer, limits: Partial<Limits> = {}): Server {
  const { stalledTimeout, maxHeadersCount, maxWaiting, ...options } = { ...LIMITS, ...limits };
  const server = createServer(
    { ...options, shouldUpgradeCallback: () => false, requireHostHeader: false },
    inTurn((request, response) => {
      endWhenStalled(response);
      answer(request, response);
    }, maxWaiting),
  );
  server.maxHeadersCount = maxHeadersCount;
  server.timeout = stalledTimeout;
  return server;
}

/** Node ends a connection that is idle for `server.timeout`. A connection with a response in progress is kept. */
function endWhenStalled(response: ServerResponse): void {
  response.on('timeout', (socket: Socket) => {
    if (response.headersSent || socket.writableEnded) socket.destroy();
  });
}

/**
 * Begins a request when the previous response is sent. Node would begin all requests of a connection at once and hold all responses in
 * memory until the client reads them. A connection with more than `most` waiting requests is ended; the client may send them again (RFC
 * 9112, section 9.3.2).
 */
function inTurn(answer: Answer, most: number): Answer {
  const waiting = new WeakMap<Socket, Parameters<Answer>[]>();
  const begin: Answer = (request, response) => {
    response.once('close', () => next(request.socket));
    answer(request, response);
  };
  const next = (socket: Socket) => {
    const parameters = waiting.get(socket)?.shift();
    if (parameters && socket.writable) return begin(...parameters);
    waiting.delete(socket);
    if (socket.isPaused()) socket.resume();
  };
  return (request, response) => {
    const { socket } = request;
    const line = waiting.get(socket);
    if (!line) {
      waiting.set(socket, []);
      return begin(request, response);
    }
    if (line.length === most) return void socket.destroy();
    line.push([request, response]);
    // The rest of the connection's input is read once these are answered.
    socket.pause();
  };
}
