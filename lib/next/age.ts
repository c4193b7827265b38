import { AsyncLocalStorage } from 'node:async_hooks';
import { onEachRequest } from './each-request.ts';
import { processState } from './process-state.ts';

/** A page that is being made for a request, or the answer of a cached function. Times by `now`. */
type Making = {
  what: 'page' | 'answer';
  startedAt: number;
  /** What it is made from may be as old as this. */
  asOf: number;
  tags: Set<string>;
};

/** What a cached function gives, with what tells its age to a caller who did not have it made. */
export type Dated<T> = { value: T; asOf: number; tags: string[] };

const makings = () => processState('makings', () => new AsyncLocalStorage<Making>());
const marks = () => processState('tag-marks', () => new Map<string, number>());

/** ms, by a clock that never jumps while the process lives, whatever becomes of the machine's. Next's caches tell the age of things by it. */
export const now = () => performance.timeOrigin + performance.now();

const begun = (what: Making['what']): Making => {
  const startedAt = now();
  return { what, startedAt, asOf: startedAt, tags: new Set() };
};

/** Has this process remember when each request came, for all that is done in answer to it, however late. */
export function noteRequestStarts(): void {
  onEachRequest(() => makings().enterWith(begun('page')));
}

/** How old the content of the page may be that is being made: as old as the request for it, or older, where it shares an older answer. */
export const contentAsOf = (): number => makings().getStore()?.asOf ?? now();

/** Notes that tags are marked stale now. */
export function noteMarked(tags: readonly string[]): void {
  const at = now();
  for (const tag of tags) marks().set(tag, at);
}

/** Whether one of the tags was marked stale since then. */
export const isMarkedSince = (tags: readonly string[], then: number): boolean => tags.some((tag) => (marks().get(tag) ?? 0) >= then);

/** Notes what the answer depends on that is being made. */
export function noteTags(tags: readonly string[]): void {
  const making = makings().getStore();
  for (const tag of tags) making?.tags.add(tag);
}

/** Does the work of a cached function: for what stands directly under `'use cache'`. */
export async function dated<T>(work: () => Promise<T>): Promise<Dated<T>> {
  const making = begun('answer');
  const value = await makings().run(making, work);
  return { value, asOf: making.asOf, tags: [...making.tags] };
}

/** How often an answer asks for another one that is younger. */
const TRIES = 5;

/**
 * What else has to be given to `shared` with a function of these parameters: nothing, or something that nobody has, where one is optional or a
 * rest. It adds an argument, which such a function would take for its own.
 */
type Refusal<Parameters extends unknown[]> = number extends Parameters['length']
  ? [refused: never]
  : Parameters extends Required<Parameters>
    ? []
    : [refused: never];

/**
 * Gives what a cached function found. Next hands the answer of a call that is under way to every later caller, even to one who asks after a tag of
 * it was marked stale (16.4.6, use-cache-wrapper: "joined unconditionally"). An answer that is made from such a one would be stored as if it were
 * new, so it asks again: the older one is known as stale by then. A page gets the same again for as long as it is made; it counts as old as the answer,
 * and so is made again.
 */
export function shared<Parameters extends unknown[], T>(
  cached: (...parameters: Parameters) => Promise<Dated<T>>,
  ..._refusal: Refusal<Parameters>
): (...parameters: Parameters) => Promise<T> {
  return async (...parameters) => {
    const making = makings().getStore();
    for (let tried = 1; ; tried += 1) {
      // React remembers calls by everything that they are given, Next by what the function takes: one more makes it another call of the same.
      const given = tried === 1 ? parameters : [...parameters, tried];
      const { value, asOf, tags } = await cached(...(given as Parameters));
      if (!making) return value;
      const isOld = asOf < making.startedAt && tags.some((tag) => isBetween(marks().get(tag), asOf, making.startedAt));
      if (isOld && making.what === 'answer' && tried < TRIES) continue;
      if (isOld) making.asOf = Math.min(making.asOf, asOf);
      for (const tag of tags) making.tags.add(tag);
      return value;
    }
  };
}

const isBetween = (time: number | undefined, from: number, to: number): boolean => time !== undefined && time > from && time <= to;
