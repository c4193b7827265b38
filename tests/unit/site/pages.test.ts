import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { NOT_FOUND_PATH, STYLEGUIDE_PATH } from '../../../lib/routing/addresses.ts';
import { messagesOf, PAGE_PATHS, PAGES } from '../../../lib/site/pages.ts';

/** The routes of app/[locale] that take no parameter, as paths: `(legal)` is a group and no part of the address. */
const FOLDERS = globSync('app/[[]locale]/**/page.tsx')
  .map((file) => file.replace(/^app\/\[locale\]/, '').replace(/\/page\.tsx$/, ''))
  .filter((folder) => !folder.includes('['))
  .map((folder) => folder.replaceAll(/\/\([^)]*\)/g, '') || '/');

describe('the table of pages', () => {
  test('has one line for each page folder, and no other', () => {
    expect(FOLDERS.toSorted()).toEqual([...PAGE_PATHS, NOT_FOUND_PATH, STYLEGUIDE_PATH].toSorted());
  });

  test('names words that are there, in each language', async () => {
    for (const locale of LOCALES) {
      const messages = await loadMessages(locale);
      for (const page of PAGES) {
        expect(messagesOf(page, messages).meta.title, page.path).toBeTruthy();
        expect(messages.shell.nav[page.name], page.path).toBeTruthy();
      }
    }
  });
});
