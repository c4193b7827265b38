import { env } from '../env.ts';
import { processState } from '../next/process-state.ts';
import { ApplicationStore } from './application-store.ts';

const open = () => processState<{ store: ApplicationStore | null }>('affiliate-store', () => ({ store: null }));

/** The store that AFFILIATE_STORE names, opened once a process and again where the file is no longer the one that was opened. */
export function applicationStore(): ApplicationStore {
  const state = open();
  if (state.store && !state.store.inPlace) closeStore();
  state.store ??= new ApplicationStore(env().AFFILIATE_STORE);
  return state.store;
}

/** Lets go of the store, so that whoever needs it next opens it anew. */
export function closeStore(): void {
  const state = open();
  const { store } = state;
  state.store = null;
  store?.close();
}
