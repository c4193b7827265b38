import { env } from '../env.ts';
import { processState } from '../runtime/process-state.ts';
import { ApplicationStore } from './application-store.ts';

const open = () => processState<{ store: ApplicationStore | null }>('affiliate-store', () => ({ store: null }));

/**
 * The store that DATABASE_URL names, else the file of AFFILIATE_STORE. Opened once a process, and again where the file is no longer the
 * one that was opened, or failed.
 */
export function applicationStore(): ApplicationStore {
  const state = open();
  if (state.store && !state.store.database.isUsable) void closeStore();
  state.store ??= new ApplicationStore(env().DATABASE_URL ?? env().AFFILIATE_STORE);
  return state.store;
}

/** Closes the store. The next caller opens it again. */
export async function closeStore(): Promise<void> {
  const state = open();
  const { store } = state;
  state.store = null;
  await store?.close();
}
