import { cacheTag } from 'next/cache';

/** Next promises to keep this many tags of one call, and drops later ones. */
export const TAGS_PER_CALL = 128;

/** Tags what the calling `'use cache'` function returns, with however many tags. */
export function tagWith(names: readonly string[]): void {
  for (let start = 0; start < names.length; start += TAGS_PER_CALL) cacheTag(...names.slice(start, start + TAGS_PER_CALL));
}
