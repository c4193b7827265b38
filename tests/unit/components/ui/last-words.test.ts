import { expect, test } from 'vitest';
import { withLastWords } from '../../../../components/ui/last-words.ts';

const LEAD = 'A sentence that is long enough to have more than a single line';
const held = (text: string, long?: number) => withLastWords(text, long).replaceAll('\u00a0', '_');

test('short last words of a paragraph stay together, so that its last line is worth its place', () => {
  expect(held(`${LEAD}, and we send it.`)).toBe(`${LEAD}, and we send_it.`);
  expect(held(`${LEAD} every 3\u00a0days.`)).toBe(`${LEAD} every_3_days.`);
});

test('a long last word stays alone, and a longer group is not joined', () => {
  expect(held(`${LEAD} of the administration.`)).toBe(`${LEAD} of the administration.`);
  expect(held(`${LEAD} committee of it.`)).toBe(`${LEAD} committee_of_it.`);
  expect(held(`${LEAD} internationalization of it.`)).toBe(`${LEAD} internationalization of_it.`);
});

test('a text of one line, and one followed by other text, stays unchanged', () => {
  expect(held('Ask the branch')).toBe('Ask the branch');
  expect(held(', and it will feed you for months.')).toBe(', and it will feed you for months.');
  expect(held(', and it will feed you for months.', 30)).toBe(', and it will feed you for_months.');
  expect(held(`${LEAD} and `)).toBe(`${LEAD} and `);
});
