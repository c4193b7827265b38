import { expect, test } from 'vitest';
import { searchOf, searchStateOf } from '../../../lib/search/search-state.ts';

test.each([
  ['', { query: '', group: null }],
  ['?q=calendar', { query: 'calendar', group: null }],
  ['?q=dos+palabras&kind=blog', { query: 'dos palabras', group: 'blog' }],
  ['?kind=pages', { query: '', group: 'pages' }],
  ['?kind=constructor&q=%3Cb%3E', { query: '<b>', group: null }],
] as const)('the address %j asks for %j', (search, state) => {
  expect(searchStateOf(search)).toEqual(state);
});

test.each([
  [{ query: ' año nuevo ', group: 'blog' }, '', '?q=a%C3%B1o+nuevo&kind=blog'],
  [{ query: '', group: null }, '?q=old&kind=blog', ''],
  [{ query: 'a&b', group: null }, '?ref=partner', '?ref=partner&q=a%26b'],
] as const)('%j is written into %j as %j', (state, search, written) => {
  expect(searchOf(state, search)).toBe(written);
  expect(searchStateOf(written)).toEqual({ ...state, query: state.query.trim() });
});
