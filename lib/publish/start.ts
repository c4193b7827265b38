import { env } from '../env.ts';
import { processState } from '../next/process-state.ts';
import { beforeExit } from '../next/shutdown.ts';
import { publishJournal } from './open-journal.ts';
import { SITE } from './publish.ts';
import { PublishWorker } from './worker.ts';

const worker = () =>
  processState('publish-worker', () => {
    const created = new PublishWorker({ journal: publishJournal, site: SITE });
    beforeExit(() => created.stop());
    return created;
  });

/** Brings what an earlier process left, and whatever comes. Without the webhook's secret nothing can come. */
export function bringPublications(): void {
  if (env().CONTENTFUL_WEBHOOK_SECRET) worker().wake();
}
