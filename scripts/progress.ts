import { forTerminal } from '../lib/runtime/log.ts';

/** Characters. */
const WIDTH = 30;

/** Draws how far a command is, in place of what stood in the line, and what it is at. On a terminal only. */
export function showProgress(done: number, total: number, what: string): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((done / Math.max(1, total)) * WIDTH);
  process.stderr.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${forTerminal(what)}`);
}

/** Takes the line away again, before something is printed. */
export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
