import { type ItemType, isSame, type Replica, type Version, versionOf } from '../content/store/replica.ts';
import { type ContentSource, READ_TYPES } from '../content/store/source.ts';

/** An item of which the replica has another version than the space; null where one of them has none. */
export type Difference = { type: ItemType; kind: string | null; id: string; shown: Version | null; published: Version | null };

/** Compares a replica with the space, and changes nothing. Throws ContentUnavailable. */
export async function differencesOf(replica: Replica, source: ContentSource): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { type, kind } of READ_TYPES) {
    const { shown, faulty } = replica.versions(type, kind);
    for await (const { items } of source.versions(type, kind)) {
      for (const item of items) {
        const { id } = item.sys;
        const published = versionOf(item);
        const known = shown.get(id);
        shown.delete(id);
        if (!isSame(published, known) && !isSame(published, faulty.get(id)))
          found.push({ type, kind, id, shown: known ?? null, published });
      }
    }
    for (const [id, known] of shown) found.push({ type, kind, id, shown: known, published: null });
  }
  return found;
}
