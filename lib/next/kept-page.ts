import { EventEmitter, once } from 'node:events';
import { processState } from './process-state.ts';

const kept = () => processState('kept-pages', () => new EventEmitter().setMaxListeners(0));

/** Says that the page of a path (`/en/blog/a`) was made and is stored. */
export function noteKept(path: string): void {
  kept().emit(path);
}

/** Waits until the page of a path is stored, for so many ms at most. Rejects where the signal ends the wait. */
export async function whenKept(path: string, limitMs: number, signal?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    await once(kept(), path, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (error) {
    if (!limit.aborted || signal?.aborted) throw error;
  }
}
