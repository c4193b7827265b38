import { env } from '../env.ts';
import { processState } from './process-state.ts';

export type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;

export const LINE_MAX = 2000;
/** Maximum number of printed lines a minute, per identical line and per event. The rest is counted. */
export const SAME_PER_MINUTE = 3;
export const EVENT_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
/** More than the number of event names in the code; `console` output is one event. */
const EVENTS_MAX = 200;

type Window = { since: number; printed: number; lines: Map<string, number>; leftOut: number; level: Level; timer?: NodeJS.Timeout };
type Print = (level: Level, line: string) => void;

const state = () =>
  processState('log', () => ({
    windows: new Map<string, Window>(),
    print: ((level, line) => console[level === 'info' ? 'log' : level](line)) as Print,
  }));

/** Sets another output for log lines: lib/server/ puts the original console methods here before it replaces the console. */
export function printThrough(print: Print): void {
  state().print = print;
}

/**
 * The log for operators, one for all parts of this process. An event has a stable name for programs and a sentence for people; fields carry
 * values to count or compare. Neither may contain personal data. The log removes what foreign text may bring: mail addresses, the end of
 * network addresses, query strings, control characters.
 */
export const log = {
  info: (event: string, message: string, fields?: Fields) => write('info', event, message, fields),
  warn: (event: string, message: string, fields?: Fields) => write('warn', event, message, fields),
  error: (event: string, message: string, fields?: Fields) => write('error', event, message, fields),
  write,
  /** Prints the counts of suppressed lines now. An ending process calls it. */
  flush: () => {
    for (const event of [...state().windows.keys()]) close(event);
  },
};

function write(level: Level, event: string, message: string, fields: Fields = {}): void {
  const text = cleanText(fields.error === undefined ? message : `${message} ${describeError(fields.error)}`);
  if (mayPrint(level, event, text)) print(level, event, text, fields);
}

function mayPrint(level: Level, event: string, text: string): boolean {
  const { windows } = state();
  const now = performance.now();
  const known = windows.get(event);
  if (known && now - known.since >= MINUTE_MS) close(event);
  const name = windows.has(event) || windows.size < EVENTS_MAX ? event : 'other';
  const window = windows.get(name) ?? { since: now, printed: 0, lines: new Map<string, number>(), leftOut: 0, level };
  windows.set(name, window);
  const same = window.lines.get(text) ?? 0;
  if (same < SAME_PER_MINUTE && window.printed < EVENT_PER_MINUTE) {
    window.lines.set(text, same + 1);
    window.printed += 1;
    return true;
  }
  window.leftOut += 1;
  window.timer ??= setTimeout(() => close(name), MINUTE_MS).unref();
  return false;
}

function close(event: string): void {
  const window = state().windows.get(event);
  state().windows.delete(event);
  clearTimeout(window?.timer);
  if (window?.leftOut) print(window.level, event, `${event}: ${window.leftOut} more lines like these were left out`, window);
}

function print(level: Level, event: string, text: string, fields: Fields): void {
  const head = { time: new Date().toISOString(), level, event, message: text };
  const line = env().LOG_FORMAT === 'plain' ? text : JSON.stringify({ ...head, ...cleanFields(fields) });
  // A line cut in the middle would be invalid JSON. A plain text is short already.
  state().print(level, line.length <= LINE_MAX ? line : JSON.stringify({ ...head, message: text.slice(0, LINE_MAX / 4) }));
}

/** Fields are numbers and short words; the error is a part of the message already. */
function cleanFields(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([name, value]) => name !== 'error' && ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(kept.map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]));
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
/** C0 and C1 controls, and characters that change the direction or order of a line: a terminal obeys them. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** A text that is safe for a terminal: a code replaces each control character. `kept` are allowed characters: line breaks, tabs. */
export const forTerminal = (text: string, kept = ''): string =>
  text.replace(CONTROLS, (each) => (kept.includes(each) ? each : `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`));

const QUERY = /\?[^\s"'<>)\]]+/g;
const MAIL = /[^\s"'<>:/,;()=@]+@[^\s"'<>:/,;()=@]+/g;
const IPV4 = /(?<![\w.])(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}(?![\w.]*\w)/g;
const IPV6 = /(?<![\w:.])([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{0,4}):[\da-f:]*[\da-f:](?![\w:])/gi;

/** A text for one log line: bounded in length, without personal data. */
export function cleanText(text: string): string {
  // Cut first: the patterns below must not run over a megabyte.
  const bare = text
    .slice(0, LINE_MAX + 200)
    .trim()
    .replace(COLOURS, '')
    .replace(QUERY, '?…')
    .replace(MAIL, '[mail]')
    .replace(IPV4, (whole, start: string) => (start.startsWith('127.') ? whole : `${start}.x`))
    .replace(IPV6, '$1:x');
  const clean = forTerminal(bare);
  return clean.length <= LINE_MAX ? clean : `${clean.slice(0, LINE_MAX - 1)}…`;
}

const FRAMES = 6;

/** An error in one line: its message, its location and its cause. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, ...frames] = (error.stack ?? '').slice(error.stack?.indexOf(error.message) ?? 0).split('\n');
  const at = frames.slice(0, FRAMES).map((frame) => frame.trim());
  const cause = error.cause === undefined ? [] : [`caused by ${describeError(error.cause)}`];
  return [`${error.name}: ${error.message}`, ...at, ...cause].join(' | ');
}
