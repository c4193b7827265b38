import { env } from '../env.ts';
import { processState } from './process-state.ts';

export type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;

/** A longer line is cut. Characters. */
export const LINE_MAX = 2000;
/** Maximum number of printed lines a minute, per identical line and per event. The rest is counted. */
export const SAME_PER_MINUTE = 3;
export const EVENT_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
/** More than the number of event names in the code; `console` output is one event. */
const EVENTS_MAX = 200;

type Settings = {
  /** Prints one finished line. */
  print: (level: Level, line: string) => void;
  format: () => 'plain' | 'json';
  /** Monotonic time in ms. */
  elapsed?: () => number;
  now?: () => Date;
};

type Window = { since: number; printed: number; lines: Map<string, number>; leftOut: number; level: Level; timer?: NodeJS.Timeout };

/**
 * The log for operators. An event has a stable name for programs and a sentence for people; fields carry values to count or compare.
 * Neither may contain personal data. The log removes what foreign text may bring: mail addresses, the end of network addresses, query
 * strings, control characters.
 */
export class Log {
  readonly #settings: Required<Settings>;
  readonly #windows = new Map<string, Window>();

  constructor(settings: Settings) {
    this.#settings = { elapsed: () => performance.now(), now: () => new Date(), ...settings };
  }

  info(event: string, message: string, fields?: Fields): void {
    this.write('info', event, message, fields);
  }

  warn(event: string, message: string, fields?: Fields): void {
    this.write('warn', event, message, fields);
  }

  error(event: string, message: string, fields?: Fields): void {
    this.write('error', event, message, fields);
  }

  write(level: Level, event: string, message: string, fields: Fields = {}): void {
    const text = cleanText(fields.error === undefined ? message : `${message} ${describeError(fields.error)}`);
    if (this.#mayPrint(level, event, text)) this.#print(level, event, text, fields);
  }

  /** Prints the counts of suppressed lines now. An ending process calls it. */
  flush(): void {
    for (const event of [...this.#windows.keys()]) this.#close(event);
  }

  #mayPrint(level: Level, event: string, text: string): boolean {
    const now = this.#settings.elapsed();
    const known = this.#windows.get(event);
    if (known && now - known.since >= MINUTE_MS) this.#close(event);
    const name = this.#windows.has(event) || this.#windows.size < EVENTS_MAX ? event : 'other';
    let window = this.#windows.get(name);
    if (!window) {
      window = { since: now, printed: 0, lines: new Map(), leftOut: 0, level };
      this.#windows.set(name, window);
    }
    const same = window.lines.get(text) ?? 0;
    if (same < SAME_PER_MINUTE && window.printed < EVENT_PER_MINUTE) {
      window.lines.set(text, same + 1);
      window.printed += 1;
      return true;
    }
    window.leftOut += 1;
    window.timer ??= setTimeout(() => this.#close(name), MINUTE_MS).unref();
    return false;
  }

  #close(event: string): void {
    const window = this.#windows.get(event);
    this.#windows.delete(event);
    clearTimeout(window?.timer);
    if (window?.leftOut) this.#print(window.level, event, `${event}: ${window.leftOut} more lines like these were left out`, window);
  }

  #print(level: Level, event: string, text: string, fields: Fields): void {
    const { print, format, now } = this.#settings;
    if (format() === 'plain') {
      print(level, text);
      return;
    }
    const head = { time: now().toISOString(), level, event, message: text };
    const line = JSON.stringify({ ...head, ...cleanFields(fields) });
    // A line cut in the middle would be invalid JSON.
    print(level, line.length <= LINE_MAX ? line : JSON.stringify({ ...head, message: text.slice(0, LINE_MAX / 4) }));
  }
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

type Print = Settings['print'];

/** The output of the log; lib/server/ puts the original console methods here before it replaces the console. */
const printer = () =>
  processState<{ print: Print }>('log-printer', () => ({ print: (level, line) => console[level === 'info' ? 'log' : level](line) }));

/** Sets another output for log lines. */
export function printThrough(print: Print): void {
  printer().print = print;
}

const processLog = () =>
  processState('log', () => new Log({ print: (level, line) => printer().print(level, line), format: () => env().LOG_FORMAT }));

/** The log of this process, one for all of its parts. */
export const log: Pick<Log, 'info' | 'warn' | 'error' | 'write' | 'flush'> = {
  info: (...line) => processLog().info(...line),
  warn: (...line) => processLog().warn(...line),
  error: (...line) => processLog().error(...line),
  write: (...line) => processLog().write(...line),
  flush: () => processLog().flush(),
};
