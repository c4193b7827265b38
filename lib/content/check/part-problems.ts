import { LOCALES } from '../../i18n/locales.ts';
import { announcements } from '../announcements/announcements.ts';
import { faqItems } from '../faq/faq-items.ts';
import { ANNOUNCEMENT, FAQ_ITEM, SITE_TEXT } from '../model.ts';
import type { LocaleCodes } from '../store/fields.ts';
import { siteTexts } from '../texts/site-texts.ts';
import type { RawEntry } from '../types.ts';
import type { Finding } from './check-entry.ts';
import { PART_RULES, type PartProblem } from './part-rules.ts';

const SORTED = { [SITE_TEXT]: siteTexts, [FAQ_ITEM]: faqItems, [ANNOUNCEMENT]: announcements };
export type CheckedPart = keyof typeof SORTED;

export const CHECKED_PARTS = Object.keys(SORTED) as CheckedPart[];

export const partProblems = (type: CheckedPart, entries: readonly RawEntry[], codes: LocaleCodes): PartProblem[] =>
  SORTED[type](entries, codes).problems;

export function checkParts(type: CheckedPart, entries: readonly RawEntry[], codes: LocaleCodes): Finding[] {
  return partProblems(type, entries, codes).map(({ id, title, locale, rule, about }) => ({
    ...{ rule, severity: 'error', entry: { kind: type, id, title }, field: PART_RULES[rule], about, message: about },
    locales: LOCALES.filter((each) => each === locale),
  }));
}
