import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { RedisConnection } from '../durable/redis-connection.ts';
import { isBefore, type StreamPlaces, type Unmarked } from './stream-places.ts';

type Connection = Pick<RedisConnection, 'ask' | 'askForBytes' | 'askTogether' | 'close'>;

/** How far this instance is. */
export type Standing = {
  /** How far the stream is read. */
  position: string;
  unmarked: readonly Unmarked[];
};

/** The stored pages of this instance, by the router's paths. */
export type PageStore = {
  /** Whether the page was stored here since anything that it shows was marked: a visitor was first. */
  isFresh: (path: string) => boolean;
  /** The tags of the page that is stored; null where there is none. */
  tagsOf: (path: string) => readonly string[] | null;
  /** The file of a page that was made since the build, and how old its content is, by `now`; null where there is none. */
  read: (path: string) => { file: Buffer; asOf: number } | null;
  /** The tags of a page in such a file; null where it is none. */
  tagsIn: (file: Buffer, path: string) => readonly string[] | null;
  /** Stores a page as if it had been made here now. */
  take: (file: Buffer, path: string) => boolean;
};

type Options = {
  open: () => Promise<Connection>;
  /** The same for instances of one build with the same settings, and for no others. */
  key: string;
  /** Known to all instances, and to nobody else who may write to that Redis. */
  secret: string;
  places: StreamPlaces;
  /** How far this instance is; null while it does not know, or may have missed something. */
  standing: () => Standing | null;
  store: PageStore;
  /** By the clock that tells the age of pages. ms. */
  now: () => number;
  /** What the tests cannot wait for. ms. */
  pauseMs?: number;
  claimedMs?: number;
  report: (line: string) => void;
  complain: (line: string) => void;
};

/** Another instance makes the page right now: it is asked for once more in a moment. */
export const ELSEWHERE = Symbol('made by another instance');

/** Long enough for all instances to come by while much is published, short enough that Redis holds some megabytes. */
const KEPT_MS = 30_000;
/** An instance that ends while it makes a page holds it up for no longer; one that goes on says so in between. What shows the whole space may keep it from that for seconds. */
const CLAIMED_MS = 6_000;
/** So many times within that. */
const CLAIM_AGAIN = 6;
/** So long nobody asks a Redis that has just failed. */
const PAUSE_MS = 15_000;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Half a millisecond for a page. */
const QUICKLY = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** More than any page. Bytes. */
const FILE_MAX_BYTES = 32 * 1024 * 1024;

/**
 * Has each page made anew by one of the instances of a build, and taken by the others. A page in Redis says how far in the stream of publications it goes: everything up to
 * there was marked where it was made, before its making began. It is taken where that is as far as anything that made one of its tags stale here. So Redis
 * may lose pages, keep old ones or be gone: then each instance makes its own.
 */
