// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Ask } from '../../../components/competitors/ask.tsx';
import { LaterHero } from '../../../components/competitors/later-hero.tsx';
import { ThumbTest } from '../../../components/competitors/thumb-test.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';
import { drawn } from '../../support/drawn.tsx';

/** The bakery's words and drawings: other pages have them, and this one shows another trade of the home page's table. */
const BAKERY = /baker|bread|\bbake|\brye\b|wheat|sourdough|loaf|crust|panader|\bpan\b|horne|centeno|trigo|masa madre/i;
const BAKERY_SCENES = /#view-(?:loaf|oven|shop|wheat|slice|dawn|field|cup)\b/;

test.each(LOCALES)('the page about Later shows a flower grower, and nothing of the bakery, in %s', (locale) => {
  const { later } = { en, es }[locale].competitors;
  expect(JSON.stringify(later)).not.toMatch(BAKERY);
  expect(later.picture.label).toMatch(/flower|flores/);
  const page = drawn(
    <>
      <LaterHero />
      <ThumbTest />
      <Ask competitor="later" />
    </>,
    locale,
  );
  expect(page.textContent).not.toMatch(BAKERY);
  const drawings = [...page.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  expect(drawings.filter((src) => BAKERY_SCENES.test(src))).toEqual([]);
  expect(drawings.some((src) => src.includes('flower-wall'))).toBe(true);
  expect(drawings.some((src) => src.endsWith('#view-tulips'))).toBe(true);
});
