import type { Receipt } from '../../lib/publish/receipt.ts';
import { forTerminal } from '../../lib/runtime/log.ts';

/** The columns: their headings, their widths, and their alignment. The last one has no width. */
const COLUMNS = [
  ['number', 6, true],
  ['received (UTC)', 19, false],
  ['event', 15, false],
  ['id', 24, false],
  ['revision', 10, true],
  ['state', 16, false],
  ['pages', 12, true],
  ['took', 9, true],
  ['round', 6, true],
  ['by', 0, false],
] as const;

const row = (cells: readonly string[]) =>
  COLUMNS.map(([, width, isRight], index) => {
    const cell = forTerminal(cells[index] ?? '');
    return isRight ? cell.padStart(width) : cell.padEnd(width);
  })
    .join('  ')
    .trimEnd();

/** The table's first line. */
export const HEADINGS = row(COLUMNS.map(([heading]) => heading));

/** A receipt as a line of the table, with its error at the end. */
export function lineOf(receipt: Receipt): string {
  const { number, receivedAt, event, id, ms, round, lastError, attempts } = receipt;
  const line = row([
    ...[String(number), receivedAt.slice(0, 19).replace('T', ' '), event, id, revisionOf(receipt), stateOf(receipt), pagesOf(receipt)],
    ...[durationOf(ms.total), round === null ? '' : String(round), whoOf(receipt)],
  ]);
  const why =
    receipt.leftOut === null
      ? ''
      : `  ${receipt.replacedBy === null ? 'left out' : `replaced by ${receipt.replacedBy}`}: ${forTerminal(receipt.leftOut)}`;
  const trouble = lastError === null ? '' : `  ${attempts > 0 ? `${attempts} failed: ` : ''}${forTerminal(lastError)}`;
  return line + why + trouble;
}

/** All columns, and the meaning of the marks. */
export function table(receipts: readonly Receipt[], counts: Record<string, number>): string {
  if (receipts.length === 0) return 'Nothing was published in the last 30 days.';
  const unfinished = (counts.waiting ?? 0) + (counts.working ?? 0) + (counts.marked ?? 0);
  const legend =
    'revision: announced>seen where they differ. pages: made/stale, with "!" how many failed at least once; "with 7": merged into call 7.';
  return [HEADINGS, ...receipts.map(lineOf), '', `${legend} ${unfinished} not live yet.`].join('\n');
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
  if (mergedInto !== null) return `with ${mergedInto}`;
  return `${pages.made}/${pages.stale}${pages.failed > 0 ? ` ${pages.failed}!` : ''}`;
}

/** The instance that brought it, and the called one if it is another; or that a look found it. */
function whoOf({ workedBy, receivedBy, via }: Receipt): string {
  if (via === 'webhook') return workedBy ?? receivedBy ?? '';
  if (via === 'look') return `${workedBy ?? ''}${workedBy ? ', ' : ''}found by a look`;
  return `${workedBy ?? ''}${workedBy ? ', ' : ''}told by ${receivedBy ?? 'another'}`;
}

const durationOf = (ms: number | null): string => {
  if (ms === null) return '';
  return ms < 10_000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
};
