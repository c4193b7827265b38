import { expect, test } from 'vitest';
import { nextToRead } from '../../../lib/content/related.ts';

const [newest, middle, oldest] = [{ id: 'newest' }, { id: 'middle' }, { id: 'oldest' }] as const;
const all = [newest, middle, oldest];

test.each([
  ['the one before it in time', all, 'newest', middle],
  ['the one before it in time', all, 'middle', oldest],
  ['the newest, after the oldest', all, 'oldest', newest],
  ['the newest, where the list does not know the entry yet', all, 'fresh', newest],
  ['nothing, where it is alone', [newest], 'newest', null],
  ['nothing, where there is nothing', [], 'newest', null],
] as const)('%s is next to read', (_, entries, open, next) => {
  expect(nextToRead<{ id: string }>(entries, open)).toBe(next);
});
