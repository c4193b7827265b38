import { type ItemType, isSame, type Replica, type Version, versionOf } from '../content/store/replica.ts';
import { type ContentSource, READ_TYPES } from '../content/store/source.ts';

/** An item with different versions in the replica and in the space; null if one of them has no version. */
export type Difference = { type: ItemType; kind: string | null; id: string; shown: Version | null; published: Version | null };

/** Changes nothing. Gives the differences of each page of a list, then the items that are in none. Throws ContentUnavailable. */
export async function* differencesOf(replica: Replica, source: ContentSource): AsyncGenerator<Difference[]> {
  for (const { type, kind } of READ_TYPES) {
    const left = replica.versions(type, kind);
    for await (const { items } of source.versions(type, kind)) {
      yield items.flatMap((item) => {
        const { id } = item.sys;
        const published = versionOf(item);
        const shown = left.get(id) ?? null;
        left.delete(id);
        const isKnown = isSame(published, shown) || replica.isFaulty(type, item);
        return isKnown ? [] : [{ type, kind, id, shown, published }];
      });
    }
    yield [...left].map(([id, shown]) => ({ type, kind, id, shown, published: null }));
  }
}
