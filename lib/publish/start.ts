import { env } from '../env.ts';
import { processState } from '../next/process-state.ts';
import { beforeExit } from '../next/shutdown.ts';
import { compareSlugsWithBuild } from './note-slugs.ts';
import { publishJournal } from './open-journal.ts';
import { purgeWhatWasDone, SITE } from './publish.ts';
import { PublishWorker } from './worker.ts';

const worker = () =>
  processState('publish-worker', () => {
    const created = new PublishWorker({ journal: publishJournal, site: SITE });
    beforeExit(() => created.stop());
    return created;
  });

/** At the start of the process: what it must know before anything is published, and then what an earlier one left. */
export function beginPublications(): void {
  if (env().CONTENTFUL_WEBHOOK_SECRET) compareSlugsWithBuild();
  bringPublications();
  purgeWhatWasDone();
}

/** Brings what an earlier process left, and whatever comes. Without the webhook's secret nothing can come. */
export function bringPublications(): void {
  if (env().CONTENTFUL_WEBHOOK_SECRET) worker().wake();
}
