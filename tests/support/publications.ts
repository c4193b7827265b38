import { join } from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { Journal } from '../../lib/publish/journal.ts';
import type { PublishEvent } from '../../lib/publish/webhook.ts';
import { PublishWorker, type Seen, type Site } from '../../lib/publish/worker.ts';
import { temporaryFolder } from './for-test.ts';

export const NOON = new Date('2026-05-04T12:00:00.000Z');
export const later = (ms: number) => new Date(NOON.getTime() + ms);

/**
 * A journal in a file of this test's own, of a process with this name; `open` opens the same file again, as another process would. `prepare`
 * may write the file before.
 */
export function journalFor(
  context: Pick<TestContext, 'onTestFinished'>,
  instance: string | null = null,
  prepare: (file: string) => void = () => undefined,
) {
  const file = join(temporaryFolder(context), 'data', 'publications.sqlite');
  prepare(file);
  const open = (name: string | null = instance) => {
    const journal = new Journal(file, name);
    context.onTestFinished(() => journal.close());
    return journal;
  };
  return { file, open, journal: open() };
}

/** What a webhook says of an entry. */
export const event = (id: string, changes: Partial<PublishEvent> = {}): PublishEvent => ({
  ...{ action: 'publish', item: 'Entry', kind: 'blog', revision: 1 },
  ...changes,
  id,
});

let calls = 0;

/** Takes a publication, in a call of its own. */
export function receive(journal: Journal, id: string, changes: Partial<PublishEvent> = {}, now = NOON) {
  calls += 1;
  return journal.receive(event(id, changes), `signature-${calls}`, now);
}

/** A site of pages by name, whose every step a test may change; and a worker on it that is awake, for which time passes only when the test says so. */
export function workerFor(
  journal: Journal,
  pagesOf: (id: string) => string[],
  steps: Partial<Site> = {},
  pagesAtOnce: () => number = () => 4,
) {
  /** What the machine's clock says, and what passes. */
  const clock = { ms: NOON.getTime(), ticks: 0 };
  const lines: string[] = [];
  const marks: string[][] = [];
  const made: string[] = [];
  const site: Site = {
    look: async () => ({ caughtUp: true, raw: null }),
    takeIn: async (seen: readonly Seen[]) =>
      seen.map(({ publication: { id } }) => ({ tags: [`entry:${id}`, 'list'], paths: [...pagesOf(id)] })),
    mark: async (tags) => {
      marks.push(tags);
    },
    make: async (path) => {
      made.push(path);
      return null;
    },
    ...steps,
  };
  const worker = new PublishWorker({
    ...{ journal: () => journal, site, now: () => new Date(clock.ms), ticks: () => clock.ticks, random: () => 0 },
    ...{
      report: (line: string) => lines.push(line),
      complain: (line: string) => lines.push(line),
      calm: async () => undefined,
      pagesAtOnce,
    },
  });
  onTestFinished(() => worker.stop());
  worker.wake();
  return { worker, clock, lines, marks, made };
}
