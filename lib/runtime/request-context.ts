import { AsyncLocalStorage } from 'node:async_hooks';
import { onEachRequest } from './each-request.ts';
import { processState } from './process-state.ts';

/** A request, and all that is done in answer to it, however late. */
type Request = { startedAt: number; change: number; hasActionBegun: boolean };

const requests = () => processState('requests', () => new AsyncLocalStorage<Request>());
const changes = () => processState('content-changes', () => ({ count: 0 }));

/** ms, by a clock that never jumps while the process lives, whatever becomes of the machine's. Next's caches tell the age of things by it. */
export const now = () => performance.timeOrigin + performance.now();

/** Has this process remember when each request came, and what the content was then. */
export function noteRequestStarts(): void {
  onEachRequest(() => requests().enterWith({ startedAt: now(), change: changes().count, hasActionBegun: false }));
}

/** How old the content of the page may be that is being made: as old as the request that had it made. */
export const contentAsOf = (): number => requests().getStore()?.startedAt ?? now();

export function noteContentChange(): void {
  changes().count += 1;
}

/** How often the content had changed when the request came. The same for as long as a page is made: Next makes it twice, and wants the same answers. */
export const changeAsOf = (): number => requests().getStore()?.change ?? changes().count;

/** Called by each action at its beginning: what fails before that is the request, not the site. */
export function noteAction(): void {
  const request = requests().getStore();
  if (request) request.hasActionBegun = true;
}

export const hasActionBegun = (): boolean => requests().getStore()?.hasActionBegun ?? true;
