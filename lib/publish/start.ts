import { hash } from 'node:crypto';
import { buildReplica } from '../content/store/build-replica.ts';
import { readsSampleSpace } from '../content/store/client.ts';
import { BUILT_REPLICA } from '../content/store/replica.ts';
import { createSource } from '../content/store/source.ts';
import { env } from '../env.ts';
import { emit } from '../runtime/events.ts';
import { addHealthCheck } from '../runtime/health-checks.ts';
import { log } from '../runtime/log.ts';
import { processState } from '../runtime/process-state.ts';
import { beforeExit } from '../runtime/shutdown.ts';
import { waitAtStart } from '../runtime/start-waits.ts';
import { staleCount } from '../stored-pages/stale-pages.ts';
import { announcementClock } from './announcement-clock.ts';
import { lookedAt } from './looked-at.ts';
import { type Notice, Notices } from './notices.ts';
import { PageMaker } from './page-maker.ts';
import { publicationStore } from './publication-store.ts';
import { PurgeQueue } from './purge-queue.ts';
import { type Finished, instanceName } from './receipts.ts';
import { Reconciler } from './reconcile.ts';

/** Pause before a store that could not be opened is tried again. ms. */
const OPEN_AGAIN_MS = 5_000;
/** More publications than this share a log line. */
const LINES_AT_ONCE = 10;

const shared = () => processState('publications', () => ({ bring: (_notice: Notice): void => undefined }));

/** A call of the webhook was stored: this instance and the others apply it. */
export const bringPublication = (notice: Notice): void => shared().bring(notice);

/** At the start: opens the store, looks at the space, and makes the pages that an earlier process left. */
export async function beginPublications(): Promise<void> {
  addHealthCheck('publications', () => publicationStore().assertWritable());
  const { CONTENTFUL_LOOK_S, CDN: cdn, CDN_ZONE: zone, CDN_TOKEN: token, CDN_API: api, DATABASE_URL } = env();
  const receipts = () => publicationStore().receipts;
  const purges = cdn && zone && token ? new PurgeQueue({ account: { cdn, zone, token, api }, receipts }) : null;
  const maker: PageMaker = new PageMaker({ receipts, finished: noteFinished, isExpecting: () => reconciler.isHinted });
  const lookAtAnnouncements = announcementClock(publicationStore, () => maker.wake());
  const changed = () => {
    maker.wake();
    lookAtAnnouncements();
  };
  const reconciler = new Reconciler({ source: createSource(), store: publicationStore, lookEveryMs: CONTENTFUL_LOOK_S * 1000, changed });
  const notices = DATABASE_URL === undefined ? null : noticesFor(DATABASE_URL, reconciler);
  for (const each of [maker, purges, reconciler, notices]) beforeExit(async () => each?.stop());
  shared().bring = (notice) => {
    reconciler.hint(notice.event);
    notices?.tell(notice);
  };
  await goOn(async () => {
    // In development no build has made the file. Next's own processes read it, too.
    if (process.env.NODE_ENV === 'development') await buildReplica(BUILT_REPLICA, createSource(), () => {});
    for (const event of receipts().waiting()) reconciler.hint(event);
    maker.wake();
  });
  lookAtAnnouncements();
  void purges?.begin();
  if (readsSampleSpace(env()) && process.env.NODE_ENV !== 'development') return;
  // If another instance can answer, this one is ready only with current pages.
  const isCurrent = () => lookedAt() !== null && (notices === null || staleCount() === 0);
  waitAtStart(
    'content',
    () => isCurrent() || reconciler.isFailing,
    () => notices !== null,
  );
  void notices?.begin();
  void reconciler.begin();
}

/** Goes on with the work of an earlier process. If the store cannot be used, it retries. */
async function goOn(work: () => Promise<void>, isFailing = false): Promise<void> {
  try {
    await work();
    if (isFailing) log.info('publish.done', 'publish: publications can be stored again');
  } catch (error) {
    if (!isFailing)
      log.error('publish.failed', `publish: ${env().PUBLISH_STORE} cannot be used, so nothing new is shown for now:`, { error });
    setTimeout(() => void goOn(work, true), OPEN_AGAIN_MS).unref();
  }
}

function noticesFor(url: string, reconciler: Reconciler): Notices {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment } = env();
  return new Notices({
    url,
    // A name has 63 bytes at most.
    channel: `publications_${hash('sha256', `${space}/${environment}`, 'hex').slice(0, 16)}`,
    heard: (notice) => (notice ? hearNotice(notice, reconciler) : reconciler.hint(null)),
  });
}

/** Another instance was called. A notice that cannot be stored still counts as a hint. */
function hearNotice(notice: Notice, reconciler: Reconciler): void {
  if (notice.from === instanceName()) return;
  try {
    publicationStore().receipts.receive(notice, 'notice', new Date());
  } catch {
    // The reconciler reports the fault of the store.
  }
  reconciler.hint(notice.event);
}

function noteFinished(finished: readonly Finished[]): void {
  const now = Date.now();
  for (const { seenAt } of finished) emit('publication', { seconds: Math.max(0, now - seenAt) / 1000 });
  const pages = (some: readonly Finished[]) => some.reduce((sum, each) => sum + each.pages, 0);
  if (finished.length > LINES_AT_ONCE) {
    const first = Math.min(...finished.map(({ seenAt }) => seenAt));
    log.info('publish.done', `publish: ${finished.length} publications, ${pages(finished)} pages made anew in ${now - first} ms`);
  } else
    for (const { action, item, id, pages: count, receivedAt } of finished)
      log.info('publish.done', `publish: ${action} ${item} ${id}, ${count} of ${count} pages made anew in ${now - receivedAt} ms`);
}
