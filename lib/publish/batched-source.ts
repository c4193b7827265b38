import type { ContentSource } from '../content/store/source.ts';
import type { RawEntry } from '../content/types.ts';

/** How many ids fit into one address. */
const IDS_AT_ONCE = 50;

type ById = Pick<ContentSource, 'rawEntry' | 'rawAsset'>;
type Source = ById & Pick<ContentSource, 'rawEntries' | 'rawAssets'>;

/** The same items, with those that are asked for at the same moment in one request: a burst of publications would take minutes otherwise. */
export function batched(source: Source): ById {
  return {
    rawEntry: oneOfMany(
      (id) => source.rawEntry(id),
      (ids) => source.rawEntries(ids),
    ),
    rawAsset: oneOfMany(
      (id) => source.rawAsset(id),
      (ids) => source.rawAssets(ids),
    ),
  };
}

type Waiting = { resolve: (item: RawEntry | null) => void; reject: (error: unknown) => void };

function oneOfMany(askOne: (id: string) => Promise<RawEntry | null>, askMany: (ids: readonly string[]) => Promise<RawEntry[]>) {
  let waiting = new Map<string, Waiting[]>();

  const answer = async (asked: (readonly [string, Waiting[]])[]) => {
    const ids = asked.map(([id]) => id);
    try {
      const items = ids.length === 1 ? [await askOne(ids[0] as string)] : await askMany(ids);
      const byId = new Map(items.flatMap((item) => (item ? [[item.sys.id, item]] : [])));
      for (const [id, callers] of asked) for (const { resolve } of callers) resolve(byId.get(id) ?? null);
    } catch (error) {
      for (const [, callers] of asked) for (const { reject } of callers) reject(error);
    }
  };

  const askAll = () => {
    const asked = [...waiting];
    waiting = new Map();
    for (let start = 0; start < asked.length; start += IDS_AT_ONCE) void answer(asked.slice(start, start + IDS_AT_ONCE));
  };

  return (id: string): Promise<RawEntry | null> =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setImmediate(askAll);
      const callers = waiting.get(id) ?? [];
      callers.push({ resolve, reject });
      waiting.set(id, callers);
    });
}
