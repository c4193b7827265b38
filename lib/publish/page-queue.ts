import { retryDelayMs } from '../durable/backoff.ts';
import { tell } from '../next/happenings.ts';
import { LONGEST_WAIT_MS, type Publication } from './journal.ts';
import { ELSEWHERE } from './page-exchange.ts';

/** Pages that failed before take this many places at most, so that those that hang do not hold the others. */
const FAILED_PAGES_AT_ONCE = 2;
/** Where one thing has succeeded again, what failed longer ago than this is tried, too. */
const RETRY_TOGETHER_MS = 5_000;
/** How often a page fails before that is worth a line. */
const REPORT_AFTER = 4;
/** A page that waits for longer has turns of its own, before the first pages of later publications. ms. */
const TURN_MS = 30_000;
/** Other pages have so many times as long as those turns take: a list of the whole space may take as long as a hundred entries. */
const TIMES_BY_PLACE = 3;
/** While nothing waits for long, no more than this is counted for the next turn. ms. */
const SAVED_MS = 3_000;
/** A page that keeps the process busy for seconds waits until nothing was published for so long, or until it has the turn of what waits for long. ms. */
const LULL_MS = 1_000;
/** What a making counts for at least, however coarse the clock. */
const LEAST_MS = 1;
/** When a page is asked for again that another instance is making. Most take a little longer. ms. */
const ELSEWHERE_MS = 40;
/** Behind every place. */
const LAST = Number.MAX_SAFE_INTEGER;
/** A page is asked of this process itself: no reason to wait for long. */
const PAGE_LONGEST_WAIT_MS = 30_000;

type Page = {
  path: string;
  /** Counts the marks that made it stale: where it was marked while it was being made, it is made again. */
  marks: number;
  making: boolean;
  failures: number;
  triedAt: number;
  dueAt: number;
  /** Its place among the pages of a publication, the best one where it has several; and since when it waits. */
  place: number;
  wantedAt: number;
  /** Whether it has the turn of what waits for long. */
  isOld: boolean;
  /** Whether making it lets the process do nothing else for long. */
  isLong: boolean;
  waiting: Set<Open>;
};

/** A marked publication, what of it is left to be made, and the pages of it that failed at least once. */
export type Open = { publication: Publication; round: Round; left: number; failed: Set<string> };

/** Publications that were marked together. */
type Round = { startedAt: number; total: number; left: number; paths: number };

type QueueOptions = {
  /** Has a page made; gives null, or what happened instead. */
  make: (path: string) => Promise<string | null | typeof ELSEWHERE>;
  /** Whether making a page lets the process do nothing else for long. */
  isLong: (path: string) => boolean;
  /** How many pages may be made at once now. */
  pagesAtOnce: () => number;
  now: () => Date;
  random: () => number;
  /** ms by a clock that never jumps. */
  ticks: () => number;
  /** Waits until visitors have their turn. */
  calm: () => Promise<void>;
  /** Begins work that the end of the process waits for. */
  begin: (work: () => Promise<void>) => void;
  /** Whether nothing is to be begun any more. */
  stopped: () => boolean;
  /** A place is free again. */
  free: () => void;
  /** Every page of these has been made. */
  finished: (open: readonly Open[]) => void;
  /** A page of these failed, for the first time or so often that it is worth a line: then `failure` says how. */
  failed: (open: readonly Open[], failure: string | null) => void;
};

/**
 * The pages that are to be made anew: a few at once, one that several publications share once, one that cannot be made behind the others. Where
 * more come than are made, publications take turns: the first page of each, which is its entry's own, comes before the second one of any. What has waited
 * for long has a quarter of the time: more would keep all own pages as late as the rest, less would leave the rest until nothing more comes. What shows the
 * whole of a large space is not begun between two publications: the next one's own page would wait for seconds.
 */
