const FIRST_DELAY_MS = 1000;
/** No attempt waits longer. */
export const LONGEST_DELAY_MS = 60 * 60 * 1000;
/** Up to this part of a delay is taken off by chance, so that what failed together does not come back together. */
const JITTER = 0.25;

/** How long to wait after the n-th failed attempt: a second, doubling up to an hour, or up to what the caller says. */
export function retryDelayMs(failures: number, random: () => number = Math.random, longestMs = LONGEST_DELAY_MS): number {
  // 2 ** 12 seconds is over an hour: beyond it nothing is left to double.
  const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 12), longestMs);
  return Math.round(delay * (1 - JITTER * random()));
}
