import type { RedisClientType } from 'redis';
import { afterPatience } from './patience.ts';

type Options = {
  /** How long an answer may take. ms. */
  patienceMs: number;
};

/** Redis' answer where texts are bytes. */
type Bytes = { sendCommand: (command: readonly (string | Buffer)[]) => Promise<unknown> };

/** A socket that is never connected is let go after so many times as long as it was waited for. */
const OUTLIVES = 10;

/** A Redis that answers something that it cannot mean. */
export class Nonsense extends Error {
  override name = 'Nonsense';
}

/**
 * One connection to Redis 6.2 or newer. It is not mended: after any failure every call fails, and whoever wants to go on opens another one.
 * Nothing of the client is loaded before the first.
 */
export class RedisConnection {
  readonly #client: RedisClientType;
  readonly #bytes: Bytes;
  readonly #patienceMs: number;
  /** Never fulfilled; rejected when the connection has failed. */
  readonly #broken: Promise<never>;
  #break: (error: Error) => void;

  private constructor(client: RedisClientType, bytes: Bytes, { patienceMs }: Options) {
    this.#client = client;
    this.#bytes = bytes;
    this.#patienceMs = patienceMs;
    const { promise, reject } = Promise.withResolvers<never>();
    this.#broken = promise;
    this.#break = reject;
    promise.catch(() => undefined);
    // The client goes on after an answer that it cannot read, and takes the next one for the answer to something else.
    client.on('error', (error) => this.#fail(error));
    client.on('end', () => this.#fail(new Error('the connection is closed')));
  }

  static async open(url: string, options: Options): Promise<RedisConnection> {
    // Only here: most sites have no use for it.
    const { createClient, RESP_TYPES } = await import('redis');
    const client = createClient({
      url,
      // What every Redis and its relatives speak.
      RESP: 2,
      disableOfflineQueue: true,
      disableClientInfo: true,
      commandOptions: { timeout: 0 },
      // Ours ends sooner, and does not count what this process was busy for; the client's is for the socket that ours leaves behind.
      socket: { connectTimeout: options.patienceMs * OUTLIVES, reconnectStrategy: false },
    }) as unknown as RedisClientType;
    const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }) as unknown as Bytes;
    const connection = new RedisConnection(client, bytes, options);
    try {
      await connection.#within(client.connect(), options.patienceMs);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  /** Ends the connection at once. */
  close(): void {
    this.#fail(new Error('the connection is closed'));
  }

  /** Sends a command. Fails, and with it the connection, where the answer takes too long. */
  ask(command: readonly string[], patienceMs = this.#patienceMs): Promise<unknown> {
    return this.#within(this.#client.sendCommand([...command]), patienceMs);
  }

  /** The same where what is sent or answered is not text. */
  askForBytes(command: readonly (string | Buffer)[]): Promise<unknown> {
    return this.#within(this.#bytes.sendCommand([...command]), this.#patienceMs);
  }

  /** Sends commands that are carried out all or not at all, whatever ends the connection in between. Fails where one of them does. */
  async askTogether(commands: readonly (readonly (string | Buffer)[])[]): Promise<void> {
    // Handed over at once, so that nothing else comes in between.
    const answers = await Promise.all([['MULTI'], ...commands, ['EXEC']].map((command) => this.askForBytes(command)));
    const done = answers.at(-1);
    if (!Array.isArray(done)) throw new Nonsense(`it answered EXEC with ${shown(done)}`);
    const failure = done.find((each) => each instanceof Error);
    if (failure) throw failure;
  }

  /** Fails where Redis does not answer in this time; the connection goes on. */
  async ping(patienceMs: number): Promise<void> {
    const answer = await this.#within(this.#client.sendCommand(['PING']), patienceMs, { breaks: false });
    if (String(answer) !== 'PONG') throw new Nonsense(`it answered PING with ${shown(answer)}`);
  }

  async #within<T>(answer: Promise<T>, ms: number, { breaks = true } = {}): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const end = afterPatience(ms, () => {
      const error = new Error(`Redis did not answer within ${ms / 1000} s`);
      if (breaks) this.#fail(error);
      reject(error);
    });
    answer.catch(() => undefined);
    return await Promise.race([answer, late, this.#broken]).finally(end);
  }

  #fail(error: unknown): void {
    this.#break(error instanceof Error ? error : new Error(String(error)));
    this.#client.destroy();
  }
}

/** An answer as a line can show it. */
export const shown = (answer: unknown) => JSON.stringify(String(answer)).slice(0, 60);
