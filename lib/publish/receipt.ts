import type { Row } from '../durable/sqlite-file.ts';
import type { PublishEvent } from './webhook.ts';

/**
 * Where a publication is in its life:
 * - waiting: Contentful was not asked for it yet
 * - working: asked for, and not served yet
 * - marked: what shows it is stale, and its pages are being made anew
 * - done: every page that shows it has been made
 * - replaced: a later one of the same item was brought in its place
 */
export type PublicationState = 'waiting' | 'working' | 'marked' | 'done' | 'replaced';

/** The life of one publication, as people and scripts read it. Times are ISO 8601, null where that has not happened. */
export type Receipt = Omit<PublishEvent, 'action'> & {
  /** Counts all publications, in the order in which they came. */
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
  /** When its last page was made: by itself, or by the later one that was brought in its place. */
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
  /** The later publication that was brought in its place. */
  mergedInto: number | null;
  /** `webhook` where Contentful called here, `notice` where another instance told of it, `look` where a look at the space found it. */
  via: 'webhook' | 'notice' | 'look';
  receivedBy: string | null;
  workedBy: string | null;
};

/** The steps of a publication, in their order. */
const STEPS = ['verify', 'wait', 'see', 'mark', 'make'] as const;
type Step = (typeof STEPS)[number];

/** A row of the receipts. `left` counts the pages that are still to be made. */
export function toReceipt(row: Row): Receipt {
  const time = (name: string) => row[name] as number | null;
  const iso = (name: string) => (time(name) === null ? null : new Date(time(name) as number).toISOString());
  const isMerged = row.mergedInto !== null;
  // What was merged into a later one has no steps of its own behind the point where it stepped back.
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
