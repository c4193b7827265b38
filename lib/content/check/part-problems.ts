import { LOCALES } from '../../i18n/locales.ts';
import { announcements } from '../announcements/announcements.ts';
import { faqItems } from '../faq/faq-items.ts';
import { ANNOUNCEMENT, FAQ_ITEM, type PartType, SITE_TEXT } from '../model.ts';
import type { LocaleCodes } from '../store/fields.ts';
import { siteTexts } from '../texts/site-texts.ts';
import type { RawEntry } from '../types.ts';
import type { Finding } from './check-entry.ts';
import { PART_RULES, type PartProblem } from './part-rules.ts';

const PROBLEMS: Partial<Record<PartType, (entries: readonly RawEntry[], codes: LocaleCodes) => readonly PartProblem[]>> = {
  [SITE_TEXT]: (entries, codes) => siteTexts(entries, codes).problems,
  [FAQ_ITEM]: (entries, codes) => faqItems(entries, codes).problems,
  [ANNOUNCEMENT]: (entries, codes) => announcements(entries, codes).problems,
};

export const CHECKED_PARTS = Object.keys(PROBLEMS) as PartType[];

export const partProblems = (type: PartType, entries: readonly RawEntry[], codes: LocaleCodes): readonly PartProblem[] =>
  PROBLEMS[type]?.(entries, codes) ?? [];

export function checkParts(type: PartType, entries: readonly RawEntry[], codes: LocaleCodes): Finding[] {
  return partProblems(type, entries, codes).map(({ id, title, locale, rule, about }) => ({
    ...{ rule, severity: 'error', entry: { kind: type, id, title }, field: PART_RULES[rule], about, message: about },
    locales: LOCALES.filter((each) => each === locale),
  }));
}
