import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { processState } from './process-state.ts';

const kept = () => processState('kept-pages', () => new EventEmitter({ captureRejections: false }).setMaxListeners(0));

/** Says that the page of a path (`/en/blog/a`) was made and is stored. */
export function noteKept(path: string): void {
  kept().emit(path);
}

/** Waits until the page of a path is stored, for so many ms at most. Rejects where the signal ends the wait. */
export async function whenKept(path: string, limitMs: number, signal?: AbortSignal): Promise<void> {
  const end = new AbortController();
  const stored = () => end.abort();
  kept().once(path, stored);
  try {
    await delay(limitMs, undefined, { signal: signal ? AbortSignal.any([signal, end.signal]) : end.signal });
  } catch (error) {
    if (!end.signal.aborted) throw error;
  } finally {
    kept().off(path, stored);
  }
}
