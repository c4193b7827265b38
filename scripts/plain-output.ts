import { format } from 'node:util';
import { forTerminal } from '../lib/runtime/log.ts';

/**
 * Has what this command prints reach the terminal without the characters that one obeys: names of people, titles of editors, what an address
 * answers. Questions and progress draw on the terminal in their own way.
 */
export function printPlainly(): void {
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const print = console[method];
    console[method] = (...words: unknown[]) => print(forTerminal(format(...words), '\n\t'));
  }
}
