import { forTerminal } from '../lib/runtime/log.ts';

const WIDTH = 30;

/** Shows a command's progress and current step, replacing the line. On a terminal only. */
export function showProgress(done: number, total: number, what: string): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((done / Math.max(1, total)) * WIDTH);
  process.stderr.write(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${forTerminal(what)}`);
}

export function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}
