import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** How many pages are made at once: the delivery API answers others meanwhile. */
const PAGES_AT_ONCE = 4;
/** From this part of its time on, the process is busy. */
const BUSY_PART = 0.95;
/** So long a look goes back at least. */
const LOOK_MS = 250;

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

/**
 * How many pages may be made at once: one where the process has no time left, for visitors have pages made, too, and all that are being made
 * share one thread. Each turn of it is as long as they are many, and a new connection waits for its turn.
 */
export function pagesAtOnce(): () => number {
  let since = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let places = PAGES_AT_ONCE;
  return () => {
    if (performance.now() - lookedAt < LOOK_MS) return places;
    places = performance.eventLoopUtilization(since).utilization < BUSY_PART ? PAGES_AT_ONCE : 1;
    since = performance.eventLoopUtilization();
    lookedAt = performance.now();
    return places;
  };
}
