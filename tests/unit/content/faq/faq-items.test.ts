import { readFileSync } from 'node:fs';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { describe, expect, test } from 'vitest';
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

describe('a question', () => {
  test('stands before the first with a greater number, and last without a number', () => {
    const [first, between, equal, last] = [makeQuestion('a', asked, { order: 5 }), makeQuestion('b', asked, { order: 15 })].concat(
      makeQuestion('c', asked, { order: 10 }),
      makeQuestion('d', asked),
    );
    expect(shown(last as SpaceItem, between as SpaceItem, equal as SpaceItem, first as SpaceItem)).toEqual([
      ...['a', 'tracking', 'c', 'b', 'protection', 'd'],
    ]);
  });

  test('stands in place of the one that it replaces, whatever its number', () => {
    expect(shown(makeQuestion('a', asked, { replaces: 'tracking', order: 99 }))).toEqual(['a', 'protection']);
  });

  test('hides the one that it names, and needs no words for that', () => {
    expect(shown(makeQuestion('a', { list: 'privacy' }, { replaces: 'tracking', hidden: true }))).toEqual(['protection']);
  });

  test('is shown in its language, or in English where that language has no whole one', () => {
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

  test('takes paragraphs, lists and links', () => {
    const item = node(BLOCKS.LIST_ITEM, [paragraph('one')]);
    const link = node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('two', 'bold')], { uri: '/pricing' })]);
    const answer = { 'en-US': documentOf(node(BLOCKS.UL_LIST, [item]), link) };
    expect(read(makeQuestion('a', asked, { answer })).problems).toEqual([]);
  });
});

describe('an entry is left out', () => {
  const table = { 'en-US': documentOf(paragraph('Words'), node(BLOCKS.TABLE)) };
  const empty = { 'en-US': documentOf(paragraph(' ')) };
  const deep = {
    'en-US': documentOf(
      Array.from({ length: 200 }).reduce<ReturnType<typeof node>>((inner) => node(BLOCKS.UL_LIST, [inner]), paragraph('a')),
    ),
  };
  const long = 'a'.repeat(121);
  test('may end a paragraph with a number before one that begins with dollars', () => {
    const answer = { 'en-US': documentOf(paragraph('Is it 24'), paragraph('dollars? Ask.')) };
    expect(read(makeQuestion('a', asked, { answer })).problems).toEqual([]);
  });

  test.each([
    ['with an unknown list', makeQuestion('x', { ...asked, list: 'home' }), 'faq-list-unknown', null],
    ['that replaces an unknown question', makeQuestion('x', asked, { replaces: 'nothing' }), 'faq-question-unknown', null],
    ['that replaces a question of another list', makeQuestion('x', asked, { replaces: 'trial' }), 'faq-question-unknown', null],
    ['that hides, and does not say what', makeQuestion('x', asked, { hidden: true }), 'faq-incomplete', null],
    ['without an answer', makeQuestion('x', asked, { answer: {} }), 'faq-incomplete', 'en'],
    ['with an empty answer', makeQuestion('x', asked, { answer: empty }), 'faq-incomplete', 'en'],
    ['with an answer that nobody sees', makeQuestion('x', { ...asked, en: ['Where are you?', '\u200b'] }), 'faq-incomplete', 'en'],
    ['with a table', makeQuestion('x', asked, { answer: table }), 'faq-incomplete', 'en'],
    ['with an answer that is nested too deeply', makeQuestion('x', asked, { answer: deep }), 'faq-incomplete', 'en'],
    ['with a long question in Spanish', makeQuestion('x', { ...asked, es: [long, 'a'] }), 'faq-too-long', 'es'],
  ])('%s', (_, entry, rule, locale) => {
    const { items, problems } = read(entry);
    expect(items).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ id: 'x', title: 'Where are you?', rule, locale })]);
    expect(partProblemLine(problems[0] as (typeof problems)[0])).toContain(rule);
  });

  test('that replaces a question which an older one replaces already', () => {
    const newer = makeQuestion('newer', asked, { replaces: 'tracking' });
    const { items, problems } = read(newer, makeQuestion('older', asked, { replaces: 'tracking' }, OLDER));
    expect(items.map(({ id }) => id)).toEqual(['older']);
    expect(problems).toEqual([expect.objectContaining({ id: 'newer', rule: 'faq-doubled', about: 'tracking, older' })]);
  });

  test('and gives way to a newer one where it is faulty itself', () => {
    const faulty = makeQuestion('older', asked, { replaces: 'tracking', answer: {} }, OLDER);
    expect(shown(faulty, makeQuestion('newer', asked, { replaces: 'tracking' }))).toEqual(['newer', 'protection']);
  });
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
