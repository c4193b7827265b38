import { setOwnReplica } from '../content/store/content-store.ts';
import { isBusy } from '../durable/sqlite-file.ts';
import { env } from '../env.ts';
import { processState } from '../runtime/process-state.ts';
import { buildId, nameOfMadePages } from '../stored-pages/made-pages.ts';
import { PublicationStore } from './publication-store.ts';

type Opened = {
  store: PublicationStore | null;
  /** It could not be used. */
  isBroken: boolean;
  /** What is read in its place. */
  readOnly: PublicationStore | null;
};

const opened = () => processState<Opened>('publication-store', () => ({ store: null, isBroken: false, readOnly: null }));

/** Which pages are stored: those of a build, and those made since. */
const namePages = () => (process.env.NODE_ENV === 'development' ? 'development' : `${buildId()} ${nameOfMadePages()}`);

/**
 * The store that PUBLISH_STORE names, opened once a process and again where the file is no longer the one that was opened, or could not be used. Throws where it
 * cannot be written: pages are made from what is in it meanwhile, or from the build's content.
 */
export function publicationStore(): PublicationStore {
  const known = opened();
  if (known.store && !known.isBroken && known.store.file.inPlace) return known.store;
  // SQLite shares what it knows of a file among the connections of a process: that nothing can be written, too.
  for (const each of [known.store, known.readOnly]) each?.close();
  Object.assign(known, { store: null, readOnly: null });
  try {
    known.store = openStore();
    known.isBroken = false;
  } catch (error) {
    known.readOnly = openReadOnly();
    throw error;
  } finally {
    setOwnReplica((known.store ?? known.readOnly)?.replica ?? null);
  }
  return known.store;
}

function openStore(): PublicationStore {
  const store = new PublicationStore(env().PUBLISH_STORE);
  try {
    store.takeOver(namePages(), new Date(), process.env.NODE_ENV === 'development' ? '' : undefined);
    return store;
  } catch (error) {
    store.close();
    throw error;
  }
}

/** For pages that are made while nothing can be written; null where the file cannot even be read, or has no content yet. */
function openReadOnly(): PublicationStore | null {
  try {
    const store = new PublicationStore(env().PUBLISH_STORE, { readOnly: true });
    if (store.note('pages') === namePages()) return store;
    store.close();
  } catch {
    // The build's content is shown.
  }
  return null;
}

/** Has the store opened anew by what needs it next, unless another process merely holds it. */
export function storeFailed(error: unknown): void {
  opened().isBroken ||= !isBusy(error);
}
