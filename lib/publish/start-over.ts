import { setImmediate as othersFirst } from 'node:timers/promises';
import { liveStore } from '../content/store/content-store.ts';
import { storedTags } from '../next/page-index.ts';
import { ENTRY_KINDS } from '../site/collections.ts';
import { markStale } from './mark-stale.ts';
import { publishJournal } from './open-journal.ts';

/**
 * Nobody knows what was published: what this process knows is asked for anew, and every page that shows content is marked stale. They are made when somebody
 * asks for them, as after an hour without publications. Throws where the delivery API does not answer.
 */
export async function startOver(): Promise<void> {
  const store = liveStore();
  await store.refresh();
  await othersFirst();
  // An address that changed meanwhile leads to the new one.
  publishJournal().slugs.fill(
    ENTRY_KINDS.flatMap((kind) => store.knownCatalogue(kind).localizedCards()),
    new Date(),
  );
  await markStale(storedTags());
}
