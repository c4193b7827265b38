import { env } from '../env.ts';
import { processState } from './process-state.ts';

export type Level = 'info' | 'warn' | 'error';
type Fields = Record<string, unknown>;

/** A longer line is cut. Characters. */
export const LINE_MAX = 2000;
/** The same line, and all lines of one event: so many a minute are printed, the rest is counted. */
export const SAME_PER_MINUTE = 3;
export const EVENT_PER_MINUTE = 120;
const MINUTE_MS = 60_000;
/** More than the events that the code names; what `console` prints is one of them. */
const EVENTS_MAX = 200;

type Settings = {
  /** Prints one finished line. */
  print: (level: Level, line: string) => void;
  format: () => 'plain' | 'json';
  /** Milliseconds that never jump. */
  elapsed?: () => number;
  now?: () => Date;
};

type Window = { since: number; printed: number; lines: Map<string, number>; leftOut: number; level: Level; timer?: NodeJS.Timeout };

/**
 * The site's words to whoever runs it. An event has a name that stays the same, for programs, and a sentence, for people; fields carry what
 * programs want to count or compare. Nothing about a person belongs in either. What a foreign text may still bring along is taken out:
 * mail addresses, the end of network addresses, query strings, control characters.
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

  /** Says now what was left out so far, as a process does that ends. */
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
    // Cut in the middle it would be no JSON any more.
    print(level, line.length <= LINE_MAX ? line : JSON.stringify({ ...head, message: text.slice(0, LINE_MAX / 4) }));
  }
}

/** Fields are figures and short words; the error is a part of the message already. */
function cleanFields(fields: Fields): Fields {
  const kept = Object.entries(fields).filter(([name, value]) => name !== 'error' && ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(kept.map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]));
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
/** C0 and C1 controls, and what reverses or breaks the order of a line: a terminal obeys them. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** A text as a terminal may get it: in the place of each character that one obeys stands its code. `kept` are those that may stay: line breaks, tabs. */
export const forTerminal = (text: string, kept = ''): string =>
  text.replace(CONTROLS, (each) => (kept.includes(each) ? each : `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`));

const QUERY = /\?[^\s"'<>)\]]+/g;
const MAIL = /[^\s"'<>:/,;()=@]+@[^\s"'<>:/,;()=@]+/g;
const IPV4 = /(?<![\w.])(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}(?![\w.]*\w)/g;
const IPV6 = /(?<![\w:.])([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{0,4}):[\da-f:]*[\da-f:](?![\w:])/gi;

/** A text as it may be printed: one line of bounded length, without what tells a person. */
export function cleanText(text: string): string {
  // Bounded first: the patterns below must not be fed a megabyte.
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

/** An error in one line: what it says, where it was thrown, and what caused it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, ...frames] = (error.stack ?? '').slice(error.stack?.indexOf(error.message) ?? 0).split('\n');
  const at = frames.slice(0, FRAMES).map((frame) => frame.trim());
  const cause = error.cause === undefined ? [] : [`caused by ${describeError(error.cause)}`];
  return [`${error.name}: ${error.message}`, ...at, ...cause].join(' | ');
}

type Print = Settings['print'];

/** How a line leaves the process; lib/server/ puts the console's own ways here before it takes the console over. */
const printer = () =>
  processState<{ print: Print }>('log-printer', () => ({ print: (level, line) => console[level === 'info' ? 'log' : level](line) }));

/** Has lines leave the process another way. */
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
