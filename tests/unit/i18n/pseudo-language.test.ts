import { expect, test } from 'vitest';
import en from '../../../messages/en/messages.ts';
import { isPseudo, pseudoMessage, pseudoText } from '../../support/pseudo-language.ts';

test.each([
  ['Plan a week', '[Plááñ áá wéééék]'],
  ['{price} per month', '[{price} péér móóñth]'],
  ['<link>this</link> or that', '[<link>thíís</link> óór tháát]'],
  ['{count, plural, one {# day} other {# days}}', '[{count,plural,one{# dááý} other{# dááýs}}]'],
  ["it''s '{'braces'}'", "[íít''sý '{brááçéés}']"],
  ['24/7', '[24/7]'],
])('"%s" becomes "%s"', (message, pseudo) => {
  expect(pseudoMessage(message)).toBe(pseudo);
});

test('every word differs from a plain one', () => {
  for (const word of ['RSS', 'PNG', 'by', 'Tmz', 'a']) expect(isPseudo(pseudoText(word))).toBe(true);
});

test('the words of the site get longer by about a third', () => {
  const words = JSON.stringify(en.home).match(/(?<=: ?")[^"{<]+(?=")/g) ?? [];
  const length = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  expect(words.length).toBeGreaterThan(20);
  expect(length(words.map(pseudoText)) / length(words)).toBeGreaterThan(1.3);
});
