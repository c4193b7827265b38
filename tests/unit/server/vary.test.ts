import { expect, test } from 'vitest';
import { dependsOn } from '../../../lib/server/vary.ts';

const LANGUAGE = 'Accept-Language, Cookie, Sec-Fetch-Site';

test.each<[string, string | null]>([
  ['/', LANGUAGE],
  ['/pricing', LANGUAGE],
  ['/Pricing/?plan=team', LANGUAGE],
  ['/blog', LANGUAGE],
  ['/blog/plan-a-week', LANGUAGE],
  ['/nowhere', LANGUAGE],
  ['/%ff', LANGUAGE],
  ['/es', null],
  ['/es/pricing', null],
  ['/en/pricing', null],
  ['/ES/Pricing', null],
  ['/es/pricing?ref=anna', 'Cookie'],
  ['/pricing.json', null],
  ['/Pricing.JSON', null],
  ['/blog/plan-a-week.md?ref=anna', null],
  ['/robots.txt', null],
  ['/sitemap/blog-1.xml', null],
  ['/images/covers/a.webp', null],
  ['/_next/static/a.js', null],
])('the answer at %s depends on %s', (url, names) => {
  expect(dependsOn(url)).toBe(names);
});
