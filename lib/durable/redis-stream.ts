import type { RedisClientType } from 'redis';

/** A message of the stream. Its id is Redis' own time in ms and a number: `1790000000000-0`. */
export type StreamMessage = { id: string; text: string };

type Options = {
  /** How long an answer may take. */
  patienceMs?: number;
  clock?: () => number;
};

/** Longer than a slow Redis needs: what it answers late counts as well, and asking again would not make it faster. */
const PATIENCE_MS = 15_000;
const FIELD = 'm';
const ID = /^\d{1,16}-\d{1,20}$/;

/** A Redis that answers something that it cannot mean. */
class Nonsense extends Error {
  override name = 'Nonsense';
}

/**
 * One connection to a stream in Redis 6.2 or newer. It is not mended: after any failure every call fails, and whoever wants to go on opens another one.
 * Nothing of the client is loaded before the first.
 */
export class RedisStream {
  readonly #client: RedisClientType;
  readonly #key: string;
  readonly #options: Required<Options>;
  /** Never fulfilled; rejected when the connection has failed. */
  readonly #broken: Promise<never>;
  #break: (error: Error) => void;
  /** How far Redis' clock is ahead of this machine's. ms. */
  aheadMs = 0;

  private constructor(client: RedisClientType, key: string, options: Required<Options>) {
    this.#client = client;
    this.#key = key;
    this.#options = options;
    const { promise, reject } = Promise.withResolvers<never>();
    this.#broken = promise;
    this.#break = reject;
    promise.catch(() => undefined);
    // The client goes on after an answer that it cannot read, and takes the next one for the answer to something else.
    client.on('error', (error) => this.#fail(error));
    client.on('end', () => this.#fail(new Error('the connection is closed')));
  }

  static async open(url: string, key: string, options: Options = {}): Promise<RedisStream> {
    const all = { patienceMs: PATIENCE_MS, clock: Date.now, ...options };
    // Only here: most sites have no use for it.
    const { createClient } = await import('redis');
    const client = createClient({
      url,
      // What every Redis and its relatives speak.
      RESP: 2,
      disableOfflineQueue: true,
      disableClientInfo: true,
      commandOptions: { timeout: 0 },
      socket: { connectTimeout: all.patienceMs, reconnectStrategy: false },
    }) as unknown as RedisClientType;
    const stream = new RedisStream(client, key, all);
    try {
      await stream.#within(client.connect(), all.patienceMs);
      await stream.compareClocks();
      return stream;
    } catch (error) {
      stream.close();
      throw error;
    }
  }

  /** Ends the connection at once. */
  close(): void {
    this.#fail(new Error('the connection is closed'));
  }

  /** Adds messages in this order, and gives their ids; what is older than `keepMs` may go. */
  async add(texts: readonly string[], keepMs: number): Promise<string[]> {
    const oldest = String(Math.max(0, Math.round(this.#options.clock() + this.aheadMs - keepMs)));
    return Promise.all(
      texts.map(async (text) => idOf(await this.#ask(['XADD', this.#key, 'MINID', '~', oldest, '*', FIELD, text]), 'XADD')),
    );
  }

  /** The messages after an id, oldest first; where there are none, waits for the first. Gives an empty list when the time is over. */
  async readAfter(id: string, { waitMs, most }: { waitMs: number; most: number }): Promise<StreamMessage[]> {
    const answer = await this.#ask(
      ['XREAD', 'COUNT', String(most), 'BLOCK', String(waitMs), 'STREAMS', this.#key, id],
      waitMs + this.#options.patienceMs,
    );
    if (answer === null) return [];
    const [stream] = list(answer, 'XREAD');
    return list(list(stream, 'XREAD')[1], 'XREAD').map(toMessage);
  }

  /** Whether the stream has a message with this id. */
  async has(id: string): Promise<boolean> {
    return list(await this.#ask(['XRANGE', this.#key, id, id]), 'XRANGE').length > 0;
  }

  /** The id of the newest message; null where there is none. */
  async newestId(): Promise<string | null> {
    const [newest] = list(await this.#ask(['XREVRANGE', this.#key, '+', '-', 'COUNT', '1']), 'XREVRANGE').map(toMessage);
    return newest?.id ?? null;
  }

  /** Learns how far Redis' clock is ahead of this machine's. */
  async compareClocks(): Promise<void> {
    const before = this.#options.clock();
    const [seconds, microseconds] = list(await this.#ask(['TIME']), 'TIME').map(Number);
    const after = this.#options.clock();
    const theirs = Number(seconds) * 1000 + Number(microseconds) / 1000;
    if (!Number.isFinite(theirs)) throw new Nonsense('it does not say what time it is');
    this.aheadMs = Math.round(theirs - (before + after) / 2);
  }

  /** Fails where Redis does not answer in this time. */
  async ping(patienceMs: number): Promise<void> {
    const answer = await this.#within(this.#client.sendCommand(['PING']), patienceMs, { breaks: false });
    if (String(answer) !== 'PONG') throw new Nonsense(`it answered PING with ${shown(answer)}`);
  }

  async #ask(command: readonly string[], patienceMs = this.#options.patienceMs): Promise<unknown> {
    return this.#within(this.#client.sendCommand([...command]), patienceMs);
  }

  async #within<T>(answer: Promise<T>, ms: number, { breaks = true } = {}): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error(`Redis did not answer within ${ms / 1000} s`);
      if (breaks) this.#fail(error);
      reject(error);
    }, ms);
    timer.unref();
    answer.catch(() => undefined);
    return await Promise.race([answer, late, this.#broken]).finally(() => clearTimeout(timer));
  }

  #fail(error: unknown): void {
    this.#break(error instanceof Error ? error : new Error(String(error)));
    this.#client.destroy();
  }
}

/** An id that stands before all messages from this time on. */
export const idBefore = (ms: number): string => `${Math.max(0, Math.floor(ms))}-0`;

function toMessage(answer: unknown): StreamMessage {
  const [id, fields] = list(answer, 'a message');
  const all = list(fields, 'a message').map(String);
  const place = all.findIndex((each, index) => index % 2 === 0 && each === FIELD);
  return { id: idOf(id, 'a message'), text: all[place + 1] ?? '' };
}

function idOf(answer: unknown, what: string): string {
  const id = String(answer);
  if (!ID.test(id)) throw new Nonsense(`it gave ${shown(answer)} as the id of ${what}`);
  return id;
}

function list(answer: unknown, what: string): unknown[] {
  if (!Array.isArray(answer)) throw new Nonsense(`it answered ${what} with ${shown(answer)}`);
  return answer;
}

const shown = (answer: unknown) => JSON.stringify(String(answer)).slice(0, 60);
