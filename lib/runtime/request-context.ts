import { AsyncLocalStorage } from 'node:async_hooks';
import { onEachRequest } from './each-request.ts';
import { processState } from './process-state.ts';

/** A request, and all work that it causes, including later work. */
type Request = { startedAt: number; date: number; change: number; hasActionBegun: boolean };

const requests = () => processState('requests', () => new AsyncLocalStorage<Request>());
const changes = () => processState('content-changes', () => ({ count: 0 }));

/** Monotonic time of the process in ms, independent of the machine's clock. Next's caches measure age with it. */
export const now = () => performance.timeOrigin + performance.now();

/** Makes this process record the time and content state of each request. */
export function noteRequestStarts(): void {
  onEachRequest(() => requests().enterWith({ startedAt: now(), date: Date.now(), change: changes().count, hasActionBegun: false }));
}

/** The age of the content in the page being made: the time of the request that caused it. */
export const contentAsOf = (): number => requests().getStore()?.startedAt ?? now();

/** The time of that request by the machine's clock, which Next allows nobody to read while a page is made. Epoch ms. */
export const requestedAt = (): number => requests().getStore()?.date ?? now();

export function noteContentChange(): void {
  changes().count += 1;
}

/** The content changes before the request. It stays the same while a page is made: Next makes it twice and expects equal results. */
export const changeAsOf = (): number => requests().getStore()?.change ?? changes().count;

/** Each action calls this first. A failure before it is a fault of the request, not of the site. */
export function noteAction(): void {
  const request = requests().getStore();
  if (request) request.hasActionBegun = true;
}

export const hasActionBegun = (): boolean => requests().getStore()?.hasActionBegun ?? true;
