import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { NOT_FOUND_PATH } from '../../../lib/routing/addresses.ts';
import { AUTHOR, authorName } from '../../../lib/site/author.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { LAST_UPDATED, type LegalNamespace } from '../../../lib/site/legal.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { FAQ_GROUPS, questionAnchor } from '../../../lib/site/questions.ts';
import { isPagePath } from '../../support/addresses.ts';
import { flatMessages } from '../../support/flat-messages.ts';

const [en, es] = [await loadMessages('en'), await loadMessages('es')];

/** The routes of app/[locale] that take no parameter, as paths: `(legal)` is a group and no part of the address. */
const FOLDERS = globSync('app/[[]locale]/**/page.tsx')
  .map((file) => file.replace(/^app\/\[locale\]/, '').replace(/\/page\.tsx$/, ''))
  .filter((folder) => !folder.includes('['))
  .map((folder) => folder.replaceAll(/\/\([^)]*\)/g, '') || '/');

test('the table of pages has one line for each page folder, and no other', () => {
  expect(FOLDERS.toSorted()).toEqual([...PAGE_PATHS, NOT_FOUND_PATH].toSorted());
});

test('the author has a name in each language, with the product in it, and a page', async () => {
  const names = await Promise.all(LOCALES.map(authorName));
  expect(new Set(names).size).toBe(LOCALES.length);
  for (const name of names) expect(name).toMatch(new RegExp(`^[^{}]*${SITE.product}[^{}]*$`));
  expect(isPagePath(AUTHOR.page)).toBe(true);
});

test('the questions are all on the FAQ page, each once, and have addresses of their own, which are no group’s either', () => {
  const all = FAQ_GROUPS.flatMap(({ questions }) => [...questions]);
  expect(all.toSorted()).toEqual(Object.keys(en.faq.items).sort());
  const anchors = [...all.map(questionAnchor), ...FAQ_GROUPS.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(questionAnchor('whiteLabelSetup')).toBe('question-white-label-setup');
});

/** The keys of a text in their order, which is the order on the page. */
const order = (sections: object) => flatMessages(sections).map(([path]) => path);

test.each(Object.entries(LAST_UPDATED) as [LegalNamespace, string][])(
  'the text "%s" has the same order in both languages, a date that has come, and names of sections for addresses',
  (namespace, day) => {
    const { sections } = en[namespace];
    expect(order(es[namespace].sections)).toEqual(order(sections));
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
    for (const id of Object.keys(sections)) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      // The page has these otherwise.
      expect(['content', 'contents', 'summary', 'other-texts', 'site-links']).not.toContain(id);
    }
  },
);
