import { isDeepStrictEqual } from 'node:util';
import { type Announcement, shownAnnouncements } from '../content/announcements/announcements.ts';
import { partProblemLine } from '../content/check/part-rules.ts';
import { type FaqEntry, shownQuestions } from '../content/faq/faq-items.ts';
import { ANNOUNCEMENT, FAQ_ITEM, SITE_TEXT } from '../content/model.ts';
import { fieldValue } from '../content/store/fields.ts';
import type { Replica } from '../content/store/replica.ts';
import { indexOfKey } from '../content/texts/keys.ts';
import { keyOf, type SiteTexts, shownTexts } from '../content/texts/site-texts.ts';
import type { RawEntry } from '../content/types.ts';
import { env } from '../env.ts';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales.ts';
import { FAQ_LISTS, type FaqList } from '../site/questions.ts';
import { textTag } from '../stored-pages/text-tags.ts';
import type { LeftOut } from './receipts.ts';

/** What the site shows of the entries without pages, and why it leaves some out, by their ids. */
export type Parts = {
  texts: SiteTexts;
  lists: ReadonlyMap<FaqList, readonly FaqEntry[]>;
  announcements: readonly Announcement[];
  leftOut: ReadonlyMap<string, LeftOut>;
};

export function partsOf(replica: Replica): Parts {
  const { texts, problems } = shownTexts(replica.parts(SITE_TEXT));
  const questions = shownQuestions(replica.parts(FAQ_ITEM));
  const announced = shownAnnouncements(replica.parts(ANNOUNCEMENT));
  const all = [...problems, ...questions.problems, ...announced.problems];
  return {
    texts,
    lists: Map.groupBy(questions.items, ({ list }) => list),
    announcements: announced.announcements,
    // Of several problems of an entry the first.
    leftOut: new Map(all.toReversed().map((problem) => [problem.id, { finding: partProblemLine(problem), heldBy: null }])),
  };
}

/** An entry without a page, before and after a publication; null if it did not exist before, or does not exist after. */
export type PartEntry = { before: RawEntry | null; after: RawEntry | null };

/**
 * The tags of the texts that differ, among those of the entry's key before and after: another entry may have the same key, and takes the
 * place of one that goes.
 */
export function changedTexts({ before, after }: PartEntry, partsBefore: Parts, partsAfter: Parts): string[] {
  const keys = new Set([before, after].flatMap((entry) => (entry ? keyOf(entry, env().CONTENTFUL_LOCALES) : [])));
  return LOCALES.flatMap((locale) =>
    [...keys].flatMap((key) => {
      const [one, other] = [partsBefore, partsAfter].map(({ texts }) => texts[locale].get(key)?.text);
      const index = indexOfKey(key);
      return index === undefined || one === other ? [] : [textTag(locale, index)];
    }),
  );
}

/** The lists of questions that differ, among those of the entry before and after. */
export function changedLists({ before, after }: PartEntry, partsBefore: Parts, partsAfter: Parts): FaqList[] {
  const own = [before, after].map((entry) => entry && fieldValue(entry, 'list', DEFAULT_LOCALE, env().CONTENTFUL_LOCALES));
  return FAQ_LISTS.filter((list) => own.includes(list) && !isDeepStrictEqual(partsBefore.lists.get(list), partsAfter.lists.get(list)));
}

/** The entries that are left out now or were before, but not both for the same reason. */
export function changedOutcomes(before: Parts, after: Parts): [id: string, leftOut: LeftOut | null][] {
  const ids = new Set([...before.leftOut.keys(), ...after.leftOut.keys()]);
  return [...ids].flatMap((id): [string, LeftOut | null][] => {
    const leftOut = after.leftOut.get(id) ?? null;
    return before.leftOut.get(id)?.finding === leftOut?.finding ? [] : [[id, leftOut]];
  });
}
