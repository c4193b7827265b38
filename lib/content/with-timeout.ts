import { setTimeout as delay } from 'node:timers/promises';
import { ContentUnavailable } from './errors.ts';

/** The answer, if it comes within `ms`. Otherwise throws ContentUnavailable; a later answer is dropped. */
export async function withTimeout<T>(answer: Promise<T>, ms: number, who = 'Contentful'): Promise<T> {
  const late = Symbol('late');
  const first = await Promise.race([answer, delay(ms, late, { ref: false })]);
  if (first === late) throw new ContentUnavailable(`${who} did not answer within ${ms} ms`);
  return first as T;
}

/** How long an editor waits for the preview API. The proxy gives up after 10 s and would report that the site is down. ms. */
const PREVIEW_TIMEOUT_MS = 5_000;

export const inTime = <T>(answer: Promise<T>): Promise<T> => withTimeout(answer, PREVIEW_TIMEOUT_MS, "Contentful's preview API");
