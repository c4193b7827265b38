import type { Locale } from '../../i18n/locales.ts';
import type { RawEntry } from '../types.ts';

/** The rules for entries without pages, by the field at fault. Such an entry is not shown. messages/en/preview.json explains each. */
export const PART_RULES = {
  'text-key-unknown': 'key',
  'text-fixed': 'key',
  'text-doubled': 'key',
  'text-broken': 'text',
  'text-arguments': 'text',
  'text-price': 'text',
  'text-too-long': 'text',
  'text-unprintable': 'text',
  'faq-list-unknown': 'list',
  'faq-question-unknown': 'replaces',
  'faq-doubled': 'replaces',
  'faq-incomplete': 'answer',
  'faq-too-long': 'question',
  'faq-price': 'answer',
  'announcement-incomplete': 'text',
  'announcement-time': 'until',
  'announcement-link': 'link',
  'announcement-page': 'pages',
  'announcement-too-long': 'text',
} as const satisfies Record<string, string>;

export type PartRule = keyof typeof PART_RULES;

/** A problem of an entry without a page. `locale` is null if it holds for all languages. */
export type PartProblem = { id: string; title: string; locale: Locale | null; rule: PartRule; about: string };

/** A problem on one line: `"home.hero.lede" (es): text-arguments: {product} is missing`. */
export const partProblemLine = ({ rule, title, locale, about }: PartProblem): string =>
  `"${title}"${locale ? ` (${locale})` : ''}: ${rule}: ${about}`;

/** The order of precedence of entries that want the same place: the older one counts. */
export const createdFirst = (one: RawEntry, other: RawEntry): number =>
  (one.sys.createdAt ?? '').localeCompare(other.sys.createdAt ?? '') || one.sys.id.localeCompare(other.sys.id);
