import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { retryDelayMs } from '../durable/backoff.ts';
import { log } from '../runtime/log.ts';
import { PAGE_FRESH_MS } from '../stored-pages/page-life.ts';
import { type CdnAccount, portionsOf, purge } from './cdn.ts';
import type { Receipts } from './receipts.ts';

type Options = {
  account: CdnAccount;
  receipts: () => Pick<Receipts, 'unpurged' | 'purged'>;
  /** Shorter in tests. ms. */
  gatherMs?: number;
  againMs?: number;
  firstRetryMs?: number;
};

/** Publications that end at nearly the same time share a purge. */
const GATHER_MS = 200;
/** For old pages that were on their way to the CDN during the first purge; deploy/nginx keeps pages for three seconds. */
const AGAIN_MS = 5_000;
/** A purge takes a CDN well under a second. ms. */
const LIMIT_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;
/** Maximum wait, even if a CDN asks for more. */
const LONGEST_ASKED_WAIT_MS = 5 * 60_000;
const STOP_MS = 3_000;

/** Purges the tags of publications at the CDN, twice each, one request at a time, until each succeeds. The receipts have the work to do. */
export class PurgeQueue {
  readonly #options: Required<Options>;
  /** Their first purge has begun. They stay if the second one cannot be noted: the next process repeats it. */
  readonly #begun = new Set<number>();
  readonly #stop = new AbortController();
  // Outside of the request that wakes it.
  readonly #apart = AsyncLocalStorage.snapshot();
  #last: Promise<void> = Promise.resolve();
  #failures = 0;

  constructor(options: Options) {
    this.#options = { gatherMs: GATHER_MS, againMs: AGAIN_MS, firstRetryMs: 1, ...options };
  }

  wake(): void {
    this.#inTurn(async () => {
      if (this.#fresh().length === 0) return;
      await this.#pause(this.#options.gatherMs);
      const fresh = this.#fresh();
      const numbers = fresh.map(({ number }) => number);
      const tags = fresh.flatMap((each) => each.tags);
      for (const number of numbers) this.#begun.add(number);
      await this.#purge(tags);
      const again = async () => {
        await this.#purge(tags);
        this.#options.receipts().purged(numbers, new Date());
        for (const number of numbers) this.#begun.delete(number);
      };
      setTimeout(() => this.#inTurn(again), this.#options.againMs).unref();
    });
  }

  /** Tries the waiting purges once more for a short time, and begins no others. None counts as purged: the next process repeats them. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#last;
    const { account } = this.#options;
    const limit = AbortSignal.timeout(STOP_MS);
    try {
      const tags = this.#unpurged().flatMap((each) => each.tags);
      if (tags.length === 0) return;
      for (const portion of portionsOf(tags, account.cdn)) if (limit.aborted || !(await purge(account, portion, limit)).ok) return;
    } catch {
      // The receipts cannot be read.
    }
  }

  #inTurn(work: () => Promise<void>): void {
    const turn = async () => {
      try {
        if (!this.#stop.signal.aborted) await this.#apart(work);
      } catch (error) {
        if (!this.#stop.signal.aborted) log.warn('cdn.refuses', `cdn: the receipts cannot be read or written: ${error}`);
      }
    };
    this.#last = this.#last.then(turn);
  }

  #unpurged() {
    return this.#options.receipts().unpurged(new Date(Date.now() - PAGE_FRESH_MS));
  }

  #fresh() {
    return this.#unpurged().filter(({ number, tags }) => tags.length > 0 && !this.#begun.has(number));
  }

  /** Rejects if the process ends first. */
  async #purge(tags: readonly string[]): Promise<void> {
    const { account, firstRetryMs } = this.#options;
    for (const portion of portionsOf(tags, account.cdn)) {
      for (;;) {
        const purged = await purge(account, portion, AbortSignal.any([this.#stop.signal, AbortSignal.timeout(LIMIT_MS)]));
        if (purged.ok) break;
        this.#stop.signal.throwIfAborted();
        this.#failures += 1;
        if (this.#failures === 1)
          log.warn('cdn.refuses', `cdn: ${account.cdn} did not purge, so visitors may see old pages; retrying: ${purged.reason}`);
        const backoff = retryDelayMs(this.#failures, LONGEST_WAIT_MS) * firstRetryMs;
        await this.#pause(Math.min(purged.waitMs ?? backoff, LONGEST_ASKED_WAIT_MS));
      }
      if (this.#failures > 0) log.info('cdn.purges', `cdn: ${account.cdn} purges again`);
      this.#failures = 0;
    }
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal, ref: false });
  }
}
