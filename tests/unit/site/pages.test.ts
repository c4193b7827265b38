import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FOOTER_LINKS, HEADER_LINKS } from '../../../components/layout/navigation.ts';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../lib/i18n/messages.ts';
import { isPageAddress, NOT_FOUND_PATH, parsePath, STYLEGUIDE_PATH } from '../../../lib/routing/addresses.ts';
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

describe('the navigation', () => {
  test('of the header is in this order, and knows where the posts of the blog stand', () => {
    expect(HEADER_LINKS.map(({ href }) => href)).toEqual(['/pricing', '/ai-studio', '/blogs', '/affiliates', '/white-label']);
    expect(HEADER_LINKS.find(({ href }) => href === '/blogs')?.within).toBe('/blog');
  });

  test('of the footer leads to places of the site, each in one place of its group', () => {
    for (const [group, links] of Object.entries(FOOTER_LINKS)) {
      expect(links.length, group).toBeGreaterThan(0);
      expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
      for (const { href } of links) expect(isPageAddress(parsePath(href.split('#')[0] as string)), href).toBe(true);
    }
    // The footer's logo links to the home page.
    expect(FOOTER_LINKS.product.map(({ href }) => href)).toEqual([
      '/#features',
      '/#pricing',
      '/ai-studio',
      '/managed-service',
      '/white-label',
    ]);
  });
});
