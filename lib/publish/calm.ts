import { setTimeout as delay } from 'node:timers/promises';

const PROBE_MS = 5;
const BUSY_MS = 80;
const LONGEST_CALM_MS = 150;

/** Waits while this process is busy: a timer that comes late says that visitors' requests do, too. Not for ever, for publications go on as well. */
export async function calm(): Promise<void> {
  const deadline = Date.now() + LONGEST_CALM_MS;
  for (;;) {
    const startedAt = performance.now();
    await delay(PROBE_MS);
    const late = performance.now() - startedAt - PROBE_MS;
    if (late < BUSY_MS || Date.now() > deadline) return;
    await delay(late);
  }
}
