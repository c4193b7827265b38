import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback, at a free port. */
export abstract class LoopbackServer {
  readonly #server = createServer((request, response) => void this.answer(request, response));

  protected abstract answer(request: IncomingMessage, response: ServerResponse): unknown;

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get host(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

class Answering extends LoopbackServer {
  protected readonly answer: RequestListener;
  constructor(answer: RequestListener) {
    super();
    this.answer = answer;
  }
}

/** One that answers so, listening. */
export const loopback = (answer: RequestListener): Promise<LoopbackServer> => new Answering(answer).listen();
