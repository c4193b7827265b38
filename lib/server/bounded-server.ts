import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What one connection may cost. */
export type Limits = {
  /** Time for a request's head, for all of a request, and from one request to the next. ms. */
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  /** How often Node looks whether one of the first two is over. ms. */
  connectionsCheckingInterval: number;
  /** Time in which a visitor takes nothing of an answer; up to twice that where a part of it was taken before (net.Socket looks only as often). ms. */
  stalledTimeout: number;
  /** Length of all headers of a request. Bytes. */
  maxHeaderSize: number;
  /** Headers of a request. Browsers send about 20, proxies add some. */
  maxHeadersCount: number;
  /** Requests of one connection that wait for the answer to an earlier one. Browsers send none, other clients a few. */
  maxWaiting: number;
};

/** The limits of the site. */
export const LIMITS: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  stalledTimeout: 30_000,
  maxHeaderSize: 16_384,
  maxHeadersCount: 200,
  maxWaiting: 16,
};

/** A server that answers one request of a connection at a time, and ends connections that send or read too slowly. */
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

/** Node ends a connection on which nothing moved for `server.timeout`. One whose answer is still being made is kept. */
function endWhenStalled(response: ServerResponse): void {
  response.on('timeout', (socket: Socket) => {
    if (response.headersSent || socket.writableEnded) socket.destroy();
  });
}

/**
 * Begins a request when the answer before it is sent. Node would begin all requests that a connection brings at once, and hold all their
 * answers in memory until the visitor reads them. A connection with more than `most` requests waiting is ended; the client may send them
 * again (RFC 9112, section 9.3.2).
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
    // What else the connection brings is read once these are answered.
    socket.pause();
  };
}
