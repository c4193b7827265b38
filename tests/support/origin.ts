import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = { method: string; path: string; headers: IncomingMessage['headers'] };

/** An instance of the site whose responses a test chooses, and that records its requests. */
export class Origin {
  readonly seen: Seen[] = [];
  /** The requests that the front sent for itself and completed, to have one copy for all codings without a waiting client. */
  readonly copies: Seen[] = [];
  answer: (request: IncomingMessage, response: ServerResponse) => void = (request, response) => {
    response.setHeader('cache-control', 's-maxage=3600, stale-while-revalidate=31532400');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`${request.url} ${this.seen.length}`);
  };
  #server: Server;
  #port = 0;

  constructor() {
    this.#server = this.#create();
  }

  #create(): Server {
    return createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      const { method = '', url: path = '', headers } = request;
      if (headers['x-front-copy']) response.once('close', () => this.copies.push({ method, path, headers }));
      else this.seen.push({ method, path, headers });
      this.answer(request, response);
    });
  }

  async listen(): Promise<this> {
    this.#server = this.#create();
    await new Promise<void>((done) => this.#server.listen(this.#port, '127.0.0.1', done));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  get address(): string {
    return `127.0.0.1:${this.#port}`;
  }

  /** The number of requests for a path, with any query. */
  asked(path: string): number {
    return this.seen.filter((each) => each.path.split('?', 1)[0] === path).length;
  }

  /** As while its process is killed: connections break, the port is closed. Then it listens again. */
  async away(meanwhile: () => Promise<unknown>): Promise<void> {
    await this.close();
    await meanwhile().finally(() => this.listen());
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
