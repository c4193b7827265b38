import { processState } from './process-state.ts';

/** Rather an instance with old pages than none. ms since the process started. */
const LONGEST_START_MS = 30_000;

type Wait = {
  isDone: () => boolean;
  /** Whether it is done in moments, as far as can be seen. */
  isNear: () => boolean;
};

const waits = () => processState('start-waits', () => new Map<string, Wait>());

/**
 * Has `/api/health/ready` say no until something is done that visitors would miss, for the first half minute of the process at most. Done once is done for good.
 * The name stands in the answer.
 */
export function waitAtStart(name: string, isDone: () => boolean, isNear = () => true): void {
  waits().set(name, { isDone, isNear });
}

/** What the start still waits for, by name. `sinceStart`: the age of the process, in ms. */
export function stillToWaitFor(sinceStart: number): string[] {
  for (const [name, { isDone }] of waits()) if (sinceStart > LONGEST_START_MS || isDone()) waits().delete(name);
  return [...waits().keys()];
}

/** Whether a visitor should rather ask another instance for now: this one would show them what it has done away with in moments. `sinceStart` as above. */
export const isAlmostReady = (sinceStart: number): boolean =>
  stillToWaitFor(sinceStart).some((name) => waits().get(name)?.isNear() === true);
