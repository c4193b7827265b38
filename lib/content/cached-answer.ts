import { log } from '../next/log.ts';
import { isContentUnavailable } from './errors.ts';

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
    log.error('content.unavailable', `content: ${what}: ${error.message}`);
    return UNAVAILABLE;
  }
}
