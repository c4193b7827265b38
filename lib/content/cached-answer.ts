import { cacheTag } from 'next/cache';
import { isContentUnavailable } from './errors.ts';

/** Next keeps this many tags of one call and drops the rest. */
const TAGS_PER_CALL = 128;

/** Notes what the answer of a `'use cache'` function depends on, however many tags that are. */
export function tagWith(names: string[]): void {
  for (let start = 0; start < names.length; start += TAGS_PER_CALL) cacheTag(...names.slice(start, start + TAGS_PER_CALL));
}

/** Stands for an answer that the API could not give. */
export const UNAVAILABLE = Symbol('unavailable');

/**
 * Asks the store, and reports where it could not say. An error thrown inside 'use cache' makes the whole page a 500, caught or not
 * (tried): what has a better answer must return it.
 */
export async function unlessUnavailable<T>(what: string, ask: () => Promise<T>): Promise<T | typeof UNAVAILABLE> {
  try {
    return await ask();
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    console.error(`content: ${what}: ${error.message}`);
    return UNAVAILABLE;
  }
}