export class PageQueue {
  readonly #options: QueueOptions;
  readonly #pages = new Map<string, Page>();
  #making = 0;
  #makingFailed = 0;
  /**
   * How long pages were made by their place alone, less `TIMES_BY_PLACE` times as long as one that had waited for long was. Once that is enough for the shortest
   * making, it is the turn of one of those. ms.
   */
  #aheadMs = 0;
  /** Up to when that is counted. ms. */
  #countedAt = 0;
  /** Whether a page is being made that has waited for long. */
  #makesOld = false;
  /** When something was last to be made. ms. */
  #wantedAt = Number.NEGATIVE_INFINITY;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Puts the pages of publications that were marked together on the list of those to be made. */
  want(publications: readonly Publication[]): void {
    const paths = new Set(publications.flatMap(({ stale }) => stale.paths));
    this.#wantedAt = this.#options.ticks();
    const round = { startedAt: this.#options.now().getTime(), total: publications.length, left: publications.length, paths: paths.size };
    for (const path of paths) {
      const page = this.#pages.get(path);
      if (page) Object.assign(page, { marks: page.marks + 1, dueAt: 0 });
      else this.#pages.set(path, newPage(path, round.startedAt, this.#options.isLong(path)));
    }
    for (const publication of publications) {
      const open: Open = { publication, round, left: publication.stale.paths.length, failed: new Set() };
      for (const [place, path] of publication.stale.paths.entries()) {
        const page = this.#pages.get(path);
        if (!page) continue;
        page.waiting.add(open);
        page.place = Math.min(page.place, place);
      }
      if (open.left === 0) this.#options.finished([open]);
    }
  }

  /** Begins as many pages as there are places. Gives the time until another one is due, in ms. */
  makeDue(): number {
    const now = this.#options.now().getTime();
    let waitMs = Number.POSITIVE_INFINITY;
    const atOnce = this.#options.pagesAtOnce();
    if (this.#making >= atOnce) return waitMs;
    // With every place taken, the next page begins when one of them is made.
    while (this.#making < atOnce) {
      const next = this.#next(now);
      if (!next) break;
      this.#make(next);
    }
    const lullMs = this.#untilLull();
    for (const page of this.#pages.values()) {
      if (!this.#mayBegin(page)) continue;
      if (!isDue(page, now)) waitMs = Math.min(waitMs, page.dueAt - now);
      else if (page.isLong && lullMs > 0) waitMs = Math.min(waitMs, lullMs);
    }
    return waitMs;
  }

  /** The page whose turn it is; null where none is due. */
  #next(now: number): Page | null {
    const isTurnOfOld = !this.#makesOld && this.#aheadMs >= TIMES_BY_PLACE * LEAST_MS;
    const turn = ({ place, wantedAt, failures }: Page) => (failures > 0 ? LAST : isTurnOfOld && now - wantedAt > TURN_MS ? -1 : place);
    const isLull = this.#untilLull() <= 0;
    const isTurnOf = (page: Page) => this.#mayBegin(page) && isDue(page, now) && (isLull || !page.isLong || turn(page) === -1);
    let next: Page | null = null;
    for (const page of this.#pages.values()) if (isTurnOf(page) && (next === null || turn(page) < turn(next))) next = page;
    if (next) next.isOld = turn(next) === -1;
    return next;
  }

  /** How long nothing more may be published until what takes long may begin, in ms. */
  #untilLull(): number {
    return this.#wantedAt + LULL_MS - this.#options.ticks();
  }

  #mayBegin({ making, failures }: Page): boolean {
    return !making && (failures === 0 || this.#makingFailed < FAILED_PAGES_AT_ONCE);
  }

  #make(page: Page): void {
    const { begin, calm, make, stopped, now, free } = this.#options;
    const hasFailed = page.failures > 0;
    this.#count();
    page.making = true;
    this.#making += 1;
    if (hasFailed) this.#makingFailed += 1;
    const { isOld } = page;
    if (isOld) this.#makesOld = true;
    begin(async () => {
      await calm();
      if (stopped()) return;
      const { marks } = page;
      const failure = await make(page.path);
      if (stopped()) return;
      this.#count(LEAST_MS);
      if (isOld) this.#makesOld = false;
      page.making = false;
      this.#making -= 1;
      if (hasFailed) this.#makingFailed -= 1;
      page.triedAt = now().getTime();
      // It keeps its turn: to take a page is a small part of making the next one.
      if (failure === ELSEWHERE) page.dueAt = page.triedAt + ELSEWHERE_MS;
      else if (failure !== null) this.#failed(page, failure);
      else if (page.marks !== marks) this.#toTheEnd(page, page.triedAt);
      else this.#made(page);
      free();
    });
  }

  /** Counts the time since it was last counted. Pages are made side by side, so it is the clock's and not theirs: theirs would count what they wait for each other. */
  #count(leastMs = 0): void {
    const at = this.#options.ticks();
    const spentMs = this.#making > 0 ? Math.max(leastMs, at - this.#countedAt) : 0;
    this.#countedAt = at;
    this.#aheadMs = this.#makesOld ? this.#aheadMs - TIMES_BY_PLACE * spentMs : Math.min(this.#aheadMs + spentMs, SAVED_MS);
  }

  #made(page: Page): void {
    this.#pages.delete(page.path);
    if (page.failures > 0) this.#retryTogether(page.triedAt);
    const finished = [...page.waiting].filter((open) => {
      open.left -= 1;
      return open.left === 0;
    });
    if (finished.length > 0) this.#options.finished(finished);
  }

  #failed(page: Page, failure: string): void {
    page.failures += 1;
    tell('publication-failure', { step: 'page' });
    this.#toTheEnd(page, page.triedAt + retryDelayMs(page.failures, this.#options.random, PAGE_LONGEST_WAIT_MS));
    const affected = [...page.waiting];
    const isFirst = affected.some(({ failed }) => !failed.has(page.path));
    for (const { failed } of affected) failed.add(page.path);
    const isReported = page.failures === REPORT_AFTER;
    if (isFirst || isReported) this.#options.failed(affected, isReported ? failure : null);
  }

  #toTheEnd(page: Page, dueAt: number): void {
    page.dueAt = dueAt;
    this.#pages.delete(page.path);
    this.#pages.set(page.path, page);
  }

  /** A page that had failed is made: what kept it may have kept others. */
  #retryTogether(now: number): void {
    for (const page of this.#pages.values()) if (now - page.triedAt > RETRY_TOGETHER_MS) page.dueAt = Math.min(page.dueAt, now);
  }
}

/** Further ahead than any wait: the clock was set back. */
const isDue = ({ dueAt }: Page, now: number) => dueAt <= now || dueAt > now + LONGEST_WAIT_MS;

const newPage = (path: string, wantedAt: number, isLong: boolean): Page => ({
  path,
  wantedAt,
  isOld: false,
  isLong,
  marks: 1,
  making: false,
  failures: 0,
  triedAt: 0,
  dueAt: 0,
  place: LAST,
  waiting: new Set(),
});
