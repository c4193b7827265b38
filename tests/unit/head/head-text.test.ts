import { describe, expect, test } from 'vitest';
import { DESCRIPTION_MAX, DESCRIPTION_MIN, TITLE_MAX, titleWithProduct, trimAtThought, trimAtWord } from '../../../lib/head/head-text.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { withHeadFacts } from '../../../lib/site/head-facts.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { messagesOf, PAGES, titlePartsOf } from '../../../lib/site/pages.ts';
import { hasTermOf, SEARCHED_PATHS } from '../../support/search-term.ts';

describe.each(LOCALES)('the heads in %s', async (locale) => {
  const messages = await loadMessages(locale);
  const heads = PAGES.map((page) => {
    const { title, description } = messagesOf(page, messages).meta;
    const own = withHeadFacts(title, locale);
    const parts = { title: own, product: own.includes(SITE.product) ? null : SITE.product, tagline: messages.shell.tagline };
    return {
      path: page.path,
      title: titlePartsOf(page)
        .flatMap((part) => parts[part] ?? [])
        .join(' | '),
      description: withHeadFacts(description, locale),
    };
  });

  test.each(heads)('of $path fit into a result list', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_MIN);
  });

  test.each(heads.filter(({ path }) => SEARCHED_PATHS.includes(path)))('of $path say what people search for', (head) => {
    for (const text of [head.title, head.description]) expect(text).toSatisfy(hasTermOf(head.path, locale));
  });

  test('leave no fact open', () => {
    for (const { path, title, description } of heads) expect(`${title} ${description}`, path).not.toMatch(/[{}]/);
  });

  test('are each their own', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(PAGES.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(PAGES.length);
  });
});

describe('a title', () => {
  test('carries the product, unless it names it already or there is no room', () => {
    expect(titleWithProduct('Pricing')).toBe(`Pricing | ${SITE.product}`);
    expect(titleWithProduct(`${SITE.product} vs. Later`)).toBe(`${SITE.product} vs. Later`);
    const long = 'A title that says so much of a subject that it is all';
    expect(titleWithProduct(long)).toBe(long);
  });

  test('too long is cut after a word', () => {
    expect(trimAtWord('One two three, four', 14)).toBe('One two three…');
    expect(trimAtWord('  One\n two ', 14)).toBe('One two');
    expect(trimAtWord('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  });
});

describe('an excerpt', () => {
  test.each([
    ['A weekly calendar for teams of two: find your slow days, choose among three kinds of post.', 'A weekly calendar for teams of two…'],
    [
      'Know what to do in weeks one and two and in months one to three of a new job.',
      'Know what to do in weeks one and two and in months one to…',
    ],
    ['A sentence that is whole needs no sign. What follows it has room elsewhere, and a comma.', 'A sentence that is whole needs no sign.'],
  ])('ends with a whole part of a sentence if possible: %s', (text, excerpt) => {
    expect(trimAtThought(text, 60)).toBe(excerpt);
  });
});
