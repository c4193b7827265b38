import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../lib/content/types.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN, inTwoLines, TITLE_MAX, titleWithProduct, trimAtWord } from '../../../lib/head/head-text.ts';
import { isForNetworks, previewPicture } from '../../../lib/head/social-picture.ts';
import { article } from '../../../lib/head/structured-data/article.ts';
import { safeJson } from '../../../lib/head/structured-data/safe-json.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { withHeadFacts } from '../../../lib/site/head-facts.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { messagesOf, PAGES, titlePartsOf } from '../../../lib/site/pages.ts';
import { cardOf } from '../../support/localized-card.ts';
import { documentOf } from '../../support/rich-text.ts';
import { hasTermOf, SEARCHED_PATHS } from '../../support/search-term.ts';

describe.each(LOCALES)('the heads in %s', async (locale) => {
  const messages = await loadMessages(locale);
  const heads = PAGES.map((page) => {
    const { title, description } = messagesOf(page, messages).meta;
    const own = withHeadFacts(title, locale);
    const parts = { title: own, product: own.includes(SITE.product) ? null : SITE.product, tagline: messages.shell.tagline };
    const whole = titlePartsOf(page).flatMap((part) => parts[part] ?? []);
    return { path: page.path, title: whole.join(' | '), description: withHeadFacts(description, locale) };
  });

  test.each(heads)(
    'of $path fit into a result list, leave no fact open, and say what people search for',
    ({ path, title, description }) => {
      expect(title + description).not.toMatch(/[{}]/);
      expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
      expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_MIN);
      if (SEARCHED_PATHS.includes(path)) for (const text of [title, description]) expect(text).toSatisfy(hasTermOf(path, locale));
    },
  );
});

test('a title carries the product, unless it names it already or there is no room', () => {
  expect(titleWithProduct('Pricing')).toBe(`Pricing | ${SITE.product}`);
  expect(titleWithProduct(`${SITE.product} vs. Later`)).toBe(`${SITE.product} vs. Later`);
  const long = 'A title that says so much of a subject that it is all';
  expect(titleWithProduct(long)).toBe(long);
});

test('a title too long is cut after a word', () => {
  expect(trimAtWord('One two three, four', 14)).toBe('One two three…');
  expect(trimAtWord('  One\n two ', 14)).toBe('One two');
  expect(trimAtWord('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});

test.each([
  ['A weekly calendar for a new team of two people: find your slow days, then plan.', 'A weekly calendar for a new team of two people…'],
  [
    'A weekly calendar for teams of two: find your slow days, choose among three kinds.',
    'A weekly calendar for teams of two: find your slow days…',
  ],
  [
    'Know what to do in weeks one and two and in months one to three and so on.',
    'Know what to do in weeks one and two and in months one to three…',
  ],
  ['A sentence that is whole needs no sign. What follows it has room elsewhere, and a comma.', 'A sentence that is whole needs no sign.'],
])('an excerpt ends with a whole part of a sentence if possible: %s', (text, excerpt) => {
  expect(inTwoLines(text)).toBe(excerpt);
});

const picture = { id: 'a', url: '/images/a.webp', alt: 'A', caption: null, width: 800, height: 600, contentType: 'image/webp' };

test('the picture of an editor has the right size and is a JPEG, if its host can convert it', () => {
  const { url, ...rest } = previewPicture({ ...picture, url: 'https://images.ctfassets.net/s/a/b/cover.avif' });
  expect(url).toBe('https://images.ctfassets.net/s/a/b/cover.avif?w=1200&h=630&fit=fill&fm=jpg&q=80');
  expect(rest).toEqual({ width: 1200, height: 630, alt: 'A', type: 'image/jpeg' });
});

test('a drawing, which no network shows and no image service changes, is left as it is and is none for the networks', () => {
  const url = 'https://images.ctfassets.net/s/a/b/cover.svg';
  const drawing = { ...picture, url, contentType: 'image/svg+xml', width: null, height: null };
  expect(previewPicture(drawing)).toEqual({ url: drawing.url, alt: 'A', type: 'image/svg+xml' });
  expect([isForNetworks(drawing), isForNetworks(picture)]).toEqual([false, true]);
});

const DATES = { publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z' };
const entry: Entry = {
  ...cardOf('a', { kind: 'compare', title: 'word '.repeat(40), ...DATES }).in.es,
  bodyLanguage: 'es',
  body: documentOf(),
};

test('no title ends the script element that JSON stands in', () => {
  const title = '</script><script>alert(1)</script><!-- & \u2028 \u2029 "\\';
  const json = safeJson({ title });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ title });
});

test('an article has its dates, a headline of 110 characters at most, and neither picture nor keywords where the entry has none', () => {
  const data = article('https://www.example.com', entry, 'https://www.example.com/es/compare/a', null, 'The authors');
  const dates = { datePublished: entry.publishedAt, dateModified: entry.updatedAt };
  expect(data).toMatchObject({ '@type': 'Article', inLanguage: 'es', ...dates, headline: expect.stringMatching(/^.{50,110}$/) });
  for (const name of ['image', 'keywords']) expect(data).not.toHaveProperty(name);
});
