import { processState } from './process-state.ts';

/** Rather an instance with old pages than none. ms since the process started. */
const LONGEST_START_MS = 30_000;

const waits = () => processState('start-waits', () => new Map<string, () => boolean>());

/**
 * Has `/api/health/ready` say no until something is done that visitors would miss, for the first half minute of the process at most. Done once is done for good.
 * The name stands in the answer.
 */
export function waitAtStart(name: string, isDone: () => boolean): void {
  waits().set(name, isDone);
}

/** What the start still waits for, by name. `sinceStart`: the age of the process, in ms. */
export function stillToWaitFor(sinceStart: number): string[] {
  for (const [name, isDone] of waits()) if (sinceStart > LONGEST_START_MS || isDone()) waits().delete(name);
  return [...waits().keys()];
}
