import { expect, test } from 'vitest';
import { clock } from '../../../lib/i18n/clock.ts';

test('a time of day has no zero before its hour, and two figures after it', () => {
  expect([clock(8), clock(9, 2), clock(18, 30), clock(0, 5)]).toEqual(['8:00', '9:02', '18:30', '0:05']);
});
