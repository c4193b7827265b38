import { hash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Content codings of HTTP that the site sends, the better one first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** The compressed bodies that are kept in memory, at most. Some thousand pages. Bytes. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Whole texts whose digest is remembered; mostly the same strings that Next's own memory of pages holds. Bytes. */
const KNOWN_TEXT_BYTES = 48 * 1024 * 1024;
/**
 * What nobody has asked for in so long is let go: it mostly is an old version of a page. A body that is asked for again after that is compressed
 * again, in 2 ms. ms.
 */
const IDLE_MS = 3 * 60_000;
/** From so many requests on, a body is worth the time of the best compression. */
const ASKED_OFTEN = 4;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of an article of 156 KB, measured: brotli 5 takes 2 ms and gives 22 KB, brotli 11 takes 150 ms and gives 19 KB. */
const quickly: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, withQuality(5, body)),
  gzip: (body) => zip(body, { level: 6 }),
};
const asWellAsCanBe: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, withQuality(zlib.BROTLI_MAX_QUALITY, body)),
  gzip: (body) => zip(body, { level: 9 }),
};

const withQuality = (quality: number, { length }: Buffer) => ({
  params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: length },
});

type Kept = { bytes: Buffer; asked: number };

/**
 * Compressed bodies, each found by the digest of the very body that is to be sent: whatever is published, no answer can get the bytes of
 * another. Quickly compressed at first, so that nobody waits; what is asked for often is compressed again behind it, as well as it can be, one
 * after the other.
 */
export class CodedBodies {
  readonly #kept: LRUCache<string, Kept>;
  // A page's text is one string for as long as Next keeps it in memory, and looking a string up that is the same one costs nothing.
  readonly #digests: LRUCache<string, string>;
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #improving: Promise<void> = Promise.resolve();
  constructor({ maxBytes = KEPT_BYTES, knownTextBytes = KNOWN_TEXT_BYTES, idleMs = IDLE_MS } = {}) {
    const idle = { ttl: idleMs, updateAgeOnGet: true };
    this.#kept = new LRUCache({ ...idle, maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.length + 1 });
    // Of the text, which is the key: its digest is always as long.
    this.#digests = new LRUCache({ ...idle, maxSize: knownTextBytes, sizeCalculation: (_, text) => 2 * text.length + 1 });
    setInterval(() => {
      this.#kept.purgeStale();
      this.#digests.purgeStale();
    }, idleMs / 3).unref();
  }

  /** What it holds of memory, in bytes: compressed bodies, and the texts whose digest is remembered. */
  get heldBytes(): { bodies: number; texts: number } {
    return { bodies: this.#kept.calculatedSize, texts: this.#digests.calculatedSize };
  }

  /** What tells a body from every other one. */
  digestOf(body: string | Buffer): string {
    const known = typeof body === 'string' ? this.#digests.get(body) : undefined;
    if (known !== undefined) return known;
    const digest = hash('sha256', body, 'base64url').slice(0, 27);
    if (typeof body === 'string') this.#digests.set(body, digest);
    return digest;
  }

  /** A body in a coding: at once where it is kept, else as soon as it is made. */
  coded(body: string | Buffer, digest: string, coding: Coding): Buffer | Promise<Buffer> {
    const key = `${coding} ${digest}`;
    const kept = this.#kept.get(key);
    if (!kept) return this.#make(key, body, coding);
    kept.asked += 1;
    if (kept.asked === ASKED_OFTEN) this.#improve(key, body, coding);
    return kept.bytes;
  }

  /** Settles when nothing is being compressed again. */
  get improved(): Promise<void> {
    return this.#improving;
  }

  #make(key: string, body: string | Buffer, coding: Coding): Promise<Buffer> {
    let made = this.#underWay.get(key);
    if (!made) {
      made = quickly[coding](Buffer.from(body as string))
        .then((bytes) => {
          this.#kept.set(key, { bytes, asked: 1 });
          return bytes;
        })
        .finally(() => this.#underWay.delete(key));
      this.#underWay.set(key, made);
    }
    return made;
  }

  #improve(key: string, body: string | Buffer, coding: Coding): void {
    const improve = async () => {
      // It may have made room for others meanwhile.
      if (!this.#kept.has(key)) return;
      const startedAt = performance.now();
      const bytes = await asWellAsCanBe[coding](Buffer.from(body as string));
      const kept = this.#kept.peek(key);
      if (kept && bytes.length < kept.bytes.length) this.#kept.set(key, { bytes, asked: kept.asked });
      // At most half of one core, however many wait. It keeps no process alive.
      await delay(performance.now() - startedAt, undefined, { ref: false });
    };
    // A body that cannot be compressed again is sent as it is.
    this.#improving = this.#improving.then(improve).catch(() => undefined);
  }
}
