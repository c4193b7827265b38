import { format } from 'node:util';
import { forTerminal } from '../lib/runtime/log.ts';

/** Removes control characters from this command's output: names of people, titles of editors and responses may contain them. */
export function printPlainly(): void {
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const print = console[method];
    console[method] = (...words: unknown[]) => print(forTerminal(format(...words), '\n\t'));
  }
}
