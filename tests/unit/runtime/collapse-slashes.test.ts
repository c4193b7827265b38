import { describe, expect, test } from 'vitest';
import { withoutDoubledSlashes } from '../../../lib/runtime/collapse-slashes.ts';

describe('a path with doubled slashes', () => {
  test.each([
    ['//pricing', '/pricing/'],
    ['/es//pricing?to=//b', '/es/pricing/?to=//b'],
    ['\\\\evil.example', '/evil.example/'],
  ])('%s is seen as %s', (url, seen) => expect(withoutDoubledSlashes(url)).toBe(seen));

  test.each(['/pricing/', '/pricing?to=//b', '//_next/static/a.js', 'http://www.example.com/pricing', ''])('%s is left alone', (url) =>
    expect(withoutDoubledSlashes(url)).toBeNull(),
  );
});
