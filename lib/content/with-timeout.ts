import { setTimeout as delay } from 'node:timers/promises';
import { ContentUnavailable } from './errors.ts';

/** The answer, if it comes within `ms`. Otherwise throws ContentUnavailable; a later answer is dropped. */
export async function withTimeout<T>(answer: Promise<T>, ms: number, who = 'Contentful'): Promise<T> {
  const late = Symbol('late');
  const first = await Promise.race([answer, delay(ms, late, { ref: false })]);
  if (first === late) throw new ContentUnavailable(`${who} did not answer within ${ms} ms`);
  return first as T;
}
