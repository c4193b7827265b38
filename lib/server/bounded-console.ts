import { formatWithOptions } from 'node:util';
import { describeError, type Level, log, printThrough } from '../runtime/log.ts';

const METHODS = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error', trace: 'error' } as const satisfies Record<
  string,
  Level
>;

/**
 * Has everything that is printed to the console go through the log, so that it is bounded, too: Next and the packages print whole errors,
 * with whatever a visitor's address brought along, as often as it happens.
 */
export function boundConsole(): void {
  const own = { log: console.log, warn: console.warn, error: console.error };
  printThrough((level, line) => own[level === 'info' ? 'log' : level](line));
  for (const [method, level] of Object.entries(METHODS))
    console[method as keyof typeof METHODS] = (...words: unknown[]) => log.write(level, 'console', inOneLine(words));
  // Node's own warnings bypass the console. Without this listener it prints them itself, and cuts nothing.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn('node.warning', `${warning.name}: ${warning.message}`));
}

/** What `console` was given, as it would print it, with each error in one line. */
function inOneLine(words: readonly unknown[]): string {
  const told = words.map((word) => (word instanceof Error ? describeError(word) : word));
  return formatWithOptions({ breakLength: Number.POSITIVE_INFINITY, compact: true, depth: 3, maxStringLength: 1000 }, ...told);
}
