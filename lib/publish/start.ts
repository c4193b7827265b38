import { hash } from 'node:crypto';
import { fillReplica } from '../content/store/build-replica.ts';
import { readsSampleSpace } from '../content/store/client.ts';
import { createSource } from '../content/store/source.ts';
import { env } from '../env.ts';
import { emit } from '../runtime/events.ts';
import { addHealthCheck } from '../runtime/health-checks.ts';
import { log } from '../runtime/log.ts';
import { processState } from '../runtime/process-state.ts';
import { beforeExit } from '../runtime/shutdown.ts';
import { waitAtStart } from '../runtime/start-waits.ts';
import { staleCount } from '../stored-pages/stale-pages.ts';
import { AnnouncementClock } from './announcement-clock.ts';
import { lookedAt } from './looked-at.ts';
import { type Notice, Notices } from './notices.ts';
import { PageMaker } from './page-maker.ts';
import { publicationStore, storeFailed } from './publication-store.ts';
import { PurgeQueue } from './purge-queue.ts';
import { type Finished, instanceName } from './receipts.ts';
import { Reconciler } from './reconcile.ts';

/** Pause before a store that could not be opened is tried again. ms. */
const OPEN_AGAIN_MS = 5_000;
const PRUNE_EVERY_MS = 60 * 60 * 1000;
/** More publications than this share a log line. */
const LINES_AT_ONCE = 10;

type State = {
  isFailing: boolean;
  reconciler: Reconciler | null;
  maker: PageMaker | null;
  notices: Notices | null;
  /** Purges done publications at the configured CDN, also those of an earlier process. */
  purges: PurgeQueue | null;
};

const state = () =>
  processState<State>('publications', () => ({ isFailing: false, reconciler: null, maker: null, notices: null, purges: null }));

/** At the start: opens the store, looks at the space, and makes the pages that an earlier process left. */
export async function beginPublications(): Promise<void> {
  const known = state();
  addHealthCheck('publications', assertWritable);
  const receipts = () => publicationStore().receipts;
  known.maker = new PageMaker({ receipts, finished: noteFinished });
  beforeExit(async () => known.maker?.stop());
  const { CONTENTFUL_LOOK_S, CDN: cdn, CDN_ZONE: zone, CDN_TOKEN: token, CDN_API: api } = env();
  if (cdn && zone && token) {
    known.purges = new PurgeQueue({ account: { cdn, zone, token, api }, receipts });
    beforeExit(async () => known.purges?.stop());
  }
  const clock = new AnnouncementClock({ store: publicationStore, marked: () => known.maker?.wake() });
  beforeExit(async () => clock.stop());
  const reconciler = new Reconciler({
    source: createSource(),
    store: publicationStore,
    lookEveryMs: CONTENTFUL_LOOK_S * 1000,
    changed: () => {
      known.maker?.wake();
      clock.wake();
    },
  });
  known.reconciler = reconciler;
  await goOn();
  setInterval(prune, PRUNE_EVERY_MS).unref();
  clock.wake();
  if (readsSampleSpace(env()) && process.env.NODE_ENV !== 'development') return;
  const hasOthers = env().DATABASE_URL !== undefined;
  // If another instance can answer, this one is ready only with current pages.
  const isCurrent = () => lookedAt() !== null && (!hasOthers || staleCount() === 0);
  waitAtStart(
    'content',
    () => isCurrent() || reconciler.isFailing,
    () => hasOthers,
  );
  beforeExit(() => reconciler.stop());
  beginNotices(reconciler);
  reconciler.begin();
}

function assertWritable(): void {
  try {
    publicationStore().assertWritable();
  } catch (error) {
    storeFailed(error);
    throw error;
  }
}

/** Goes on with the work of an earlier process. If the store cannot be used, it retries. */
async function goOn(): Promise<void> {
  const known = state();
  try {
    const { file, replica, receipts } = publicationStore();
    if (process.env.NODE_ENV === 'development') await fillReplica(file, replica, createSource());
    for (const event of receipts.waiting()) known.reconciler?.hint(event);
    known.maker?.wake();
    known.purges?.wake();
    prune();
    if (known.isFailing) log.info('publish.done', 'publish: publications can be stored again');
    known.isFailing = false;
  } catch (error) {
    if (!known.isFailing)
      log.error('publish.failed', `publish: ${env().PUBLISH_STORE} cannot be used, so nothing new is shown for now:`, { error });
    known.isFailing = true;
    setTimeout(() => void goOn(), OPEN_AGAIN_MS).unref();
  }
}

function prune(): void {
  try {
    publicationStore().receipts.prune(new Date());
  } catch {
    // Again in an hour.
  }
}

function beginNotices(reconciler: Reconciler): void {
  const { DATABASE_URL: url, CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment } = env();
  if (!url) return;
  const notices = new Notices({
    url,
    // A name has 63 bytes at most.
    channel: `publications_${hash('sha256', `${space}/${environment}`, 'hex').slice(0, 16)}`,
    heard: (notice) => hearNotice(notice, reconciler),
    missed: () => reconciler.hint(null),
  });
  state().notices = notices;
  beforeExit(() => notices.stop());
  void notices.begin();
}

/** Another instance was called. A notice that cannot be stored still counts as a hint. */
function hearNotice({ call, name, from, event }: Notice, reconciler: Reconciler): void {
  if (from === instanceName()) return;
  const now = new Date();
  try {
    publicationStore().receipts.receive(event, { call, event: name, via: 'notice', receivedBy: from, receivedAt: now, verifiedAt: now });
  } catch {
    // The reconciler reports the fault of the store.
  }
  reconciler.hint(event);
}

/** A call of the webhook was stored: this instance and the others apply it. */
export function bringPublication(notice: Notice): void {
  state().reconciler?.hint(notice.event);
  state().notices?.tell(notice);
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
  state().purges?.wake();
}
