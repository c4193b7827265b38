import type { Receipt } from '../../lib/publish/receipt.ts';
import { forTerminal } from '../../lib/runtime/log.ts';

/** The columns: heading, width, and cell. A width below 0 aligns to the right; the last column has none. */
const COLUMNS: readonly [heading: string, width: number, cell: (receipt: Receipt) => string][] = [
  ['number', -6, ({ number }) => String(number)],
  ['received (UTC)', 19, ({ receivedAt }) => receivedAt.slice(0, 19).replace('T', ' ')],
  ['event', 15, ({ event }) => event],
  ['id', 24, ({ id }) => id],
  ['revision', -10, revisionOf],
  ['state', 16, stateOf],
  ['pages', -12, pagesOf],
  ['took', -9, ({ ms: { total: ms } }) => (ms === null ? '' : ms < 10_000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`)],
  ['round', -6, ({ round }) => String(round ?? '')],
  ['by', 0, whoOf],
];

const row = (textOf: (column: (typeof COLUMNS)[number]) => string) =>
  COLUMNS.map((column) => {
    const [, width] = column;
    const text = forTerminal(textOf(column));
    return width < 0 ? text.padStart(-width) : text.padEnd(width);
  })
    .join('  ')
    .trimEnd();

export const HEADINGS = row(([heading]) => heading);

/** A receipt as a line of the table, with its error at the end. */
export function lineOf(receipt: Receipt): string {
  const { lastError, attempts, leftOut, replacedBy } = receipt;
  const why = leftOut === null ? '' : `  ${replacedBy === null ? 'left out' : `replaced by ${replacedBy}`}: ${forTerminal(leftOut)}`;
  const trouble = lastError === null ? '' : `  ${attempts > 0 ? `${attempts} failed: ` : ''}${forTerminal(lastError)}`;
  return row(([, , cell]) => cell(receipt)) + why + trouble;
}

export function table(receipts: readonly Receipt[], { waiting = 0, working = 0, marked = 0 }: Record<string, number>): string {
  if (receipts.length === 0) return 'Nothing was published in the last 30 days.';
  const legend =
    'revision: announced>seen where they differ. pages: made/stale, with "!" how many failed at least once; "with 7": merged into call 7.';
  return [HEADINGS, ...receipts.map(lineOf), '', `${legend} ${waiting + working + marked} not live yet.`].join('\n');
}

function revisionOf({ revision, revisionSeen }: Receipt): string {
  if (revision === null || revisionSeen === null || revision === revisionSeen) return String(revision ?? revisionSeen ?? '-');
  return `${revision}>${revisionSeen}`;
}

/** `live` is more informative than the state, which is about the work. */
function stateOf({ state, liveAt, leftOut, replacedBy }: Receipt): string {
  if (leftOut !== null) return replacedBy === null ? 'left out' : 'replaced';
  if (liveAt !== null) return `live at ${liveAt.slice(11, 19)}`;
  return state === 'replaced' ? 'merged' : state;
}

/** The pages of a merged call were made with the later call. */
function pagesOf({ pages, mergedInto }: Receipt): string {
  return mergedInto === null ? `${pages.made}/${pages.stale}${pages.failed > 0 ? ` ${pages.failed}!` : ''}` : `with ${mergedInto}`;
}

/** The instance that brought it, and the called one if it is another; or that a look found it. */
function whoOf({ workedBy, receivedBy, via }: Receipt): string {
  if (via === 'webhook') return workedBy ?? receivedBy ?? '';
  return [workedBy, via === 'look' ? 'found by a look' : `told by ${receivedBy ?? 'another'}`].filter(Boolean).join(', ');
}
