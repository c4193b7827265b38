import { processState } from './process-state.ts';

/** After this time an instance with old pages is better than none. ms since the process started. */
const LONGEST_START_MS = 30_000;

/** `isNear`: whether it will finish in moments, by estimate. */
type Wait = Record<'isDone' | 'isNear', () => boolean>;

const waits = () => processState('start-waits', () => new Map<string, Wait>());

/** Makes `/api/health/ready` answer no until this work is done, for at most half a minute. Work that is done stays done. */
export function waitAtStart(name: string, isDone: () => boolean, isNear = () => true): void {
  waits().set(name, { isDone, isNear });
}

/** The names of unfinished work at the start. `sinceStart`: the age of the process, in ms. */
export function stillToWaitFor(sinceStart: number): string[] {
  for (const [name, { isDone }] of waits()) if (sinceStart > LONGEST_START_MS || isDone()) waits().delete(name);
  return [...waits().keys()];
}

/** Whether another instance should answer for now: this one would show content that it replaces in moments. */
export const isAlmostReady = (sinceStart: number): boolean =>
  stillToWaitFor(sinceStart).some((name) => waits().get(name)?.isNear() === true);
