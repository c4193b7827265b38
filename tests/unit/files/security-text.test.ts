import { expect, test } from 'vitest';
import { securityTextAt } from '../../../lib/files/security-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('it holds for months and for less than a year, and stays the same all day', () => {
  const now = Date.parse('2026-03-04T00:00:00Z');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(securityTextAt(now))?.[1] ?? '');
  expect(expires - now).toBeGreaterThan(90 * DAY_MS);
  expect(expires - now).toBeLessThan(365 * DAY_MS);
  expect(securityTextAt(now + DAY_MS - 1)).toBe(securityTextAt(now));
});
