import { headers } from 'next/headers';
import { processState } from '../../runtime/process-state.ts';
import type { TypedEntry } from './typed.ts';

/** Unsaved fields by the headers of their request: the framework keeps one headers object for the whole request. */
const byRequest = () => processState('typed-fields', () => new WeakMap<object, TypedEntry>());

/** Records the unsaved fields for the page drawn in response to the same request. They do not outlive it. */
export async function noteTyped(typed: TypedEntry): Promise<void> {
  byRequest().set(await headers(), typed);
}

/** The unsaved fields, if the page is drawn for them. Draft mode only: a visitors' page that calls it would not be static. */
export async function typedNow(): Promise<TypedEntry | null> {
  return byRequest().get(await headers()) ?? null;
}
