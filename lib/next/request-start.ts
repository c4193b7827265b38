import { AsyncLocalStorage } from 'node:async_hooks';
import { onEachRequest } from './each-request.ts';
import { processState } from './process-state.ts';

const starts = () => processState('request-start', () => new AsyncLocalStorage<number>());

/** Has this process remember when each request came, for all that is done in answer to it, however late. */
export function noteRequestStarts(): void {
  // By the clock with which Next's cache notes when a tag was marked.
  onEachRequest(() => starts().enterWith(Date.now()));
}

/** When the request came that is being worked on (epoch ms); outside of any, now. */
export const requestStartedAt = (): number => starts().getStore() ?? Date.now();
