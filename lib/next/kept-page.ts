import { EventEmitter } from 'node:events';
import { processState } from './process-state.ts';

const kept = () => processState('kept-pages', () => new EventEmitter().setMaxListeners(0));

/** Says that the page of a path (`/en/blog/a`) was made and is stored. */
export function noteKept(path: string): void {
  kept().emit(path);
}

/**
 * Waits until the page of a path is stored, for so many ms at most. Rejects where the signal ends the wait. With a timer, as a signal that ends by its time
 * makes an error with all the lines that led there, for every page.
 */
export function whenKept(path: string, limitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(timer);
      kept().off(path, done);
      signal?.removeEventListener('abort', abort);
    };
    const done = () => {
      end();
      resolve();
    };
    const abort = () => {
      end();
      reject(signal?.reason);
    };
    const timer = setTimeout(done, limitMs);
    kept().once(path, done);
    signal?.addEventListener('abort', abort, { once: true });
  });
}
