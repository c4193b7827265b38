import { setTimeout as delay } from 'node:timers/promises';
import { ContentUnavailable } from './errors.ts';

/** An answer, unless it takes longer than so many ms. What is late goes on unheard. Throws ContentUnavailable then. */
export async function inTime<T>(answer: Promise<T>, ms: number, who = 'Contentful'): Promise<T> {
  const late = Symbol('late');
  const first = await Promise.race([answer, delay(ms, late, { ref: false })]);
  if (first === late) throw new ContentUnavailable(`${who} did not answer within ${ms} ms`);
  return first as T;
}
