import { describe, expect, test } from 'vitest';
import { isUnknownPath } from '../../../lib/routing/not-found.ts';

describe('an unknown path', () => {
  test.each(['/nowhere', '/fr/pricing', '/es/404', '/blog/a/b', '/blog/a%2Fb', '/blog/%ff%fe', '/blog/%', '/blog/%c0%af'])(
    'is %s',
    (path) => {
      expect(isUnknownPath(path)).toBe(true);
    },
  );

  test.each(['/', '/es', '/en/pricing', '/es/blog/plan', '/blog/%F0%9F%A7%B5', '/compare/hootsuite-alernatives'])('is not %s', (path) => {
    expect(isUnknownPath(path)).toBe(false);
  });
});
