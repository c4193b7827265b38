import { type FaqList, QUESTIONS_OF } from '../../site/questions.ts';
import type { FaqEntry } from './faq-items.ts';

export type Place<Own, Entry> = { own: Own; entry: null } | { own: Own | null; entry: Entry };

const STEP = 10;

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
