// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { WeekCalendar } from '../../../components/pictures/week-calendar.tsx';
import { drawn } from '../../support/drawn.tsx';

test.each([
  ['en', '1,240'],
  ['es', '1.240'],
] as const)('a figure with four digits has its thousands apart (%s)', (locale, figure) => {
  expect(drawn(<WeekCalendar />, locale).textContent).toContain(figure);
});
