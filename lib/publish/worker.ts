import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay, setImmediate as othersFirst } from 'node:timers/promises';
import { retryDelayMs } from '../durable/backoff.ts';
import { isBusy, whileBusy } from '../durable/sqlite-file.ts';
import { tell } from '../next/happenings.ts';
import { log } from '../next/log.ts';
import { Burst } from './burst.ts';
import { calm, pagesAtOnce } from './calm.ts';
import type { LeftOut, Stale } from './change.ts';
import { type Failure, type Journal, LONGEST_WAIT_MS, type Publication } from './journal.ts';
import type { ELSEWHERE } from './page-exchange.ts';
import { type Open, PageQueue } from './page-queue.ts';
import type { Delivered } from './revision.ts';

/** What the worker does to the content and the pages. */
export type Site = {
  /** Waits for the delivery API to serve a publication. Throws where it does not answer. */
  look: (publication: Publication, signal: AbortSignal) => Promise<Delivered>;
  /** Takes what was served into what the process knows. Gives what it makes stale, with every stored page that shows it. */
  takeIn: (publications: readonly Seen[]) => Promise<(Stale & { leftOut?: LeftOut | null })[]>;
  /** Hears what these make stale, before it is marked. */
  noteStale?: (publications: readonly Publication[]) => void;
  /** Marks tags stale, and is over when they are. */
  mark: (tags: string[]) => Promise<void>;
  /** Has a page made; gives null, or what happened instead: another instance may be making it. */
  make: (path: string, signal: AbortSignal) => Promise<string | null | typeof ELSEWHERE>;
  /** Whether making a page lets the process do nothing else for long. */
  isLong?: (path: string) => boolean;
  /** Has the caches in front forget what depends on the tags of these, once the pages are made: before, they would fetch the old ones again. */
  purge?: (publications: readonly Publication[]) => void;
};

/** A publication, and what the delivery API has of it. */
export type Seen = { publication: Publication } & Delivered;

type WorkerOptions = {
  journal: () => Journal;
  site: Site;
  now?: () => Date;
  random?: () => number;
  report?: (line: string) => void;
  /** Prints what does not work. */
  complain?: (line: string) => void;
  /** Waits until visitors have their turn. */
  calm?: () => Promise<void>;
  /** How many pages may be made at once now. */
  pagesAtOnce?: () => number;
  /** ms by a clock that never jumps. */
  ticks?: () => number;
};

/** Publications that are asked for at once: they and their texts are what a burst holds in memory. */
const LOOKS_AT_ONCE = 200;
/** More publications at once than this share a line. */
const LINES_AT_ONCE = 10;
const LOOK_EVERY_MS = 60_000;
/** A journal that another process holds is tried again after this. */
const LOCKED_AGAIN_MS = 500;
/** How long the delivery API is waited for once a later publication of the same item has come: it may never serve the earlier one. */
const OVERTAKEN_AFTER_MS = 1_000;
/** One of those that wait for the delivery API asks this often, so that its return is noticed within seconds. */
const ASK_AGAIN_MS = 10_000;
/** So much later than it is due, it was replaced by a later publication of its item. */
const PROBE_LOST_MS = 60_000;
/**
 * Much of what it takes to mark a publication is the same for one as for a hundred, and more in a large space. So where others have come meanwhile, the next
 * ones are waited for, so many times as long as the last marking took, or for so many ms.
 */
const GATHER_TIMES = 3;
const LONGEST_GATHER_MS = 1_000;
/** How long an end waits for what is under way. */
const STOP_MS = 3_000;

/**
 * Works off the journal, for as long as it takes. Publications are taken in together, as many as are due, and marked with one request; the
 * pages that they share are made once. Nothing waits for anything else: neither a publication for one that the delivery API does not
 * serve yet, nor a page for one that cannot be made.
 */
export class PublishWorker {
  readonly #options: Required<WorkerOptions>;
  /** What the delivery API is being waited for, by number. */
  readonly #looking = new Map<number, { publication: Publication; since: number; given: AbortController }>();
  readonly #pages: PageQueue;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();
  // Outside of the request that wakes it: Next would take the work for a part of that request.
  readonly #apart = AsyncLocalStorage.snapshot();
  /** What waits to be marked, and how many are being marked. */
  #seen: Seen[] = [];
  #marking = 0;
  #isMarking = false;
  #failures: Failure[] = [];
  #probe: { number: number; dueAt: number } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pagesTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #burst = new Burst();
  #reopened = false;
  #pruneAt = 0;
  #problems = new Set<string>();

