import type { Row } from '../durable/sqlite-file.ts';
import type { PublicationState } from './publication-state.ts';
import type { PublishEvent } from './webhook.ts';

/** The life of one webhook call, as people and scripts read it. Times are ISO 8601, null where that has not happened. */
export type Receipt = Omit<PublishEvent, 'action'> & {
  /** Counts all calls that were taken, in the order in which they came. */
  number: number;
  /** What Contentful called it: `Entry.unpublish`. */
  event: string;
  state: PublicationState;
  /** The revision that the delivery API served; `revision` is the one that the call announced. */
  revisionSeen: number | null;
  receivedAt: string;
  verifiedAt: string | null;
  /** When the delivery API was first asked for it. */
  startedAt: string | null;
  seenAt: string | null;
  markedAt: string | null;
  /** When its last page was made: by itself, or by the later call that was worked in its place. */
  liveAt: string | null;
  /** Why the site does not show the entry that was published: what is wrong with it. Then it is not live. */
  leftOut: string | null;
  /** The entry that has its address, where that is why. */
  replacedBy: string | null;
  /** How long each step took: from one time above to the next, and in all. */
  ms: Record<Step | 'total', number | null>;
  /** How many pages show it and were marked stale, how many of these are made, how many failed at least once on the way. */
  pages: { stale: number; made: number; failed: number };
  attempts: number;
  lastError: string | null;
  /** The round of work that brought it: what was marked together has one number. */
  round: number | null;
  /** The later call that was worked in its place. */
  mergedInto: number | null;
  /** `webhook` where Contentful called here, `redis` where another instance told of it: then that one has received it. */
  via: 'webhook' | 'redis';
  receivedBy: string | null;
  workedBy: string | null;
};

/** The steps of a publication, in their order. */
const STEPS = ['verify', 'wait', 'see', 'mark', 'make'] as const;
type Step = (typeof STEPS)[number];

/** What of a row becomes a receipt. The lists of tags and pages are long, and only counted. */
export const RECEIPT_COLUMNS = `number, item, id, kind, action, event, revision, revisionSeen, state, receivedAt, verifiedAt, startedAt, seenAt,
  markedAt, doneAt, liveAt, attempts, lastError, json_array_length(paths) AS pagesStale, pagesMade, pagesFailed, round, replacedBy, leftOut, heldBy, via,
  receivedBy, workedBy`;

/** A row of the journal as a receipt. */
export function toReceipt(row: Row): Receipt {
  const time = (name: string) => row[name] as number | null;
  const iso = (name: string) => (time(name) === null ? null : new Date(time(name) as number).toISOString());
  // What was merged into a later call has no steps of its own behind the point where it stepped back.
  const times = [time('receivedAt'), time('verifiedAt'), time('startedAt'), time('seenAt'), time('markedAt'), ownEnd(row)];
  const steps = STEPS.map((step, index) => [step, between(times[index], times[index + 1])]);
  const { number, item, id, kind, revision, revisionSeen, state, attempts, lastError, round, via, receivedBy, workedBy, leftOut, heldBy } =
    row;
  return {
    ...{ number, item, id, kind, event: row.event ?? `${row.item}.${row.action}`, revision, revisionSeen, state },
    ...{ receivedAt: iso('receivedAt'), verifiedAt: iso('verifiedAt'), startedAt: iso('startedAt') },
    ...{ seenAt: iso('seenAt'), markedAt: iso('markedAt'), liveAt: leftOut === null ? iso('liveAt') : null },
    ...{ leftOut, replacedBy: heldBy },
    ms: { ...Object.fromEntries(steps), total: between(time('receivedAt'), time('liveAt')) },
    pages: { stale: row.pagesStale, made: row.pagesMade, failed: row.pagesFailed },
    ...{ attempts, lastError, round, mergedInto: row.replacedBy, via, receivedBy, workedBy },
  } as Receipt;
}

const ownEnd = (row: Row) => (row.state === 'replaced' ? null : (row.doneAt as number | null));

/** The machine's clock may have been set back meanwhile. */
function between(from: number | null | undefined, to: number | null | undefined): number | null {
  return typeof from === 'number' && typeof to === 'number' ? Math.max(0, to - from) : null;
}
