import { setTimeout as delay } from 'node:timers/promises';
import { retryDelayMs } from '../durable/backoff.ts';
import type { RedisStream, StreamMessage } from '../durable/redis-stream.ts';
import { tell } from '../next/happenings.ts';
import { PAGE_FRESH_MS } from '../next/page-life.ts';
import { type Announcement, read, write } from './announcement.ts';
import type { Reading } from './announcement-record.ts';
import type { Journal } from './journal.ts';
import { isBefore } from './stream-places.ts';

type Stream = Pick<RedisStream, 'add' | 'readAfter' | 'has' | 'newestId' | 'ping' | 'compareClocks' | 'close' | 'aheadMs'>;

type Options = {
  journal: () => Journal;
  /** Opens a connection of its own to the stream. */
  open: () => Promise<Stream>;
  /** Which stored pages the journal is about. */
  pages: () => string;
  /** Where reading begins that has no place of its own yet. */
  start: () => Reading;
  /** A call was read, under this id. */
  placed: (call: string, id: string) => void;
  /** Something was taken that is to be worked. */
  taken: () => void;
  /** Mends what a break may have left out. */
  mend: () => Promise<void>;
  report: (event: string, line: string) => void;
  complain: (event: string, line: string) => void;
  random?: () => number;
  /** What the tests cannot wait for. ms. */
  longestWaitMs?: number;
  lookEveryMs?: number;
};

/** Announcements are kept for as long as the journal keeps the lives of calls. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const LONGEST_WAIT_MS = 10_000;
/** How long one question for something new waits for it. In between the reader looks whether its place is still there. */
const LOOK_EVERY_MS = 5_000;
const AT_ONCE = 100;
/** Redis forgets what its last moments were when a copy of it takes its place, and all of it without a disk. */
const ANNOUNCED_AGAIN_MS = 60 * 60 * 1000;
/** A Redis that answers later than this does not do what it is there for, though it may yet answer. Whoever asks how the process is waits no longer. */
const HEALTHY_WITHIN_MS = 500;
const STOP_MS = 1_000;
/** Clocks that differ by more are set wrong. By less they differ anywhere, or Redis was slow to say its time. */
const CLOCK_OFF_MS = 10_000;

/**
 * Tells the other instances what was published, and hears it from them, through a stream in Redis that carries messages and nothing else. What is to be told waits in
 * the journal until it is; how far is read stands there, too. So both go on where they stopped, however long Redis was away.
 */
export class Announcements {
  readonly #options: Required<Options>;
  readonly #stop = new AbortController();
  readonly #open = new Set<Stream>();
  /** What does not work at present, by what it is. */
  readonly #problems = new Map<'read' | 'write', string>();
  #writer: Stream | null = null;
  #isSaidToFail = false;
  #isClockSaidToBeOff = false;
  #isWoken = false;
  #endPause: (() => void) | null = null;
  #mending: Promise<void> | null = null;
  #oddOnes = 0;
  #hasGap = false;
  /** How many breaks this process has found. */
  #breaks = 0;
  /** Whether an earlier process mended a break, whose marks on pages that nobody has asked for since went with it. Null until the journal has said so. */
  #isToMarkAgain: boolean | null = null;
  /** How far Redis' clock is ahead of this machine's, where it has said so. ms. */
  aheadMs = 0;
  #caughtUpAt: number | null = null;

  constructor(options: Options) {
    const defaults = { random: Math.random, longestWaitMs: LONGEST_WAIT_MS, lookEveryMs: LOOK_EVERY_MS };
    this.#options = { ...defaults, ...options };
  }

  /** Begins both, for the life of the process. */
  begin(): void {
    try {
      // Before anything comes: what is in the journal by now may be about other pages than those that are stored.
      this.#reading();
      // That wants no Redis.
      this.#mendBreak();
    } catch {
      // The reader says what is wrong with it.
    }
    void this.#goOn('read', () => this.#read());
    void this.#goOn('write', () => this.#write());
  }

  /** The number of the newest publication of which this process knew when it had heard all that was said before it began to listen; null until then. */
  get caughtUpAt(): number | null {
    return this.#caughtUpAt;
  }

  /**
   * Whether something may have been missed since this process began, or by an earlier one that did not mend it. Stays so when it is mended: what was missed has no place in
   * the stream, so nobody can say whether another instance's page has it.
   */
  get hasGap(): boolean {
    return this.#hasGap;
  }

