import { expect, test } from 'vitest';
import { defaultText, TEXT_KEYS, whyFixed } from '../../../../lib/content/texts/keys.ts';
import { siteTexts } from '../../../../lib/content/texts/site-texts.ts';
import { lengthLimit, textFault } from '../../../../lib/content/texts/text-fault.ts';
import { LOCALES } from '../../../../lib/i18n/locales.ts';
import { makeSiteText } from '../../../support/parts.ts';

const CODES = { en: 'en-US', es: 'es' };
const read = (...entries: ReturnType<typeof makeSiteText>[]) => siteTexts(entries, CODES);

test.each([
  ['the same arguments', 'Hello {name}', 'Good day, {name}', undefined],
  ['another order', '{a} and {b}', '{b}, {a}', undefined],
  ['a missing argument', 'Hello {name}', 'Hello', 'text-arguments'],
  ['an argument more', 'Hello', 'Hello {name}', 'text-arguments'],
  ['an argument of another kind', '{count, number} posts', '{count} posts', 'text-arguments'],
  ['a number in another format', '{n, number}', '{n, number, ::bogus}', 'text-arguments'],
  ['the same format elsewhere', '{n, number, ::percent} off', 'Now {n, number, ::percent} less', undefined],
  ['plural forms of its own', '{n, plural, one {# day} other {# days}}', '{n, plural, =0 {none} other {# days}}', undefined],
  ['no plural where one is', '{n, plural, one {# day} other {# days}}', '{n} days', 'text-arguments'],
  ['a missing tag', 'Read <link>this</link>', 'Read this', 'text-arguments'],
  ['a tag inside itself', '<b>Hello</b>', `${'<b>'.repeat(999)}Hello${'</b>'.repeat(999)}`, 'text-arguments'],
  ['plural forms inside themselves', '{n, plural, other {#}}', '{n, plural, other {{n, plural, other {#}}}}', 'text-arguments'],
  ['a tag that is not closed', 'Read <link>this</link>', 'Read <link>this', 'text-broken'],
  ['a brace that is not closed', 'Hello {name}', 'Hello {name', 'text-broken'],
  ['no words', 'Hello', ' \n', 'text-broken'],
  ['characters that nobody sees alone', 'Hello', '\u00ad\u2060', 'text-broken'],
  ['a tag without words', '<b>Hello</b>', '<b> </b>', 'text-broken'],
  ['plural forms without words', '{n, plural, one {# day} other {# days}}', '{n, plural, other {}}', 'text-broken'],
  ['an argument alone', 'Hello {name}', '{name}', undefined],
  ['a price', 'Cheap plans', 'Plans from $5', 'text-price'],
  ['a percentage', 'Cheap plans', 'Save 20 %', 'text-price'],
  ...['Plans from 19 USD', 'Plans from $\u00ad19', 'Save 20  %', '19 dollars', 'Desde 19 dólares', '¥900 a month'].map(
    (text): [string, string, string, string] => [`a price in other words: ${text}`, 'Cheap plans', text, 'text-price'],
  ),
  ['another percentage', '25 % for life', '95% for life', 'text-price'],
  ['the same percentage', '25 % for life', 'For life: 25%', undefined],
  ['a number that is no price', 'Cheap plans', 'Plans for 9 networks', undefined],
  ['a character that nobody sees', 'Hello', 'Hel\u200blo', 'text-unprintable'],
  ['half a character', 'Hello', 'Hello \ud83d', 'text-unprintable'],
  ['two lines', 'Hello', 'Hello\nyou', undefined],
  ['more than a button bears', 'Start now', 'Start your free trial of seven days now', 'text-too-long'],
])('a text with %s', (_, own, text, rule) => {
  expect(textFault('home.hero.call', text, [own])?.rule).toBe(rule);
});

test.each([
  ['home.meta.title', 60],
  ['home.meta.description', 160],
  ['home.hero.plans', 30],
])('a text of %s may have %i characters', (key, most) => {
  const own = LOCALES.map((locale) => defaultText(key, locale) as string);
  expect(lengthLimit(key, own)).toBe(most);
});

test('a text of the repository is itself a text that an entry could have', () => {
  for (const key of TEXT_KEYS) {
    if (whyFixed(key)) continue;
    const [en, es] = LOCALES.map((locale) => defaultText(key, locale) as string) as [string, string];
    expect([key, textFault(key, en, [en, es])], key).toEqual([key, null]);
    expect([key, textFault(key, es, [es, en])], key).toEqual([key, null]);
  }
});

test('entries replace a text only in the languages that they have', () => {
  const { texts, problems } = read(makeSiteText('home.hero.call', { es: 'Agendar una llamada' }));
  expect([texts.en.size, texts.es.get('home.hero.call')?.text, problems]).toEqual([0, 'Agendar una llamada', []]);
});

test('entries with a fault in one language replace the text in the other', () => {
  const { texts, problems } = read(makeSiteText('home.hero.call', { 'en-US': 'Call {us}', es: 'Llamar' }));
  expect([texts.en.size, texts.es.size]).toEqual([0, 1]);
  expect(problems).toMatchObject([{ rule: 'text-arguments', locale: 'en', about: '{us} is not known here' }]);
});

test.each([
  ['the older one counts', 'Older', 'older', { id: 'newer', rule: 'text-doubled' }],
  ['an older one with a fault makes way', 'With {an} argument', 'newer', { id: 'older', rule: 'text-arguments' }],
])('entries with the same key: %s', (_, text, shown, problem) => {
  const older = makeSiteText('home.hero.call', { 'en-US': text }, 'older');
  const newer = makeSiteText('home.hero.call', { 'en-US': 'Newer' }, 'newer');
  newer.sys.createdAt = '2026-09-01T00:00:00.000Z';
  const { texts, problems } = read(newer, older);
  expect(texts.en.get('home.hero.call')?.entryId).toBe(shown);
  expect(problems).toMatchObject([problem]);
});

test.each([
  ['no.such.key', 'text-key-unknown'],
  ['home', 'text-key-unknown'],
  ['home.hero', 'text-key-unknown'],
  ['__proto__', 'text-key-unknown'],
  ['terms.title', 'text-fixed'],
  ['privacy.title', 'text-fixed'],
  ['competitors.buffer.meta.title', 'text-fixed'],
])('entries of the key %s are refused as %s', (key, rule) => {
  const { texts, problems } = read(makeSiteText(key, { 'en-US': 'Words' }));
  expect([texts.en.size, problems.map((each) => each.rule)]).toEqual([0, [rule]]);
});