export class PageExchange {
  readonly #options: Options;
  #connection: Promise<Connection> | null = null;
  #pausedUntil = Number.NEGATIVE_INFINITY;
  #fails = false;
  /** How far this instance was when it began to take part: pages of before may show all of that. */
  #least: string | null = null;
  #ended = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Has a page made: takes it from another instance, or makes it by `here`, which gives null or what happened instead. */
  async make(path: string, here: () => Promise<string | null>): Promise<string | null | typeof ELSEWHERE> {
    if (!this.takesPart()) return here();
    if (this.#options.store.isFresh(path)) return null;
    const answer = await this.#ask(path);
    if (answer === 'taken') return null;
    if (answer === 'elsewhere') return ELSEWHERE;
    if (answer === 'failed') return here();
    const upTo = this.#markedUpTo();
    const begunAt = this.#options.now();
    const failure = await this.#whileClaimed(path, here);
    void this.#giveOrLeave(path, failure === null ? upTo : null, begunAt);
    return failure;
  }

  /** Ends the connection. */
  async stop(): Promise<void> {
    this.#ended = true;
    await this.#connection?.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }

  /** Whether pages are given and taken. The first time this is so, it is noted how far this instance was: whoever begins asks soon. */
  takesPart(): boolean {
    const { standing, now } = this.#options;
    if (this.#ended || now() < this.#pausedUntil) return false;
    const stands = standing();
    if (stands) this.#least ??= stands.position;
    return stands !== null;
  }

  #markedUpTo(): string | null {
    const stands = this.#options.standing();
    return stands && this.#options.places.markedUpTo(stands.position, stands.unmarked);
  }

  /** Takes the page where another instance has made it; else whether one is making it, or this one may: 'mine'. */
  async #ask(path: string): Promise<'taken' | 'elsewhere' | 'mine' | 'failed'> {
    try {
      const connection = await this.#open();
      const [upTo, claim] = await Promise.all([
        connection.ask(['HGET', this.#page(path), 'upTo']),
        connection.ask(['SET', this.#claim(path), '1', 'NX', 'PX', String(this.#claimedMs)]),
      ]);
      const isMine = String(claim) === 'OK';
      if (upTo !== null && this.#isEnough(String(upTo), this.#options.store.tagsOf(path) ?? []) && (await this.#take(connection, path))) {
        if (isMine) await this.#leave(connection, path);
        this.#works();
        return 'taken';
      }
      this.#works();
      return isMine ? 'mine' : 'elsewhere';
    } catch (error) {
      this.#failed(error);
      return 'failed';
    }
  }

  async #take(connection: Connection, path: string): Promise<boolean> {
    const answer = await connection.askForBytes(['HMGET', this.#page(path), 'upTo', 'seal', 'file']);
    const [upTo, seal, packed] = Array.isArray(answer) ? answer : [];
    if (!Buffer.isBuffer(upTo) || !Buffer.isBuffer(seal) || !Buffer.isBuffer(packed)) return false;
    const expected = this.#seal(path, String(upTo), packed);
    if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) {
      this.#options.complain(`redis: the copy of ${path} was not written by an instance of this site, and is not taken`);
      return false;
    }
    const file = await decompress(packed, { maxOutputLength: FILE_MAX_BYTES });
    const tags = this.#options.store.tagsIn(file, path);
    // From here to the end of it nothing else happens, so nothing more is marked.
    return tags !== null && this.#isEnough(String(upTo), tags) && this.#options.store.take(file, path);
  }

  /** Whether a page that goes so far has all that was published of these tags. */
  #isEnough(upTo: string, tags: readonly string[]): boolean {
    const needed = this.#options.places.neededFor(tags, this.#least as string);
    return needed !== null && !isBefore(upTo, needed);
  }

  /** Lets the others have a page that was just made here; where it cannot be given, one of them may make it. */
  async #giveOrLeave(path: string, upTo: string | null, begunAt: number): Promise<void> {
    try {
      const connection = await this.#open();
      const stored = upTo === null ? null : this.#options.store.read(path);
      // What a visitor had made before may lack what was marked since; and what lies ahead is of a process whose clock was.
      if (upTo !== null && stored && stored.asOf >= begunAt && stored.asOf <= this.#options.now()) {
        const packed = await compress(stored.file, QUICKLY);
        const page = this.#page(path);
        const fields = ['upTo', upTo, 'seal', this.#seal(path, upTo, packed), 'file', packed];
        // Without an end of its own it would stay for good: once the next build is there, nobody writes it again.
        await connection.askTogether([
          ['HSET', page, ...fields],
          ['PEXPIRE', page, String(KEPT_MS)],
        ]);
      }
      await this.#leave(connection, path);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** A page of the whole space takes longer than a claim lasts, and is what the others should make least of all. */
  async #whileClaimed(path: string, here: () => Promise<string | null>): Promise<string | null> {
    const again = setInterval(() => void this.#claimAgain(path), this.#claimedMs / CLAIM_AGAIN);
    again.unref();
    try {
      return await here();
    } finally {
      clearInterval(again);
    }
  }

  get #claimedMs(): number {
    return this.#options.claimedMs ?? CLAIMED_MS;
  }

  async #claimAgain(path: string): Promise<void> {
    if (this.#ended || this.#connection === null) return;
    try {
      await (await this.#connection).ask(['PEXPIRE', this.#claim(path), String(this.#claimedMs)]);
    } catch {
      // Whoever asks for the next page finds out and says it. This one is made all the same.
    }
  }

  async #leave(connection: Connection, path: string): Promise<void> {
    await connection.ask(['DEL', this.#claim(path)]);
  }

  #page = (path: string) => `${this.#options.key}:page:${path}`;
  #claim = (path: string) => `${this.#options.key}:claim:${path}`;

  #seal(path: string, upTo: string, packed: Buffer): Buffer {
    const text = JSON.stringify([this.#options.key, path, upTo, createHash('sha256').update(packed).digest('base64')]);
    return createHmac('sha256', this.#options.secret).update(text).digest();
  }

  async #open(): Promise<Connection> {
    this.#connection ??= this.#options.open();
    return this.#connection;
  }

  /** The connection is not used again; after a while another one is opened. */
  #failed(error: unknown): void {
    const { now, complain, pauseMs = PAUSE_MS } = this.#options;
    if (this.#ended) return;
    const connection = this.#connection;
    this.#connection = null;
    this.#pausedUntil = now() + pauseMs;
    connection?.then(
      (open) => open.close(),
      () => undefined,
    );
    if (this.#fails) return;
    this.#fails = true;
    complain(`redis: pages are not exchanged for now, each instance makes its own: ${error instanceof Error ? error.message : error}`);
  }

  #works(): void {
    if (!this.#fails) return;
    this.#fails = false;
    this.#options.report('redis: pages are exchanged again');
  }
}
