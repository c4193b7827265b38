import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { NOT_FOUND_PATH, STYLEGUIDE_PATH } from '../../../lib/routing/addresses.ts';
import { AUTHOR, authorName } from '../../../lib/site/author.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { LAST_UPDATED, type LegalNamespace } from '../../../lib/site/legal.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';
import { FAQ_GROUPS, questionAnchor } from '../../../lib/site/questions.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';
import { isPagePath } from '../../support/addresses.ts';
import { flatMessages } from '../../support/flat-messages.ts';

/** The routes of app/[locale] that take no parameter, as paths: `(legal)` is a group and no part of the address. */
const FOLDERS = globSync('app/[[]locale]/**/page.tsx')
  .map((file) => file.replace(/^app\/\[locale\]/, '').replace(/\/page\.tsx$/, ''))
  .filter((folder) => !folder.includes('['))
  .map((folder) => folder.replaceAll(/\/\([^)]*\)/g, '') || '/');

test('the table of pages has one line for each page folder, and no other', () => {
  expect(FOLDERS.toSorted()).toEqual([...PAGE_PATHS, NOT_FOUND_PATH, STYLEGUIDE_PATH].toSorted());
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

const NAMESPACES = Object.keys(LAST_UPDATED) as LegalNamespace[];

/** The keys of a text in their order, which is the order on the page. */
const order = (sections: object) => flatMessages(sections).map(([path]) => path);

describe.each(NAMESPACES)('the text "%s"', (namespace) => {
  test('has its sections, paragraphs and lists in the same order in both languages, and is dated with a day that has come', () => {
    expect(order(es[namespace].sections)).toEqual(order(en[namespace].sections));
    expect(LAST_UPDATED[namespace]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(LAST_UPDATED[namespace])).toBeLessThanOrEqual(Date.now());
  });

  test('calls its sections by names that can stand in an address, and by none that the page has otherwise', () => {
    for (const id of Object.keys(en[namespace].sections)) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(['content', 'contents', 'summary', 'other-texts', 'site-links']).not.toContain(id);
    }
  });
});
