const FIRST_DELAY_MS = 1000;
export const LONGEST_DELAY_MS = 60 * 60 * 1000;
/** Random part of a delay: failures of the same moment must not retry at the same moment. */
const JITTER = 0.25;

/** Delay after the n-th failed attempt: a second, doubled each time, at most an hour or the caller's maximum. */
export function retryDelayMs(failures: number, longestMs = LONGEST_DELAY_MS, random: () => number = Math.random): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), longestMs);
  return Math.round(delay * (1 - JITTER * random()));
}
