import { EventEmitter, once } from 'node:events';
import { processState } from '../runtime/process-state.ts';
import { now } from '../runtime/request-context.ts';

const stale = () => processState('stale-pages', () => new Map<string, number>());
const changes = () => processState('changed-tags', () => new Map<string, number>());
const made = () => processState('made-pages', () => new EventEmitter().setMaxListeners(0));

/**
 * Marks pages stale: their content has just changed. They are sent as they are until they are remade. Paths are the router's
 * (`/en/blog/a`).
 */
export function markStale(paths: readonly string[]): void {
  const at = now();
  for (const path of paths) stale().set(path, at);
}

/** Maximum time to make a page. A change is remembered this long. ms. */
const LONGEST_MAKING_MS = 10 * 60_000;

/** Notes that what these tags name has just changed. A page that is being made for the first time is in no index yet, so it cannot be marked. */
export function noteChangedTags(tags: readonly string[]): void {
  const at = now();
  for (const tag of tags) {
    // The newest last, so that the oldest are found first.
    changes().delete(tag);
    changes().set(tag, at);
  }
  for (const [tag, changedAt] of changes()) {
    if (changedAt > at - LONGEST_MAKING_MS) return;
    changes().delete(tag);
  }
}

export const changedSince = (tags: readonly string[], asOf: number): boolean => tags.some((tag) => (changes().get(tag) ?? 0) >= asOf);

export const staleCount = (): number => stale().size;

export const isStale = (path: string): boolean => stale().has(path);

/** Unmarks a path without a page. */
export const forgetStale = (path: string): boolean => stale().delete(path);

/**
 * A page was made from the content as of `asOf`, and was stored or did not need to be. If its making began before it was marked, it stays
 * stale.
 */
export function noteMade(path: string, asOf: number): void {
  const since = stale().get(path);
  if (since !== undefined && asOf > since) stale().delete(path);
  made().emit(path);
}

/** Waits until the page of a path is made, for at most `limitMs`. Rejects when the signal aborts. */
export async function whenMade(path: string, limitMs: number, signal: AbortSignal): Promise<void> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
  await once(made(), path, { signal: end }).catch(() => signal.throwIfAborted());
}
