import { SNAPSHOT_FOLDER, snapshotBegun } from '../content/store/snapshot.ts';
import { idBefore, RedisStream } from '../durable/redis-stream.ts';
import { whileBusy } from '../durable/sqlite-file.ts';
import { env } from '../env.ts';
import { addHealthCheck } from '../next/health-checks.ts';
import { log } from '../next/log.ts';
import { nameOfMadePages } from '../next/made-pages.ts';
import { processState } from '../next/process-state.ts';
import { beforeExit } from '../next/shutdown.ts';
import { waitAtStart } from '../next/start-waits.ts';
import { streamKey } from './announcement.ts';
import type { Reading } from './announcement-record.ts';
import { Announcements } from './announcements.ts';
import { compareSlugsWithBuild } from './note-slugs.ts';
import { publishJournal } from './open-journal.ts';
import { purgeWhatWasDone, SITE } from './publish.ts';
import { beginPageExchange, streamPlaces } from './shared-pages.ts';
import { startOver } from './start-over.ts';
import { PublishWorker } from './worker.ts';

const worker = () =>
  processState('publish-worker', () => {
    const created = new PublishWorker({ journal: publishJournal, site: SITE });
    beforeExit(() => created.stop());
    return created;
  });

/** What was published so long before the build is asked for as well: clocks differ. A publication that the build has already costs its pages once more. ms. */
const BEFORE_BUILD_MS = 60 * 60 * 1000;

/** What instances tell each other, where there is a Redis for that. */
const announcements = () =>
  processState<Announcements | null>('announcements', () => {
    const { REDIS_URL: url, CONTENTFUL_WEBHOOK_SECRET: secret } = env();
    if (!url || !secret) return null;
    return new Announcements({
      journal: publishJournal,
      open: () => RedisStream.open(url, streamKey(env())),
      pages: nameOfMadePages,
      start: sinceBuild,
      placed: (call, id) => streamPlaces().note(call, id),
      taken: bringPublications,
      mend: startOver,
      report: (event, line) => log.info(event, line),
      complain: (event, line) => log.warn(event, line),
    });
  });

/** A build has what was published before it. */
function sinceBuild(): Reading {
  const begun = snapshotBegun(SNAPSHOT_FOLDER);
  return { position: begun ? idBefore(begun.getTime() - BEFORE_BUILD_MS) : '0-0', isMessage: false };
}

/**
 * Alone, an instance has only its journal to say what came since its build was begun: the process before brought that to the pages of another build, or to some that are
 * gone.
 */
function bringAgain(): void {
  if (!env().CONTENTFUL_WEBHOOK_SECRET || announcements()) return;
  const begun = snapshotBegun(SNAPSHOT_FOLDER);
  const since = new Date(begun ? begun.getTime() - BEFORE_BUILD_MS : 0);
  whileBusy(() => publishJournal().bringAgain(nameOfMadePages(), sinceBuild(), since, new Date())).then(
    bringPublications,
    // What is wrong with the journal the worker says.
    () => undefined,
  );
}

function beginAnnouncements(): void {
  const begun = announcements();
  if (!begun) return;
  addHealthCheck('redis', () => begun.look(), { shared: true });
  waitAtStart(
    'publications',
    () => begun.caughtUpAt !== null && isBrought(begun.caughtUpAt),
    () => begun.isWorking,
  );
  beforeExit(() => begun.stop());
  let isCertain = false;
  beginPageExchange(() => {
    // Of what an earlier process read, nobody knows its place in the stream any more.
    isCertain ||= begun.caughtUpAt !== null && isMarked(begun.caughtUpAt);
    return isCertain && !begun.hasGap;
  });
  begun.begin();
}

/** Whether every page is new that publications up to this one made stale. */
function isBrought(number: number): boolean {
  try {
    return !publishJournal().isUnfinishedUpTo(number);
  } catch {
    // What is wrong with the journal the worker says.
    return false;
  }
}

/** Whether everything is marked stale that publications up to this one change. */
function isMarked(number: number): boolean {
  try {
    return !publishJournal().isUnmarkedUpTo(number);
  } catch {
    return false;
  }
}

/** Tells the other instances of what has just been taken. */
export function announcePublications(): void {
  announcements()?.wake();
}

/** How far the clock that all instances share is ahead of this machine's; 0 where there is none. ms. */
export const sharedClockAheadMs = (): number => announcements()?.aheadMs ?? 0;

/** At the start of the process: what it must know before anything is published, and then what an earlier one left. */
export function beginPublications(): void {
  if (env().CONTENTFUL_WEBHOOK_SECRET) compareSlugsWithBuild();
  bringAgain();
  bringPublications();
  purgeWhatWasDone();
  beginAnnouncements();
}

/** Brings what an earlier process left, and whatever comes. Without the webhook's secret nothing can come. */
export function bringPublications(): void {
  if (env().CONTENTFUL_WEBHOOK_SECRET) worker().wake();
}
