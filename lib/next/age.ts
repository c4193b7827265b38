import { AsyncLocalStorage } from 'node:async_hooks';
import { onEachRequest } from './each-request.ts';
import { processState } from './process-state.ts';

const requestStarts = () => processState('request-starts', () => new AsyncLocalStorage<number>());

/** ms, by a clock that never jumps while the process lives, whatever becomes of the machine's. Next's caches tell the age of things by it. */
export const now = () => performance.timeOrigin + performance.now();

/** Has this process remember when each request came, for all that is done in answer to it, however late. */
export function noteRequestStarts(): void {
  onEachRequest(() => requestStarts().enterWith(now()));
}

/** How old the content of the page may be that is being made: as old as the request that had it made. */
export const contentAsOf = (): number => requestStarts().getStore() ?? now();
