import { isDeepStrictEqual } from 'node:util';
import { partProblemLine } from '../content/check/part-rules.ts';
import { type FaqEntry, faqItems } from '../content/faq/faq-items.ts';
import type { RawEntry } from '../content/types.ts';
import { env } from '../env.ts';
import { FAQ_LISTS, type FaqList } from '../site/questions.ts';
import type { LeftOut } from './change.ts';

const read = (entries: readonly RawEntry[]) => faqItems(entries, env().CONTENTFUL_LOCALES);

/** The lists of questions in which something differs. The arrays are the same if nothing was written. */
export function changedLists(before: readonly RawEntry[], after: readonly RawEntry[]): FaqList[] {
  if (before === after) return [];
  const [one, other] = [before, after].map((entries) => Map.groupBy(read(entries).items, ({ list }) => list)) as [Lists, Lists];
  return FAQ_LISTS.filter((list) => !isDeepStrictEqual(one.get(list), other.get(list)));
}

type Lists = Map<FaqList, FaqEntry[]>;

/** Why the entry with this id is left out; null if it is shown, or is no question. */
export function questionLeftOut(id: string, entries: readonly RawEntry[]): LeftOut | null {
  if (entries.every(({ sys }) => sys.id !== id)) return null;
  const problem = read(entries).problems.find((each) => each.id === id);
  return problem ? { finding: partProblemLine(problem), heldBy: null } : null;
}