  /** Something waits in the journal to be announced. */
  wake(): void {
    this.#isWoken = true;
    this.#endPause?.();
  }

  /** Whether nothing is known that keeps publications from being exchanged. */
  get isWorking(): boolean {
    return this.#problems.size === 0;
  }

  /** Fails where publications are not exchanged at present, or only slowly. */
  async look(): Promise<void> {
    const [problem] = this.#problems.values();
    if (problem !== undefined) throw new Error(problem);
    if (!this.#writer) throw new Error('Redis has not answered yet');
    await this.#writer.ping(HEALTHY_WITHIN_MS);
  }

  /** Tells what is still to be told, where that is soon done, and ends. */
  async stop(): Promise<void> {
    const deadline = performance.now() + STOP_MS;
    while (this.#writer && !this.#problems.has('write') && performance.now() < deadline && this.#waits()) {
      this.wake();
      await delay(10, undefined, { ref: false });
    }
    this.#stop.abort();
    this.wake();
    for (const stream of this.#open) stream.close();
  }

  #waits(): boolean {
    try {
      return this.#options.journal().announcements.toAnnounce(1).length > 0;
    } catch {
      return false;
    }
  }

  get #stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Does something again and again: it ends only by failing. */
  async #goOn(what: 'read' | 'write', work: () => Promise<never>): Promise<void> {
    for (let failures = 0; !this.#stopped; ) {
      try {
        await work();
      } catch (error) {
        if (this.#stopped) return;
        // It had worked in between.
        failures = this.#problems.has(what) ? failures + 1 : 1;
        this.#fails(what, error);
        await this.#pause(retryDelayMs(failures, this.#options.random, this.#options.longestWaitMs));
      }
    }
  }

  /** Until there is something to tell; at most for a while, as Redis may go in between. */
  async #untilWoken(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#options.lookEveryMs);
    timer.unref();
    this.#endPause = resolve;
    await promise;
    clearTimeout(timer);
  }

  async #with(work: (stream: Stream) => Promise<never>): Promise<never> {
    const stream = await this.#options.open();
    this.#noteClock(stream);
    this.#open.add(stream);
    // Asked to end meanwhile.
    if (this.#stopped) stream.close();
    try {
      return await work(stream);
    } finally {
      this.#open.delete(stream);
      stream.close();
    }
  }

