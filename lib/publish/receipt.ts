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
export const STATES = ['waiting', 'working', 'marked', 'done', 'replaced'] as const;
export type PublicationState = (typeof STATES)[number];

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
  ms: Record<Step | 'total', number | null>;
  /** The number of pages that were marked stale, were made, and failed at least once. */
  pages: { stale: number; made: number; failed: number };
  attempts: number;
  lastError: string | null;
  /** The round that applied it. Publications of one round have the same number. */
  round: number | null;
  mergedInto: number | null;
  /** `webhook`: Contentful called here. `notice`: another instance told. `look`: a look at the space found it. */
  via: 'webhook' | 'notice' | 'look';
  receivedBy: string | null;
  workedBy: string | null;
};

/** The steps of a publication, in their order, and the times that they lie between. */
const STEPS = ['verify', 'wait', 'see', 'mark', 'make'] as const;
type Step = (typeof STEPS)[number];
const TIMES = ['receivedAt', 'verifiedAt', 'startedAt', 'seenAt', 'markedAt', 'liveAt'] as const;

export const STATE = `CASE WHEN mergedInto IS NOT NULL THEN 'replaced' WHEN liveAt IS NOT NULL THEN 'done' WHEN seenAt IS NOT NULL THEN 'marked'
  WHEN startedAt IS NOT NULL THEN 'working' ELSE 'waiting' END`;

/** The rows that `toReceipt` reads. `left`: the number of pages still to make. */
export const SELECT_RECEIPTS = `SELECT number, item, id, kind, event, revision, revisionSeen, ${STATE} AS state,
  receivedAt, verifiedAt, startedAt, seenAt, seenAt AS markedAt, liveAt, leftOut, heldBy AS replacedBy,
  attempts, lastError, round, mergedInto, via, receivedBy, workedBy,
  pagesStale, pagesFailed, (SELECT count(*) FROM stale_pages WHERE receipt = number) AS left FROM receipts`;

export function toReceipt({ pagesStale, pagesFailed, left, ...row }: Row): Receipt {
  const times = TIMES.map((name) => row[name] as number | null);
  const written = TIMES.map((name, index) => [name, times[index] == null ? null : new Date(times[index]).toISOString()]);
  // A replaced publication has no steps after its replacement.
  const ends = row.mergedInto === null ? times : times.with(-1, null);
  const steps = STEPS.map((step, index) => [step, between(ends[index], ends[index + 1])]);
  return {
    ...row,
    ...Object.fromEntries(written),
    ...(row.leftOut === null ? {} : { liveAt: null }),
    ms: { ...Object.fromEntries(steps), total: between(times[0], times.at(-1)) },
    pages: { stale: pagesStale, made: Number(pagesStale) - Number(left), failed: pagesFailed },
  } as Receipt;
}

/** The machine's clock may have been set back meanwhile. */
function between(from: number | null | undefined, to: number | null | undefined): number | null {
  return typeof from === 'number' && typeof to === 'number' ? Math.max(0, to - from) : null;
}
