import { SqliteFile } from '../../durable/sqlite-file.ts';
import { processState } from '../../runtime/process-state.ts';
import { noteContentChange } from '../../runtime/request-context.ts';
import type { EntryKind } from '../../site/collections.ts';
import { ContentUnavailable } from '../errors.ts';
import type { PartType } from '../model.ts';
import type { RawEntry } from '../types.ts';
import type { Catalogue } from './catalogue.ts';
import { BUILT_REPLICA, hasBuiltReplica, REPLICA_TABLES, Replica } from './replica.ts';

/** The source of pages: the replica, which answers immediately, or an editor's drafts. */
export interface ContentStore {
  catalogue(kind: EntryKind): Catalogue | Promise<Catalogue>;
  parts(type: PartType): readonly RawEntry[] | Promise<readonly RawEntry[]>;
  /** An entry with each of its links resolved, if the linked item is there. */
  resolved(raw: RawEntry): RawEntry | Promise<RawEntry>;
}

const state = () => processState<{ replica: Replica | null }>('content-store', () => ({ replica: null }));

/** The replica of this process: its own if it has one, else the build's. Throws if neither exists. */
export function contentStore(): Replica {
  const known = state();
  if (!known.replica && !hasBuiltReplica())
    throw new ContentUnavailable(`There is no content in ${BUILT_REPLICA}: build with "npm run build"`);
  known.replica ??= new Replica(new SqliteFile(BUILT_REPLICA, [REPLICA_TABLES], { readOnly: true }));
  return known.replica;
}

/** Makes this process read its own replica; null makes it read the build's. */
export function setOwnReplica(own: Replica | null): void {
  state().replica = own;
  noteContentChange();
}
