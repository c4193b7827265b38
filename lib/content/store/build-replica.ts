import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { SqliteFile } from '../../durable/sqlite-file.ts';
import { ENTRY_KINDS } from '../../site/collections.ts';
import { logTaken } from './catalogue.ts';
import { REPLICA_TABLES, Replica } from './replica.ts';
import { type ContentSource, READ_TYPES } from './source.ts';

/** Fetches the whole space into a file for the workers of a build. The old file stays until the new one is complete. Throws ContentUnavailable. */
export async function buildReplica(file: string, source: ContentSource, progress: (line: string) => void): Promise<Replica> {
  const draft = `${file}.new`;
  // A failed build may have left it.
  rmSync(draft, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  // It has no readers while it is written, and a single file without a log is easier to deploy.
  const database = new SqliteFile(draft, [REPLICA_TABLES], { journal: 'off' });
  const replica = new Replica(database);
  await fillReplica(database, replica, source, progress);
  for (const kind of ENTRY_KINDS) replica.catalogue(kind).leftOut.forEach(logTaken);
  // Published content is not secret, and the site may run as another user than the build.
  chmodSync(draft, 0o644);
  renameSync(draft, file);
  return replica;
}

/** Fetches the whole space into an empty replica. Throws ContentUnavailable. */
export async function fillReplica(
  database: SqliteFile,
  replica: Replica,
  source: ContentSource,
  progress: (line: string) => void = () => {},
): Promise<void> {
  for (const { type, kind } of READ_TYPES) {
    for await (const { items, done, total } of source.items(type, kind)) {
      database.transaction(() => {
        for (const item of items) replica.write(type, item);
      });
      if (items.length < total) progress(`content: ${kind ?? 'assets'} ${done} of ${total}`);
    }
  }
  replica.makeCards();
}
