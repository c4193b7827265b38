import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import type { LeftOut, Receipts } from '../../lib/publish/receipts.ts';
import type { PublishEvent } from '../../lib/publish/webhook.ts';
import { temporaryFolder } from './for-test.ts';

export const NOON = new Date('2026-05-04T12:00:00.000Z');
export const later = (ms: number) => new Date(NOON.getTime() + ms);

/** A store in a file for this test; `open` opens the same file again, like another process. `prepare` may write the file before. */
export function storeFor(context: Pick<TestContext, 'onTestFinished'>, prepare: (file: string) => void = () => undefined) {
  const file = join(temporaryFolder(context), 'data', 'publications.sqlite');
  prepare(file);
  const open = () => {
    const store = new PublicationStore(file);
    context.onTestFinished(() => store.close());
    return store;
  };
  return { file, open, store: open() };
}

/** A webhook's body for an entry. */
export const event = (id: string, changes: Partial<PublishEvent> = {}): PublishEvent => ({
  ...{ action: 'publish', item: 'Entry', kind: 'blog', revision: 1 },
  ...changes,
  id,
});

let calls = 0;

/** Accepts a publication, in a separate call. */
export function receive(receipts: Receipts, id: string, changes: Partial<PublishEvent> = {}, now = NOON): boolean {
  calls += 1;
  const arrival = {
    call: `call-${calls}`,
    event: 'Entry.publish',
    via: 'webhook',
    receivedBy: 'one',
    receivedAt: now,
    verifiedAt: now,
  } as const;
  return receipts.receive(event(id, changes), arrival);
}

type Outcome = { paths?: string[]; leftOut?: LeftOut | null; isLate?: boolean; isNew?: boolean };

/** The replica has a revision of an entry now. */
export function bring({ file, receipts }: PublicationStore, id: string, revision: number | null, now = NOON, outcome: Outcome = {}): void {
  const { isNew = true, paths = isNew ? ['/en/a', '/en/b'] : [], leftOut = null, isLate = false } = outcome;
  const action = revision === null ? 'remove' : 'publish';
  receipts.asked([id], now);
  file.transaction(() =>
    receipts.brought(
      [
        {
          event: event(id, { action, revision }),
          revisionSeen: revision,
          isLate,
          isNew,
          tags: [`entry:${id}`],
          paths,
          leftOut,
          others: [],
        },
      ],
      now,
    ),
  );
}

/** A revision is brought, and its pages are made immediately. */
export function work(store: PublicationStore, id: string, revision: number | null, now = NOON, outcome: Outcome = {}): void {
  bring(store, id, revision, now, outcome);
  store.receipts.made(outcome.paths ?? ['/en/a', '/en/b'], now);
}
