import { Nonsense, RedisConnection, shown } from './redis-connection.ts';

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

/** A stream in Redis, on a connection of its own. After any failure every call fails, and whoever wants to go on opens another one. */
export class RedisStream {
  readonly #connection: RedisConnection;
  readonly #key: string;
  readonly #options: Required<Options>;
  /** How far Redis' clock is ahead of this machine's. ms. */
  aheadMs = 0;

  private constructor(connection: RedisConnection, key: string, options: Required<Options>) {
    this.#connection = connection;
    this.#key = key;
    this.#options = options;
  }

  static async open(url: string, key: string, options: Options = {}): Promise<RedisStream> {
    const all = { patienceMs: PATIENCE_MS, clock: Date.now, ...options };
    const stream = new RedisStream(await RedisConnection.open(url, all), key, all);
    try {
      await stream.compareClocks();
      return stream;
    } catch (error) {
      stream.close();
      throw error;
    }
  }

  /** Ends the connection at once. */
  close(): void {
    this.#connection.close();
  }

  /** Adds messages in this order, and gives their ids; what is older than `keepMs` may go. */
  async add(texts: readonly string[], keepMs: number): Promise<string[]> {
    const oldest = String(Math.max(0, Math.round(this.#options.clock() + this.aheadMs - keepMs)));
    return Promise.all(
      texts.map(async (text) => idOf(await this.#connection.ask(['XADD', this.#key, 'MINID', '~', oldest, '*', FIELD, text]), 'XADD')),
    );
  }

  /** The messages after an id, oldest first; where there are none, waits for the first. Gives an empty list when the time is over. */
  async readAfter(id: string, { waitMs, most }: { waitMs: number; most: number }): Promise<StreamMessage[]> {
    const answer = await this.#connection.ask(
      ['XREAD', 'COUNT', String(most), 'BLOCK', String(waitMs), 'STREAMS', this.#key, id],
      waitMs + this.#options.patienceMs,
    );
    if (answer === null) return [];
    const [stream] = list(answer, 'XREAD');
    return list(list(stream, 'XREAD')[1], 'XREAD').map(toMessage);
  }

  /** Whether the stream has a message with this id. */
  async has(id: string): Promise<boolean> {
    return list(await this.#connection.ask(['XRANGE', this.#key, id, id]), 'XRANGE').length > 0;
  }

  /** The id of the newest message; null where there is none. */
  async newestId(): Promise<string | null> {
    const [newest] = list(await this.#connection.ask(['XREVRANGE', this.#key, '+', '-', 'COUNT', '1']), 'XREVRANGE').map(toMessage);
    return newest?.id ?? null;
  }

  /** Learns how far Redis' clock is ahead of this machine's. */
  async compareClocks(): Promise<void> {
    const before = this.#options.clock();
    const [seconds, microseconds] = list(await this.#connection.ask(['TIME']), 'TIME').map(Number);
    const after = this.#options.clock();
    const theirs = Number(seconds) * 1000 + Number(microseconds) / 1000;
    if (!Number.isFinite(theirs)) throw new Nonsense('it does not say what time it is');
    this.aheadMs = Math.round(theirs - (before + after) / 2);
  }

  /** Fails where Redis does not answer in this time. */
  ping(patienceMs: number): Promise<void> {
    return this.#connection.ping(patienceMs);
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
