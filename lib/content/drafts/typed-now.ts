import { headers } from 'next/headers';
import { processState } from '../../runtime/process-state.ts';
import type { TypedEntry } from './typed.ts';

/** What came with a request, by that request's headers: the framework has one object of them from its beginning to its end. */
const byRequest = () => processState('typed-fields', () => new WeakMap<object, TypedEntry>());

/** Notes what is being typed, for the page that is drawn in answer to the same request. Nothing of it outlives that. */
export async function noteTyped(typed: TypedEntry): Promise<void> {
  byRequest().set(await headers(), typed);
}

/** What is being typed, if the page is drawn for that. Draft mode only: a page that asks is a visitor's no more. */
export async function typedNow(): Promise<TypedEntry | null> {
  return byRequest().get(await headers()) ?? null;
}
