import { formatWithOptions } from 'node:util';
import { describeError, type Level, log, printThrough } from '../runtime/log.ts';

const METHODS = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error', trace: 'error' } as const satisfies Record<
  string,
  Level
>;

/** Bounds what is printed to the console: Next and other packages print whole errors, visitors' addresses included, each time. */
export function boundConsole(): void {
  const own = { log: console.log, warn: console.warn, error: console.error };
  printThrough((level, line) => own[level === 'info' ? 'log' : level](line));
  for (const [method, level] of Object.entries(METHODS))
    console[method as keyof typeof METHODS] = (...words: unknown[]) => log.write(level, 'console', inOneLine(words));
  // Node's own warnings bypass the console. Without this listener Node prints them itself, at full length.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn('node.warning', `${warning.name}: ${warning.message}`));
}

/** The text that `console` would print for these values, with each error in one line. */
function inOneLine(words: readonly unknown[]): string {
  const told = words.map((word) => (word instanceof Error ? describeError(word) : word));
  return formatWithOptions({ breakLength: Number.POSITIVE_INFINITY, compact: true, depth: 3, maxStringLength: 1000 }, ...told);
}
