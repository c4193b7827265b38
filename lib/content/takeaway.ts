import type { Locale } from '../i18n/locales.ts';
import type { Card } from './types.ts';

const TAKEAWAYS = ['template', 'checklist', 'workbook', 'handbook', 'guide', 'sheet'] as const;
type Takeaway = (typeof TAKEAWAYS)[number];

/** The title words for each kind; the first match counts. A language without such words has no kinds. */
const WORDS: Partial<Record<Locale, Record<Takeaway, RegExp>>> = {
  en: {
    template: /\btemplates?\b/i,
    checklist: /\bchecklists?\b/i,
    workbook: /\bworkbooks?\b/i,
    handbook: /\bhandbooks?\b|\bmanuals?\b/i,
    guide: /\bguides?\b/i,
    sheet: /\bsheets?\b|\bsizes\b/i,
  },
  es: {
    template: /\bplantillas?\b/i,
    checklist: /\blistas? de (?:control|comprobación|verificación)/i,
    workbook: /\bcuadernos?\b/i,
    handbook: /\bmanual(?:es)?\b/i,
    guide: /(?:^|[^\p{L}])gu[ií]as?\b/iu,
    sheet: /\bhojas?\b|(?:^|[^\p{L}])tamaños\b/iu,
  },
};

export function takeawayOf({ title, language }: Pick<Card, 'title' | 'language'>): Takeaway | null {
  return TAKEAWAYS.find((each) => WORDS[language]?.[each].test(title)) ?? null;
}
