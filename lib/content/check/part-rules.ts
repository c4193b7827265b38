/**
 * The rules for entries without pages, with the field that each is about. What they find keeps an entry from being shown.
 * messages/en/preview.json explains each.
 */
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
