import { type FaqList, QUESTIONS_OF } from '../../site/questions.ts';
import type { FaqEntry } from './faq-items.ts';

/** A place in a list: a question of the site, an entry in its place, or an entry alone. */
export type Place<Own, Entry> = { own: Own; entry: null } | { own: Own | null; entry: Entry };

/** The distance of the site's own questions in the order of a list. */
const STEP = 10;

/** All questions of the site in a list, in their order, with entries before, between, after and in place of them. */
export function arranged<Own, Entry extends Pick<FaqEntry, 'order' | 'replaces'>>(
  list: FaqList,
  own: readonly Own[],
  entries: readonly Entry[],
): Place<Own, Entry>[] {
  const replacing = new Map(entries.map((entry) => [entry.replaces, entry]));
  const kept = QUESTIONS_OF[list].map((name, index) => {
    return { order: STEP * (index + 1), own: own[index] as Own, entry: replacing.get(name) ?? null };
  });
  const added = entries.filter(({ replaces }) => replaces === null).map((entry) => ({ order: entry.order, own: null, entry }));
  return [...kept, ...added].sort((one, other) => one.order - other.order).map(({ own, entry }) => ({ own, entry }) as Place<Own, Entry>);
}
