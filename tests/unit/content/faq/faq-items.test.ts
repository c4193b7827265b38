import { readFileSync } from 'node:fs';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { partProblemLine } from '../../../../lib/content/check/part-rules.ts';
import { arranged } from '../../../../lib/content/faq/arranged.ts';
import { faqItems } from '../../../../lib/content/faq/faq-items.ts';
import type { SpaceItem } from '../../../../lib/content/store/sample/space.ts';
import type { RawEntry } from '../../../../lib/content/types.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { FAQ_GROUPS, FAQ_LISTS, QUESTIONS_OF, questionAnchor } from '../../../../lib/site/questions.ts';
import { makeQuestion } from '../../../support/parts.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';

const read = (...entries: SpaceItem[]) => faqItems(entries as RawEntry[], parseEnv({}).CONTENTFUL_LOCALES);
const asked = { list: 'privacy', en: ['Where are you?', 'Here.'] } satisfies Parameters<typeof makeQuestion>[1];
const OLDER = '2025-01-01T08:00:00.000Z';

/** The names and ids of the list of two questions, as a page has them. */
const shown = (...entries: SpaceItem[]) => {
  const { items } = read(...entries);
  return arranged('privacy', QUESTIONS_OF.privacy, items).flatMap(({ own, entry }) => (entry === null ? own : entry.in ? entry.id : []));
};

test('a question stands before the first with a greater number, and last without a number', () => {
  const numbered = Object.entries({ d: undefined, b: 15, c: 10, a: 5 }).map(([id, order]) => makeQuestion(id, asked, { order }));
  expect(shown(...numbered)).toEqual(['a', 'tracking', 'c', 'b', 'protection', 'd']);
});

test('a question stands in place of the one that it replaces, whatever its number', () => {
  expect(shown(makeQuestion('a', asked, { replaces: 'tracking', order: 99 }))).toEqual(['a', 'protection']);
});

test('a question hides the one that it names, and needs no words for that', () => {
  expect(shown(makeQuestion('a', { list: 'privacy' }, { replaces: 'tracking', hidden: true }))).toEqual(['protection']);
});

test('a question is shown in its language, or in English where that language has no whole one', () => {
  const { items } = read(
    makeQuestion('both', { ...asked, es: ['¿Dónde?', 'Aquí.'] }),
    makeQuestion('english', asked),
    makeQuestion('half', { ...asked, es: ['¿Dónde?', ' '] }),
  );
  expect(items.map((item) => [item.id, item.in?.es.question, item.in?.es.language])).toEqual([
    ['both', '¿Dónde?', 'es'],
    ['english', 'Where are you?', 'en'],
    ['half', 'Where are you?', 'en'],
  ]);
});

const link = node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('two', 'bold')], { uri: '/pricing' })]);
test.each([
  ['lists and links', [node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [paragraph('one')])]), link]],
  ['a number at the end of a paragraph before one that begins with dollars', [paragraph('Is it 24'), paragraph('dollars? Ask.')]],
])('a question takes %s', (_, content) => {
  expect(read(makeQuestion('a', asked, { answer: { 'en-US': documentOf(...content) } })).problems).toEqual([]);
});

const saying = (...content: Parameters<typeof documentOf>) => ({ answer: { 'en-US': documentOf(...content) } });
const deep = Array.from({ length: 200 }).reduce<ReturnType<typeof node>>((inner) => node(BLOCKS.UL_LIST, [inner]), paragraph('a'));
test.each([
  ['with an unknown list', makeQuestion('x', { ...asked, list: 'home' }), 'faq-list-unknown', null],
  ['that replaces an unknown question', makeQuestion('x', asked, { replaces: 'nothing' }), 'faq-question-unknown', null],
  ['that replaces a question of another list', makeQuestion('x', asked, { replaces: 'trial' }), 'faq-question-unknown', null],
  ['that hides, and does not say what', makeQuestion('x', asked, { hidden: true }), 'faq-incomplete', null],
  ['without an answer', makeQuestion('x', asked, { answer: {} }), 'faq-incomplete', 'en'],
  ['with an empty answer', makeQuestion('x', asked, saying(paragraph(' '))), 'faq-incomplete', 'en'],
  ['with an answer that nobody sees', makeQuestion('x', { ...asked, en: ['Where are you?', '\u200b'] }), 'faq-incomplete', 'en'],
  ['with a table', makeQuestion('x', asked, saying(paragraph('Words'), node(BLOCKS.TABLE))), 'faq-incomplete', 'en'],
  ['with a price', makeQuestion('x', asked, saying(paragraph('Only $5.'))), 'faq-price', 'en'],
  ['with an answer that is nested too deeply', makeQuestion('x', asked, saying(deep)), 'faq-incomplete', 'en'],
  ['with a long question in Spanish', makeQuestion('x', { ...asked, es: ['a'.repeat(121), 'a'] }), 'faq-too-long', 'es'],
])('an entry is left out %s', (_, entry, rule, locale) => {
  const { items, problems } = read(entry);
  expect(items).toEqual([]);
  expect(problems).toEqual([expect.objectContaining({ id: 'x', title: 'Where are you?', rule, locale })]);
  expect(partProblemLine(problems[0] as (typeof problems)[0])).toContain(rule);
});

test('an entry is left out that replaces a question which an older one replaces already', () => {
  const newer = makeQuestion('newer', asked, { replaces: 'tracking' });
  const { items, problems } = read(newer, makeQuestion('older', asked, { replaces: 'tracking' }, OLDER));
  expect(items.map(({ id }) => id)).toEqual(['older']);
  expect(problems).toEqual([expect.objectContaining({ id: 'newer', rule: 'faq-doubled', about: 'tracking, older' })]);
});

test('an entry is left out and gives way to a newer one where it is faulty itself', () => {
  const faulty = makeQuestion('older', asked, { replaces: 'tracking', answer: {} }, OLDER);
  expect(shown(faulty, makeQuestion('newer', asked, { replaces: 'tracking' }))).toEqual(['newer', 'protection']);
});

test('the lists have questions, and the place of an entry is the place of no question of the site', () => {
  for (const list of FAQ_LISTS) expect(new Set(QUESTIONS_OF[list]).size).toBe(QUESTIONS_OF[list].length);
  const anchors = FAQ_GROUPS.flatMap(({ questions }) => [...questions].map(questionAnchor));
  expect(anchors.filter((anchor) => anchor.startsWith('question-entry'))).toEqual([]);
});

test('editors read the names of the questions of each list', () => {
  const rows = readFileSync('docs/editors.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| .* \| (`.*`) \|$/gm);
  const lists = Array.from(rows, ([, list, names = '']) => [list, names.split(' ').map((name) => name.replaceAll('`', ''))]);
  expect(Object.fromEntries(lists)).toEqual(QUESTIONS_OF);
});
