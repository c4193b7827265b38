import { env } from '../env.ts';
import { processState } from '../next/process-state.ts';
import { instanceName } from './instance.ts';
import { Journal } from './journal.ts';

const open = () => processState<{ journal: Journal | null }>('publish-journal', () => ({ journal: null }));

/** The journal that PUBLISH_STORE names, opened once a process and again where the file is no longer the one that was opened. */
export function publishJournal(): Journal {
  const state = open();
  if (state.journal && !state.journal.inPlace) closeJournal();
  state.journal ??= new Journal(env().PUBLISH_STORE, instanceName());
  return state.journal;
}

/** Lets go of the journal, so that whoever needs it next opens it anew. */
export function closeJournal(): void {
  const state = open();
  const { journal } = state;
  state.journal = null;
  journal?.close();
}
