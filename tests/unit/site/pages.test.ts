import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NOT_FOUND_PATH, STYLEGUIDE_PATH } from '../../../lib/routing/addresses.ts';
import { PAGE_PATHS } from '../../../lib/site/pages.ts';

/** The routes of app/[locale] that take no parameter, as paths: `(legal)` is a group and no part of the address. */
const FOLDERS = globSync('app/[[]locale]/**/page.tsx')
  .map((file) => file.replace(/^app\/\[locale\]/, '').replace(/\/page\.tsx$/, ''))
  .filter((folder) => !folder.includes('['))
  .map((folder) => folder.replaceAll(/\/\([^)]*\)/g, '') || '/');

describe('the table of pages', () => {
  test('has one line for each page folder, and no other', () => {
    expect(FOLDERS.toSorted()).toEqual([...PAGE_PATHS, NOT_FOUND_PATH, STYLEGUIDE_PATH].toSorted());
  });
});
