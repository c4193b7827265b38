import { type ItemType, isSame, type Replica, type Version, versionOf } from '../content/store/replica.ts';
import { type ContentSource, READ_TYPES } from '../content/store/source.ts';

/** An item with different versions in the replica and in the space; null if one of them has no version. */
export type Difference = { item: ItemType; kind: string | null; id: string; shown: Version | null; published: Version | null };

/** Changes nothing. Gives the differences of each page of a list, then the items that are in none. Throws ContentUnavailable. */
export async function* differencesOf(replica: Replica, source: ContentSource): AsyncGenerator<Difference[]> {
  for (const { type: item, kind } of READ_TYPES) {
    const left = replica.versions(item, kind);
    for await (const { items } of source.versions(item, kind)) {
      yield items.flatMap((raw) => {
        const { id } = raw.sys;
        const published = versionOf(raw);
        const shown = left.get(id) ?? null;
        left.delete(id);
        return isSame(published, shown) || replica.isFaulty(item, raw) ? [] : [{ item, kind, id, shown, published }];
      });
    }
    yield [...left].map(([id, shown]) => ({ item, kind, id, shown, published: null }));
  }
}
