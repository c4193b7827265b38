import { cacheTag } from 'next/cache';

/** Next keeps this number of tags per call and drops later ones. */
export const TAGS_PER_CALL = 128;

/** Tags the result of the calling `'use cache'` function, with any number of tags. */
export function tagWith(names: readonly string[]): void {
  for (let start = 0; start < names.length; start += TAGS_PER_CALL) cacheTag(...names.slice(start, start + TAGS_PER_CALL));
}