  constructor(options: WorkerOptions) {
    this.#options = {
      now: () => new Date(),
      random: Math.random,
      report: (line) => log.info('publish.done', line),
      complain: (line) => log.warn('publish.waiting', line),
      calm: () => calm(),
      pagesAtOnce: pagesAtOnce(),
      ticks: () => performance.now(),
      ...options,
    };
    const { site, now, random, ticks, calm: calmly, pagesAtOnce: atOnce } = this.#options;
    this.#pages = new PageQueue({
      ...{ now, random, ticks, calm: calmly, pagesAtOnce: atOnce },
      make: (path) => site.make(path, this.#stop.signal).catch(messageOf),
      isLong: (path) => site.isLong?.(path) ?? false,
      begin: (work) => this.#begin(work),
      stopped: () => this.#stopped,
      free: () => this.#makePages(),
      finished: (open) => this.#finish(open),
      failed: (open, failure) => this.#pageFailed(open, failure),
    });
  }

  /** Begins whatever is due, and comes back when the next is. */
  wake(): void {
    this.#burst.note();
    this.#apart(() => this.#work());
  }

  /** Whether anything is being asked for, marked or made right now. */
  get busy(): boolean {
    return this.#looking.size > 0 || this.#underWay.size > 0;
  }

  /** Begins nothing new, gives up what waits for others, and is over soon. What is unfinished is worked again at the next start. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    clearTimeout(this.#pagesTimer);
    this.#stop.abort();
    await Promise.race([Promise.allSettled(this.#underWay), delay(STOP_MS, undefined, { ref: false })]);
  }

  get #stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  #work(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    let waitMs = LOOK_EVERY_MS;
    try {
      const { journal, now } = this.#options;
      const at = now();
      this.#tidyUp(at);
      // Kept until they are written: what nobody notes would be worked by nobody.
      if (this.#failures.length > 0) journal().failed(this.#failures, at);
      this.#failures = [];
      if (this.#letGo(at)) waitMs = OVERTAKEN_AFTER_MS;
      const burstMs = this.#burst.waitMs();
      if (burstMs > 0) waitMs = Math.min(waitMs, burstMs);
      else {
        for (const publication of journal().claim(this.#places(), at)) this.#look(publication);
        const due = this.#places() > 0 ? journal().nextDueAt() : null;
        if (due) waitMs = Math.min(waitMs, due.getTime() - at.getTime());
      }
      this.#solved('journal');
    } catch (error) {
      this.#problem('journal', `publish: the journal cannot be used, so nothing is brought for now: ${messageOf(error)}`);
      if (isBusy(error)) waitMs = LOCKED_AGAIN_MS;
    }
    this.#timer = setTimeout(() => this.#work(), Math.max(waitMs, 0));
    this.#timer.unref();
    this.#makePages();
  }

  /** Begins the pages that are due, and comes back when the next is. What is asked after each page is not asked of the journal: a burst has thousands of them. */
  #makePages(): void {
    if (this.#stopped) return;
    clearTimeout(this.#pagesTimer);
    const waitMs = this.#pages.makeDue();
    if (waitMs === Number.POSITIVE_INFINITY) return;
    this.#pagesTimer = setTimeout(() => this.#makePages(), Math.max(waitMs, 0));
    this.#pagesTimer.unref();
  }

  #tidyUp(at: Date): void {
    const { journal } = this.#options;
    if (!this.#reopened) {
      const unfinished = journal().reopen(at);
      this.#reopened = true;
      if (unfinished > 0) this.#options.report(`publish: ${unfinished} ${unfinished === 1 ? 'publication' : 'publications'} left to bring`);
    }
    if (at.getTime() < this.#pruneAt) return;
    journal().prune(at);
    this.#pruneAt = at.getTime() + 60 * 60 * 1000;
  }

  /** How many more publications may be held in memory. */
  #places(): number {
    return LOOKS_AT_ONCE - this.#looking.size - this.#seen.length - this.#marking - this.#failures.length;
  }

  /** Waits for the delivery API, each publication for itself, and hands over to the marking. */
  async #look(publication: Publication): Promise<void> {
    const given = new AbortController();
    this.#looking.set(publication.number, { publication, since: this.#options.now().getTime(), given });
    const signal = AbortSignal.any([given.signal, this.#stop.signal]);
    try {
      const delivered = await this.#options.site.look(publication, signal);
      if (signal.aborted) return;
      this.#looking.delete(publication.number);
      if (this.#solved('source')) this.#write(() => this.#options.journal().makeDue(this.#options.now()));
      this.#probe = null;
      this.#seen.push({ publication, ...delivered });
      this.#mark();
    } catch (error) {
      if (signal.aborted) return;
      this.#looking.delete(publication.number);
      this.#problem('source', `publish: publications wait for the delivery API, and are brought once it answers: ${messageOf(error)}`);
      this.#fail('look', [publication], messageOf(error));
    }
  }

  /** Gives up waiting for what a later publication has overtaken. Says whether some of these are waited for a moment longer. */
  #letGo(at: Date): boolean {
    if (this.#looking.size === 0) return false;
    let isLater = false;
    for (const number of this.#options.journal().overtaken()) {
      const looking = this.#looking.get(number);
      if (!looking) continue;
      if (at.getTime() - looking.since < OVERTAKEN_AFTER_MS) {
        isLater = true;
        continue;
      }
      this.#options.journal().failed([{ publication: looking.publication, reason: 'overtaken by a later one', nextAttemptAt: at }], at);
      looking.given.abort();
      this.#looking.delete(number);
    }
    return isLater;
  }

  /** Marks what is there to be marked, all of it with one request; what comes meanwhile is next. */
  #mark(): void {
    if (this.#isMarking) return;
    this.#isMarking = true;
    this.#begin(async () => {
      // What was asked for together arrives together.
      await othersFirst();
      while (this.#seen.length > 0 && !this.#stopped) {
        const batch = this.#seen.sort((a, b) => a.publication.number - b.publication.number);
        this.#seen = [];
        this.#marking = batch.length;
        const begunAt = this.#options.ticks();
        await this.#markAll(batch);
        this.#marking = 0;
        this.#work();
        if (this.#seen.length > 0) await this.#gather(this.#options.ticks() - begunAt);
      }
      this.#isMarking = false;
    });
  }

  /** Publications come as fast as they are marked: a rest has more of them marked together, and leaves time for the pages of those that are. */
  async #gather(markedForMs: number): Promise<void> {
    await delay(Math.min(markedForMs * GATHER_TIMES, LONGEST_GATHER_MS), undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }

  async #markAll(batch: readonly Seen[]): Promise<void> {
    const { journal, site, now } = this.#options;
    try {
      const stale = await site.takeIn(batch);
      const known = journal().seen(
        batch.map(({ publication, raw }, index) => [publication, stale[index] as Stale, raw?.sys.revision ?? null, stale[index]?.leftOut]),
        now(),
      );
      site.noteStale?.(known);
      await site.mark([...new Set(known.flatMap(({ stale: { tags } }) => tags))]);
      journal().marked(known, now());
      this.#pages.want(known);
      this.#solved('mark');
    } catch (error) {
      if (this.#stopped) return;
      this.#problem('mark', `publish: what was published could not be marked stale, and is tried again: ${messageOf(error)}`);
      this.#fail(
        'mark',
        batch.map(({ publication }) => publication),
        messageOf(error),
      );
    }
  }

  /** A page could not be made; it is tried again, and said once it has failed often. */
  #pageFailed(open: readonly Open[], failure: string | null): void {
    if (failure !== null) this.#options.complain(`publish: ${failure}; it is tried again until it is made`);
    const lives = open.map(({ publication, left, failed }) => ({
      number: publication.number,
      pagesMade: publication.stale.paths.length - left,
      pagesFailed: failed.size,
    }));
    this.#write(() => this.#options.journal().pageFailed(lives, failure));
  }

  #finish(finished: readonly Open[]): void {
    const { journal, now, report, site } = this.#options;
    site.purge?.(finished.map(({ publication }) => publication));
    this.#write(() =>
      journal().done(
        finished.map(({ publication }) => publication),
        now(),
      ),
    );
    for (const { publication, round } of finished) {
      round.left -= 1;
      tell('publication', { seconds: (now().getTime() - round.startedAt) / 1000 });
      if (round.total <= LINES_AT_ONCE) report(lineOf(publication, now()));
      else if (round.left === 0)
        report(`publish: ${round.total} publications, ${round.paths} pages made anew in ${now().getTime() - round.startedAt} ms`);
    }
  }

  /** Attempts have failed. They are noted together: in an outage hundreds fail at the same moment. */
  #fail(step: 'look' | 'mark', publications: readonly Publication[], reason: string): void {
    const { now, random } = this.#options;
    const at = now();
    for (const _ of publications) tell('publication-failure', { step });
    if (this.#failures.length === 0) setImmediate(() => this.#work());
    for (const publication of publications) {
      const wait = retryDelayMs(
        publication.attempts + 1,
        random,
        step === 'look' && this.#isProbe(publication, at) ? ASK_AGAIN_MS : LONGEST_WAIT_MS,
      );
      if (this.#probe?.number === publication.number) this.#probe.dueAt = at.getTime() + wait;
      this.#failures.push({ publication, reason, nextAttemptAt: new Date(at.getTime() + wait) });
    }
  }

  /** Whether a publication is the one that asks for all. */
  #isProbe({ number }: Publication, at: Date): boolean {
    if (!this.#probe || at.getTime() > this.#probe.dueAt + PROBE_LOST_MS) this.#probe = { number, dueAt: at.getTime() };
    return this.#probe.number === number;
  }

  /** A note that cannot be written costs a repetition at the next start, and nothing now. */
  #write(note: () => void): void {
    whileBusy(note).catch((error) =>
      this.#problem('journal', `publish: the journal cannot be used, so nothing is brought for now: ${messageOf(error)}`),
    );
  }

  #begin(work: () => Promise<void>): void {
    const running = work()
      .catch((error) => log.error('publish.failed', 'publish: the worker met an error:', { error }))
      .finally(() => {
        this.#underWay.delete(running);
      });
    this.#underWay.add(running);
  }

  /** Says once that something does not work. */
  #problem(what: string, line: string): void {
    if (!this.#problems.has(what)) this.#options.complain(line);
    this.#problems.add(what);
  }

  /** Whether something works again that did not. */
  #solved(what: string): boolean {
    return this.#problems.delete(what);
  }
}

const lineOf = ({ action, item, id, stale, receivedAt }: Publication, now: Date) =>
  `publish: ${action} ${item} ${id}, ${stale.paths.length} of ${stale.paths.length} pages made anew in ${now.getTime() - receivedAt.getTime()} ms`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
