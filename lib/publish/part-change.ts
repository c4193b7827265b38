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

/** The tags of the texts that differ, by the entry's keys: another entry with the same key takes the place of one that goes. */
export function changedTexts(revisions: readonly RawEntry[], before: Parts, after: Parts): string[] {
  const keys = new Set(revisions.flatMap((revision) => keyOf(revision, env().CONTENTFUL_LOCALES)));
  return LOCALES.flatMap((locale) =>
    [...keys].flatMap((key) => {
      const index = indexOfKey(key);
      const isSame = before.texts[locale].get(key)?.text === after.texts[locale].get(key)?.text;
      return index === undefined || isSame ? [] : [textTag(locale, index)];
    }),
  );
}

/** The lists of questions that differ, among those of an entry before and after. */
export function changedLists(revisions: readonly RawEntry[], before: Parts, after: Parts): FaqList[] {
  const own = revisions.map((revision) => fieldValue(revision, 'list', DEFAULT_LOCALE, env().CONTENTFUL_LOCALES));
  return FAQ_LISTS.filter((list) => own.includes(list) && !isDeepStrictEqual(before.lists.get(list), after.lists.get(list)));
}

/** The entries that are left out now or were before, but not both for the same reason. */
export function changedOutcomes(before: Parts, after: Parts): [id: string, leftOut: LeftOut | null][] {
  const ids = new Set([...before.leftOut.keys(), ...after.leftOut.keys()]);
  const changed = [...ids].filter((id) => before.leftOut.get(id)?.finding !== after.leftOut.get(id)?.finding);
  return changed.map((id) => [id, after.leftOut.get(id) ?? null]);
}
