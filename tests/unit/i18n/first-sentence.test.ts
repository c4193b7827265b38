import { expect, test } from 'vitest';
import { firstSentence } from '../../../lib/i18n/first-sentence.ts';

test.each([
  ['Yes. The trial lasts 3 days. Then it ends.', 'en', 21, 'Yes. The trial lasts 3 days.'],
  ['¿Cuánto? Desde US$12 al mes. Al año, menos.', 'es', 10, '¿Cuánto? Desde US$12 al mes.'],
  ['', 'en', 1, ''],
])('of "%s" (%s, at least %i characters)', (text, locale, least, first) => {
  expect(firstSentence(text, locale, least)).toBe(first);
});
