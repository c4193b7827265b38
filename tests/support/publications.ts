import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import type { Receipts } from '../../lib/publish/receipts.ts';
import type { PublishEvent } from '../../lib/publish/webhook.ts';
import { temporaryFolder } from './for-test.ts';

export const NOON = new Date('2026-05-04T12:00:00.000Z');
export const later = (ms: number) => new Date(NOON.getTime() + ms);

/** A store in a file for this test. `prepare` may write the file before. */
export function storeFor(context: Pick<TestContext, 'onTestFinished'>, prepare: (file: string) => void = () => undefined) {
  const file = join(temporaryFolder(context), 'data', 'publications.sqlite');
  prepare(file);
  const store = new PublicationStore(file);
  context.onTestFinished(() => store.close());
  return { store };
}

/** A webhook's body for an entry. */
export const event = (id: string, changes: Partial<PublishEvent> = {}): PublishEvent => ({
  ...{ action: 'publish', item: 'Entry', kind: 'blog', revision: 1 },
  ...changes,
  id,
});

let calls = 0;

/** Accepts a publication, in a separate call. */
export function receive(receipts: Receipts, id: string, changes: Partial<PublishEvent> = {}): void {
  calls += 1;
  receipts.receive({ event: event(id, changes), call: `call-${calls}`, name: 'Entry.publish', from: 'one' }, 'webhook', NOON);
}

type Outcome = { paths?: string[]; isLate?: boolean; isNew?: boolean };

/** The replica has a revision of an entry now. */
export function bring({ file, receipts }: PublicationStore, id: string, revision: number, now = NOON, outcome: Outcome = {}): void {
  const { isNew = true, paths = isNew ? PAGES : [], isLate = false } = outcome;
  receipts.asked([id], now);
  const brought = {
    ...{ event: event(id, { revision }), revisionSeen: revision, isLate, isNew, paths },
    ...{ tags: [`entry:${id}`], leftOut: null, others: [] },
  };
  file.transaction(() => receipts.brought([brought], now));
}

const PAGES = ['/en/a', '/en/b'];

/** A revision is brought, and its pages are made immediately. */
export function work(store: PublicationStore, id: string, revision: number, now = NOON, isLate = false): void {
  bring(store, id, revision, now, { isLate });
  store.receipts.made(PAGES, now);
}
