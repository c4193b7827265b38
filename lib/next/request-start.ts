import { AsyncLocalStorage } from 'node:async_hooks';
import { onEachRequest } from './each-request.ts';
import { processState } from './process-state.ts';

const starts = () => processState('request-start', () => new AsyncLocalStorage<number>());

// The clock by which Next notes when a tag was marked. It never goes back while the process lives; Date.now() may.
const now = () => performance.timeOrigin + performance.now();

/** Has this process remember when each request came, for all that is done in answer to it, however late. */
export function noteRequestStarts(): void {
  onEachRequest(() => starts().enterWith(now()));
}

/** When the request came that is being worked on (epoch ms); outside of any, now. */
export const requestStartedAt = (): number => starts().getStore() ?? now();
