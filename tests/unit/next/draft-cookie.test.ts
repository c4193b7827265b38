import { expect, test } from 'vitest';
import { isDraftKey } from '../../../lib/next/draft-cookie.ts';

test('only the key of the build is one, and nothing is without a build', () => {
  expect(isDraftKey('key', 'key')).toBe(true);
  for (const other of ['', 'Key', 'key ', 'ke', 'keyy', undefined]) expect(isDraftKey(other, 'key'), other).toBe(false);
  for (const value of ['', 'null', 'undefined', undefined]) expect(isDraftKey(value, null), value).toBe(false);
});
