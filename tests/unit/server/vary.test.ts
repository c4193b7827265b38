import { expect, test } from 'vitest';
import { dependsOn } from '../../../lib/server/vary.ts';

const LANGUAGE = 'Accept-Language, Cookie, Sec-Fetch-Site';

test.each<[string, string | null]>([
  ['/', LANGUAGE],
  ['/Pricing/?plan=team', LANGUAGE],
  ['/nowhere', LANGUAGE],
  ['/%ff', LANGUAGE],
  ['/es/pricing', null],
  ['/en/pricing', null],
  ['/es/pricing?ref=anna', 'Cookie'],
  ['/Pricing.JSON', null],
  ['/blog/plan-a-week.md?ref=anna', null],
  ['/images/covers/a.webp', null],
])('the answer at %s depends on %s', (url, names) => {
  expect(dependsOn(url)).toBe(names);
});
