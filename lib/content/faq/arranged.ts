import { type FaqList, QUESTIONS_OF } from '../../site/questions.ts';
import type { FaqEntry } from './faq-items.ts';

/** A place in a list: a question of the site, an entry in its place, or an entry alone. */
export type Place<Own, Entry> = { own: Own; entry: null } | { own: Own | null; entry: Entry };

type Placed<Own, Entry> = { order: number; place: Place<Own, Entry> };

/** The distance of the site's own questions in the order of a list. */
const STEP = 10;

/** All questions of the site in a list, in their order, with entries before, between, after and in place of them. */
export function arranged<Own, Entry extends Pick<FaqEntry, 'order' | 'replaces'>>(
  list: FaqList,
  own: readonly Own[],
  entries: readonly Entry[],
): Place<Own, Entry>[] {
  const replacing = new Map(entries.map((entry) => [entry.replaces, entry]));
  const kept = QUESTIONS_OF[list].map((name, index): Placed<Own, Entry> => {
    const entry = replacing.get(name);
    return { order: STEP * (index + 1), place: entry ? { own: own[index] as Own, entry } : { own: own[index] as Own, entry: null } };
  });
  const added = entries
    .filter(({ replaces }) => replaces === null)
    .map((entry): Placed<Own, Entry> => ({ order: entry.order, place: { own: null, entry } }));
  return [...kept, ...added].toSorted((one, other) => one.order - other.order).map(({ place }) => place);
}
