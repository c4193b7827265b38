import type { Row } from '../durable/sqlite-file.ts';
import type { PublishEvent } from './webhook.ts';

/**
 * The state of a publication:
 * - waiting: not requested from Contentful yet
 * - working: requested, and not served yet
 * - marked: its pages are stale and being made
 * - done: all its pages are made
 * - replaced: a later publication of the same item replaced it
 */
export type PublicationState = 'waiting' | 'working' | 'marked' | 'done' | 'replaced';

/** The life of one publication for people and scripts. Times are ISO 8601; null if it has not happened. */
export type Receipt = Omit<PublishEvent, 'action'> & {
  /** Counts all publications, in order of arrival. */
  number: number;
  /** Contentful's name of the event: `Entry.unpublish`. */
  event: string;
  state: PublicationState;
  /** The revision that the delivery API served; `revision` is the announced one. */
  revisionSeen: number | null;
  receivedAt: string;
  verifiedAt: string | null;
  /** When the delivery API was first asked for it. */
  startedAt: string | null;
  seenAt: string | null;
  markedAt: string | null;
  /** When its last page was made: for this publication, or for the later one that replaced it. */
  liveAt: string | null;
  /** Why the site does not show the published entry. Then it is not live. */
  leftOut: string | null;
  /** The entry that has its address, if that is the reason. */
  replacedBy: string | null;
  /** The duration of each step, and of all of them. */
  ms: Record<Step | 'total', number | null>;
  /** The number of pages that were marked stale, were made, and failed at least once. */
  pages: { stale: number; made: number; failed: number };
  attempts: number;
  lastError: string | null;
  /** The round that applied it. Publications of one round have the same number. */
  round: number | null;
  /** The later publication that replaced it. */
  mergedInto: number | null;
  /** `webhook`: Contentful called here. `notice`: another instance told. `look`: a look at the space found it. */
  via: 'webhook' | 'notice' | 'look';
  receivedBy: string | null;
  workedBy: string | null;
};

/** The steps of a publication, in their order. */
const STEPS = ['verify', 'wait', 'see', 'mark', 'make'] as const;
type Step = (typeof STEPS)[number];

/** A row of the receipts. `left`: the number of pages still to make. */
export function toReceipt(row: Row): Receipt {
  const time = (name: string) => row[name] as number | null;
  const iso = (name: string) => (time(name) === null ? null : new Date(time(name) as number).toISOString());
  const isMerged = row.mergedInto !== null;
  // A replaced publication has no steps after its replacement.
  const times = [
    time('receivedAt'),
    time('verifiedAt'),
    time('startedAt'),
    time('seenAt'),
    time('seenAt'),
    isMerged ? null : time('liveAt'),
  ];
  const steps = STEPS.map((step, index) => [step, between(times[index], times[index + 1])]);
  const { number, item, id, kind, event, revision, revisionSeen, attempts, lastError, round, mergedInto, via, receivedBy, workedBy } = row;
  const { leftOut, heldBy, pagesStale, pagesFailed, left } = row;
  return {
    ...{ number, item, id, kind, event, revision, revisionSeen, state: stateOf(row) },
    ...{ receivedAt: iso('receivedAt'), verifiedAt: iso('verifiedAt'), startedAt: iso('startedAt') },
    ...{ seenAt: iso('seenAt'), markedAt: iso('seenAt'), liveAt: leftOut === null ? iso('liveAt') : null },
    ...{ leftOut, replacedBy: heldBy },
    ms: { ...Object.fromEntries(steps), total: between(time('receivedAt'), time('liveAt')) },
    pages: { stale: pagesStale, made: Number(pagesStale) - Number(left), failed: pagesFailed },
    ...{ attempts, lastError, round, mergedInto, via, receivedBy, workedBy },
  } as Receipt;
}

function stateOf({ mergedInto, liveAt, seenAt, startedAt }: Row): PublicationState {
  if (mergedInto !== null) return 'replaced';
  if (liveAt !== null) return 'done';
  if (seenAt !== null) return 'marked';
  return startedAt === null ? 'waiting' : 'working';
}

/** The machine's clock may have been set back meanwhile. */
function between(from: number | null | undefined, to: number | null | undefined): number | null {
  return typeof from === 'number' && typeof to === 'number' ? Math.max(0, to - from) : null;
}
