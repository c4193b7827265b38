import { type LiveStore, liveStore } from '../content/store/content-store.ts';
import type { RawEntry } from '../content/types.ts';
import { tell } from '../next/happenings.ts';
import { log } from '../next/log.ts';
import { pagesWithTags, standsAt } from '../next/page-index.ts';
import { processState } from '../next/process-state.ts';
import type { StoredPages } from './change.ts';
import { staleAfter, takeIn } from './content-change.ts';
import { markStale } from './mark-stale.ts';
import { waitForRevision } from './revision.ts';
import { warmPages } from './warm.ts';
import type { PublishEvent } from './webhook.ts';

const STORED_PAGES: StoredPages = { withTags: pagesWithTags, exists: standsAt };

/**
 * Shows a publication to the visitors: waits for the delivery API, updates what this process knows, marks the affected pages
 * stale and requests each of them, so that no visitor has to be the one who gets the old copy. Prints one line.
 */
export async function publish(event: PublishEvent): Promise<void> {
  const startedAt = Date.now();
  const store = liveStore();
  const { caughtUp, raw } = await waitForRevision(store.source, event);
  if (!caughtUp)
    log.warn(
      'publish.late',
      `publish: the delivery API still does not serve ${event.item} ${event.id} as announced (${event.action}, revision ${event.revision}); going on with what it has`,
    );
  await oneAfterAnother(() => updatePages(event, raw, store, startedAt));
}

/** A page whose making began before a mark and ends after it would pass for new: the next publication waits until this one's pages are made. */
function oneAfterAnother(work: () => Promise<void>): Promise<void> {
  const queue = processState('publications', () => ({ last: Promise.resolve() }));
  const mine = queue.last.then(work);
  queue.last = mine.catch(() => undefined);
  return mine;
}

async function updatePages(event: PublishEvent, raw: RawEntry | null, store: LiveStore, startedAt: number): Promise<void> {
  const stale = staleAfter(takeIn(event, raw, store), STORED_PAGES);
  const paths = new Set([...STORED_PAGES.withTags(stale.tags), ...stale.paths]);
  await markStale(stale.tags);
  const failures = await warmPages([...paths]);
  tell('publication', { outcome: 'brought', seconds: (Date.now() - startedAt) / 1000 });
  for (const failure of failures) log.warn('publish.page-not-made', `publish: ${failure}`);
  log.info(
    'publish.done',
    `publish: ${event.action} ${event.item} ${event.id}, ${paths.size - failures.length} of ${paths.size} pages made anew in ${Date.now() - startedAt} ms`,
  );
}
