import { setImmediate as othersFirst } from 'node:timers/promises';
import { liveStore } from '../content/store/content-store.ts';
import { env } from '../env.ts';
import { log } from '../next/log.ts';
import { pagesWithTags, standsAt, tagsOfPage } from '../next/page-index.ts';
import { PAGE_FRESH_MS } from '../next/page-life.ts';
import { processState } from '../next/process-state.ts';
import { beforeExit } from '../next/shutdown.ts';
import { parseRouterPath } from '../routing/addresses.ts';
import { batched } from './batched-source.ts';
import type { LeftOut, Stale, StoredPages } from './change.ts';
import { staleAfter, takeIn } from './content-change.ts';
import type { Publication, Unpurged } from './journal.ts';
import { isLongPage } from './long-page.ts';
import { makePage } from './make-page.ts';
import { markStale } from './mark-stale.ts';
import { noteSlugs } from './note-slugs.ts';
import { publishJournal } from './open-journal.ts';
import { PurgeQueue } from './purge-queue.ts';
import { type Delivered, waitForRevision } from './revision.ts';
import { makeShared, noteStale } from './shared-pages.ts';
import type { Seen, Site } from './worker.ts';

/** The steps of a publication on this site: its delivery API, what this process knows, its pages. */
export const SITE: Site = {
  look,
  takeIn: takeInAll,
  noteStale,
  mark: markStale,
  make: (path, signal) => makeShared(path, () => makePage(path, { signal, stands })),
  isLong: (path) => isLongPage(tagsOfPage(path) ?? [], (kind) => liveStore().knownCatalogue(kind).size),
  purge: (publications) => purgeWhatShows(publications),
};

/** At the start: purges what the process before made anew and did not come to purge. */
export function purgeWhatWasDone(now = new Date()): void {
  if (!purgeQueue()) return;
  try {
    purgeWhatShows(publishJournal().unpurgedSince(new Date(now.getTime() - PAGE_FRESH_MS)));
  } catch (error) {
    log.warn('cdn.refuses', 'cdn: what was published lately cannot be read, so it is not purged:', { error });
  }
}

function purgeWhatShows(publications: readonly Unpurged[]): void {
  const tags = [...new Set(publications.flatMap(({ stale }) => stale.tags))];
  purgeQueue()?.add(tags, () => notePurged(publications));
}

function notePurged(publications: readonly Unpurged[]): void {
  try {
    publishJournal().purged(
      publications.map(({ number }) => number),
      new Date(),
    );
  } catch {
    // The worker says what is wrong with the journal; the next process purges these once more.
  }
}

/** Asks the CDN in front, where one is configured. */
const purgeQueue = () =>
  processState<PurgeQueue | null>('purge-queue', () => {
    const { CDN: cdn, CDN_ZONE: zone, CDN_TOKEN: token, CDN_API: api } = env();
    if (!cdn || !zone || !token) return null;
    const queue = new PurgeQueue({
      account: { cdn, zone, token, api },
      report: (line) => log.info('cdn.purges', line),
      complain: (line) => log.warn('cdn.refuses', line),
    });
    beforeExit(() => queue.stop());
    return queue;
  });

/** Waits for the delivery API, which follows the webhook within seconds. */
async function look(publication: Publication, signal: AbortSignal): Promise<Delivered> {
  const source = processState('batched-source', () => batched(liveStore().source));
  const delivered = await waitForRevision(source, publication, { signal });
  const { item, id, action, revision } = publication;
  if (!delivered.caughtUp)
    log.warn(
      'publish.late',
      `publish: the delivery API still does not serve ${item} ${id} as announced (${action}, revision ${revision}); going on with what it has`,
    );
  return delivered;
}

/** Brings what this process knows up to date, and finds the stored pages that show what was published. */
async function takeInAll(publications: readonly Seen[]): Promise<(Stale & { leftOut: LeftOut | null })[]> {
  const changes = takeIn(
    publications.map(({ publication, raw }) => ({ event: publication, raw })),
    liveStore(),
    (id) => publishJournal().slugs.kindOf(id),
  );
  noteSlugs(changes);
  const stored: StoredPages = { withTags: pagesWithTags, exists: standsAt };
  const others = changes.flatMap((change) => (change.item === 'entry' ? change.others : []));
  publishJournal().noteLeftOut(
    others.map(({ id, leftOut = null }) => [id, leftOut]),
    new Date(),
  );
  const stale: (Stale & { leftOut: LeftOut | null })[] = [];
  for (const [index, change] of changes.entries()) {
    const found = staleAfter(change, stored);
    // What an earlier attempt found, too: before it, something else was known.
    const tags = [...new Set([...found.tags, ...(publications[index]?.publication.stale.tags ?? [])])];
    // An entry's own pages first: this is the order in which they are made.
    const leftOut = change.item === 'entry' ? (change.leftOut ?? null) : null;
    stale.push({ tags, paths: [...new Set([...found.paths, ...stored.withTags(tags)])], leftOut });
    // A burst brings hundreds at once, and visitors want their answers meanwhile.
    await othersFirst();
  }
  return stale;
}

/** Whether an entry, or enough entries for a keyword's page, stand at a path, as far as this process knows. */
function stands(routerPath: string): boolean {
  const parsed = parseRouterPath(routerPath);
  if (!parsed) return false;
  const { address, locale } = parsed;
  switch (address.type) {
    case 'entry':
    case 'entryMarkdown':
      return liveStore().knownCatalogue(address.kind).has(address.slug, locale);
    case 'keyword':
      return address.page === 1 && liveStore().knownCatalogue(address.kind).keywords.byLocale[locale].has(address.keyword);
    default:
      return false;
  }
}
