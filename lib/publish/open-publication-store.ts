import { setOwnReplica } from '../content/store/content-store.ts';
import { isBusy } from '../durable/sqlite-file.ts';
import { env } from '../env.ts';
import { processState } from '../runtime/process-state.ts';
import { buildId, nameOfMadePages } from '../stored-pages/made-pages.ts';
import { PublicationStore } from './publication-store.ts';

type Opened = {
  store: PublicationStore | null;
  /** The store could not be used. */
  isBroken: boolean;
  /** The read-only replacement. */
  readOnly: PublicationStore | null;
};

const opened = () => processState<Opened>('publication-store', () => ({ store: null, isBroken: false, readOnly: null }));

/** Identifies the stored pages: the build's, and those made since. */
const namePages = () => (process.env.NODE_ENV === 'development' ? 'development' : `${buildId()} ${nameOfMadePages()}`);

/**
 * The store in PUBLISH_STORE. A process opens it once, and again if the file was replaced or could not be used. Throws if it cannot be
 * written: meanwhile pages are made from its content, or from the build's.
 */
export function publicationStore(): PublicationStore {
  const known = opened();
  if (known.store && !known.isBroken && known.store.file.inPlace) return known.store;
  // SQLite shares the state of a file among the connections of a process, a read-only disk included.
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

/** For pages while nothing can be written; null if the file cannot be read or has no content yet. */
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

/** Makes the next use open the store again, unless another process only locks it. */
export function storeFailed(error: unknown): void {
  opened().isBroken ||= !isBusy(error);
}
