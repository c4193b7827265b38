import { env } from '../env.ts';
import { processState } from '../runtime/process-state.ts';
import { ApplicationStore } from './application-store.ts';

const open = () => processState<{ store: ApplicationStore | null }>('affiliate-store', () => ({ store: null }));

/** The store in DATABASE_URL, else in AFFILIATE_STORE: opened once, and again if the file was replaced or failed. */
export function applicationStore(): ApplicationStore {
  const state = open();
  if (state.store && !state.store.database.isUsable) void closeStore();
  state.store ??= new ApplicationStore(env().DATABASE_URL ?? env().AFFILIATE_STORE);
  return state.store;
}

export async function closeStore(): Promise<void> {
  const state = open();
  const { store } = state;
  state.store = null;
  await store?.close();
}
