import { expect, test } from 'vitest';
import { firstInQuery, queryWithFirst } from '../../../components/competitors/sort-rows.ts';

test('the row that comes first is kept in the address, beside whatever else stands there', () => {
  expect(firstInQuery('')).toBeNull();
  expect(queryWithFirst('', null)).toBe('');
  expect(queryWithFirst('?ref=partner', 'price')).toBe('?ref=partner&first=price');
  expect(firstInQuery(queryWithFirst('?ref=partner', 'a&b'))).toBe('a&b');
  expect(queryWithFirst('?first=price&ref=partner', null)).toBe('?ref=partner');
});
