import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { retryDelayMs } from '../durable/backoff.ts';
import { type CdnAccount, portionsOf, purge } from './cdn.ts';

type Purge = { tags: readonly string[]; purged: () => void };

type Options = {
  account: CdnAccount;
  report: (line: string) => void;
  complain: (line: string) => void;
  random?: () => number;
  /** What the tests cannot wait for. ms. */
  gatherMs?: number;
  againMs?: number;
  limitMs?: number;
  firstRetryMs?: number;
};

/** Publications that are done at nearly the same time share a purge. */
const GATHER_MS = 200;
/**
 * What was under way to the CDN while it purged, and what a cache of ours kept for it (deploy/nginx keeps pages for three seconds at most), may be the old
 * page: so the same tags are purged once more.
 */
const AGAIN_MS = 5_000;
/** A purge takes a CDN well under a second; slow ones are waited for. */
const LIMIT_MS = 10_000;
const LONGEST_WAIT_MS = 60_000;
/** However long a CDN asks to wait. */
const LONGEST_ASKED_WAIT_MS = 5 * 60_000;
/** How long an end waits for purges. */
const STOP_MS = 3_000;

/** Has the CDN forget what publications have changed: in portions, one request at a time, each until it succeeds. */
export class PurgeQueue {
  readonly #options: Required<Options>;
  readonly #waiting = new Set<string>();
  readonly #again = new Map<ReturnType<typeof setTimeout>, Purge>();
  readonly #stop = new AbortController();
  // Outside of the request that wakes it.
  readonly #apart = AsyncLocalStorage.snapshot();
  /** Who is told when what waits now is purged. */
  #purged: (() => void)[] = [];
  #running: Promise<void> | null = null;
  #failures = 0;

  constructor(options: Options) {
    const defaults = { random: Math.random, gatherMs: GATHER_MS, againMs: AGAIN_MS, limitMs: LIMIT_MS, firstRetryMs: 1 };
    this.#options = { ...defaults, ...options };
  }

  /** Has everything purged that has one of these tags, and once more a little later; then `purged` is called. */
  add(tags: readonly string[], purged = () => {}): void {
    if (tags.length === 0) return;
    this.#want(tags);
    const timer = setTimeout(() => {
      this.#again.delete(timer);
      this.#purged.push(purged);
      this.#want(tags);
    }, this.#options.againMs);
    timer.unref();
    this.#again.set(timer, { tags, purged });
  }

  /** Settles when nothing waits, be it for later. */
  get idle(): boolean {
    return this.#waiting.size === 0 && this.#again.size === 0 && this.#running === null;
  }

  /** Tries what waits once more, for a short while, and begins nothing new. */
  async stop(): Promise<void> {
    for (const [timer, { tags }] of this.#again) {
      clearTimeout(timer);
      for (const tag of tags) this.#waiting.add(tag);
    }
    // What is left to be purged a second time counts as purged only once that was done at its time: the next process does it.
    this.#again.clear();
    this.#stop.abort();
    await this.#running;
    const { account } = this.#options;
    const limit = AbortSignal.timeout(STOP_MS);
    for (const portion of portionsOf([...this.#waiting], account.cdn)) {
      if (this.#waiting.size === 0 || limit.aborted) break;
      if (!(await purge(account, portion, limit)).ok) break;
    }
    this.#waiting.clear();
  }

  #want(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    this.#running ??= this.#apart(() =>
      this.#run().finally(() => {
        this.#running = null;
      }),
    );
  }

  async #run(): Promise<void> {
    const { account, gatherMs } = this.#options;
    await this.#pause(gatherMs);
    while (this.#waiting.size > 0 && !this.#stop.signal.aborted) {
      const tags = [...this.#waiting];
      this.#waiting.clear();
      const told = this.#purged.splice(0);
      for (const portion of portionsOf(tags, account.cdn)) {
        if (await this.#purge(portion)) continue;
        // Asked to end: what is left is tried once more there.
        for (const tag of tags) this.#waiting.add(tag);
        return;
      }
      for (const tell of told) tell();
    }
  }

  /** Whether a portion was purged; false where the process is asked to end first. */
  async #purge(portion: readonly string[]): Promise<boolean> {
    const { account, report, complain, random, limitMs, firstRetryMs } = this.#options;
    while (!this.#stop.signal.aborted) {
      const purged = await purge(account, portion, AbortSignal.any([this.#stop.signal, AbortSignal.timeout(limitMs)]));
      if (purged.ok) {
        if (this.#failures > 0) report(`cdn: ${account.cdn} purges again`);
        this.#failures = 0;
        return true;
      }
      if (this.#stop.signal.aborted) return false;
      this.#failures += 1;
      if (this.#failures === 1)
        complain(
          `cdn: ${account.cdn} did not purge what was published, so visitors may see old pages; it is asked again: ${purged.reason}`,
        );
      const backoff = retryDelayMs(this.#failures, random, LONGEST_WAIT_MS) * firstRetryMs;
      await this.#pause(Math.min(purged.waitMs ?? backoff, LONGEST_ASKED_WAIT_MS));
    }
    return false;
  }

  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
  }
}
