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
  againMs?: number;
};

/** Pause between two looks. Publications that end at nearly the same time share a purge. */
const LOOK_EVERY_MS = 200;
/** For old pages that were on their way to the CDN during the first purge; deploy/nginx keeps pages for three seconds. */
const AGAIN_MS = 5_000;
/** A purge takes a CDN well under a second. ms. */
const LIMIT_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;
/** Maximum wait, even if a CDN asks for more. */
const LONGEST_ASKED_WAIT_MS = 5 * 60_000;

/** Purges the tags of publications at the CDN, twice each, one request at a time, until each succeeds. The receipts have the work to do. */
export class PurgeQueue {
  readonly #options: Required<Options>;
  /** When publications that were purged once are purged again, by the number of their receipt. */
  readonly #againAt = new Map<number, number>();
  readonly #stop = new AbortController();
  #failures = 0;

  constructor(options: Options) {
    this.#options = { againMs: AGAIN_MS, ...options };
  }

  async begin(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.#pause(LOOK_EVERY_MS);
        await this.#purgeDue();
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        log.warn('cdn.refuses', `cdn: the receipts cannot be read or written: ${error}`);
        await this.#pause(AGAIN_MS).catch(() => undefined);
      }
    }
  }

  /** The next process repeats what is not purged twice. */
  stop(): void {
    this.#stop.abort();
  }

  async #purgeDue(): Promise<void> {
    const unpurged = this.#options.receipts().unpurged(new Date(Date.now() - PAGE_FRESH_MS));
    const due = unpurged.filter(({ number, tags }) => tags.length > 0 && (this.#againAt.get(number) ?? 0) <= performance.now());
    if (due.length === 0) return;
    await this.#purge(due.flatMap(({ tags }) => tags));
    const done = due.map(({ number }) => number).filter((number) => this.#againAt.has(number));
    for (const { number } of due) this.#againAt.set(number, performance.now() + this.#options.againMs);
    this.#options.receipts().purged(done, new Date());
    for (const number of done) this.#againAt.delete(number);
  }

  /** Rejects if the process ends first. */
  async #purge(tags: readonly string[]): Promise<void> {
    const { account } = this.#options;
    for (const portion of portionsOf(tags, account.cdn)) {
      for (;;) {
        const purged = await purge(account, portion, AbortSignal.any([this.#stop.signal, AbortSignal.timeout(LIMIT_MS)]));
        if (purged.ok) break;
        this.#stop.signal.throwIfAborted();
        this.#failures += 1;
        if (this.#failures === 1)
          log.warn('cdn.refuses', `cdn: ${account.cdn} did not purge, so visitors may see old pages; retrying: ${purged.reason}`);
        await this.#pause(Math.min(purged.waitMs ?? retryDelayMs(this.#failures, LONGEST_WAIT_MS), LONGEST_ASKED_WAIT_MS));
      }
      if (this.#failures > 0) log.info('cdn.purges', `cdn: ${account.cdn} purges again`);
      this.#failures = 0;
    }
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal, ref: false });
  }
}