  #read(): Promise<never> {
    return this.#with(async (stream) => {
      const { lookEveryMs: waitMs } = this.#options;
      for (let isSure = false; ; ) {
        const reading = isSure ? this.#reading() : await this.#certain(stream);
        this.#works('read');
        this.#mendBreak();
        // The first time the end is to be found, not waited for.
        const messages = await stream.readAfter(reading.position, { waitMs: this.#caughtUpAt === null ? 1 : waitMs, most: AT_ONCE });
        if (messages.length > 0) this.#take(messages);
        if (messages.length < AT_ONCE) this.#caughtUpAt ??= this.#options.journal().newest(1)[0]?.number ?? 0;
        isSure = messages.length > 0;
      }
    });
  }

  #reading(): Reading {
    const { journal, pages, start } = this.#options;
    return journal().announcements.readingFor(pages(), start);
  }

  /**
   * The place at which reading goes on, once it is certain that nothing is missing behind it. Where something is, all that the stream still has after that place is
   * heard nevertheless: another instance may have told something for the first time since, and tells it only once.
   */
  async #certain(stream: Stream): Promise<Reading> {
    const reading = this.#reading();
    if (!reading.isMessage || (await stream.has(reading.position))) return reading;
    const newest = await stream.newestId();
    // A stream that ends before the place began anew with a clock that was set back.
    const goesOn = newest !== null && isBefore(reading.position, newest);
    const next: Reading = { position: goesOn ? reading.position : '0-0', isMessage: false };
    this.#hasGap = true;
    this.#breaks += 1;
    this.#options.journal().announcements.noteBreak(next, new Date(Date.now() - ANNOUNCED_AGAIN_MS));
    this.#options.complain(
      'redis.gap',
      'redis: what other instances published may be missing here, as the last message that was read is gone; everything counts as old once',
    );
    this.wake();
    return next;
  }

  #take(messages: readonly StreamMessage[]): void {
    const announcements = messages.flatMap(({ id, text }) => {
      const announcement = read(text);
      if (!announcement) return this.#odd(id);
      this.#options.placed(announcement.call, id);
      return announcement;
    });
    const position = messages.at(-1)?.id as string;
    const accepted = this.#options.journal().takeAnnounced(announcements, { position, isMessage: true }, new Date());
    if (accepted > 0) this.#options.taken();
  }

  #odd(id: string): Announcement[] {
    this.#oddOnes += 1;
    if (this.#oddOnes === 1)
      this.#options.complain('redis.odd', `redis: message ${id} is none that this build knows and is left out; so are others like it`);
    return [];
  }

  /** Whatever is shown counts as old once. Reading goes on meanwhile. */
  #mendBreak(): void {
    const { journal, mend, report, random, longestWaitMs } = this.#options;
    const { announcements } = journal();
    this.#isToMarkAgain ??= announcements.mendedSince(new Date(Date.now() - PAGE_FRESH_MS));
    const { isBroken } = announcements;
    if (this.#mending || !(isBroken || this.#isToMarkAgain)) return;
    // Where an earlier process found it, this one reads on as if nothing were missing. Where that one mended it, nothing is.
    if (isBroken) this.#hasGap = true;
    const work = async () => {
      for (let failures = 1; !this.#stopped; failures += 1) {
        const breaks = this.#breaks;
        try {
          await mend();
          this.#isToMarkAgain = false;
          // What was missed since this began was not asked for: the next look finds it broken still.
          if (isBroken && this.#breaks === breaks) journal().announcements.mended(new Date());
          return;
        } catch (error) {
          if (failures === 1 && !this.#stopped)
            report('redis.gap', `redis: what may be missing cannot be asked for yet, and is tried again: ${messageOf(error)}`);
          await this.#pause(retryDelayMs(failures, random, longestWaitMs));
        }
      }
    };
    this.#mending = work().finally(() => {
      this.#mending = null;
    });
  }

  #write(): Promise<never> {
    return this.#with(async (stream) => {
      this.#writer = stream;
      try {
        while (!this.#stopped) {
          this.#isWoken = false;
          const waiting = this.#options.journal().announcements.toAnnounce(AT_ONCE);
          if (waiting.length > 0) {
            await stream.add(waiting.map(write), KEPT_MS);
            this.#options.journal().announcements.announced(waiting.map(({ number }) => number));
          } else await stream.compareClocks();
          this.#noteClock(stream);
          this.#works('write');
          if (waiting.length < AT_ONCE && !this.#isWoken) await this.#untilWoken();
        }
        throw new Error('asked to end');
      } finally {
        this.#writer = null;
      }
    });
  }

  /** A clock that is off keeps nothing from working (receipts have its times), so nobody would notice. Said once, and once more when it is right. */
  #noteClock({ aheadMs }: Stream): void {
    const { report, complain } = this.#options;
    this.aheadMs = aheadMs;
    tell('clock', { aheadMs });
    const isOff = Math.abs(aheadMs) > CLOCK_OFF_MS;
    if (isOff === this.#isClockSaidToBeOff) return;
    this.#isClockSaidToBeOff = isOff;
    if (isOff)
      complain(
        'clock.off',
        `clock: this machine's clock is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'behind' : 'ahead of'} Redis'; set it, as receipts and logs have its times`,
      );
    else report('clock.right', "clock: this machine's clock agrees with Redis' again");
  }

  #fails(what: 'read' | 'write', error: unknown): void {
    this.#problems.set(what, messageOf(error));
    if (this.#isSaidToFail) return;
    this.#isSaidToFail = true;
    this.#options.complain(
      'redis.failing',
      `redis: instances do not hear of each other's publications for now, and catch up once it works: ${messageOf(error)}`,
    );
  }

  #works(what: 'read' | 'write'): void {
    this.#problems.delete(what);
    if (!this.#isSaidToFail || this.#problems.size > 0) return;
    this.#isSaidToFail = false;
    this.#options.report('redis.works', 'redis: instances hear of each other again');
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}

/** A failed connection names several addresses in several errors. */
function messageOf(error: unknown): string {
  const { message, errors, code } = error as { message?: string; errors?: unknown[]; code?: string };
  return message || (errors?.[0] ? messageOf(errors[0]) : code) || String(error);
}
