import { expect, test } from 'vitest';
import { isConditional, isHeld } from '../../../lib/files/conditional.ts';

test.each([
  ['W/"a"', '"a"', true],
  ['"b", "a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['*', null, false],
])('a client that sends %s holds the tag %s: %s', (header, etag, held) => {
  expect(isHeld(header, etag)).toBe(held);
});

test('only GET and HEAD that name a tag are conditional', () => {
  const headers = new Headers({ 'if-none-match': '"a"' });
  expect(isConditional({ method: 'GET', headers })).toBe(true);
  expect(isConditional({ method: 'HEAD', headers })).toBe(true);
  expect(isConditional({ method: 'POST', headers })).toBe(false);
  expect(isConditional({ method: 'GET', headers: new Headers() })).toBe(false);
});
