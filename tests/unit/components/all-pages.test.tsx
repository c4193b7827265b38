// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AllPages } from '../../../components/all/all-pages.tsx';
import { FOOTER_GROUPS, PAGES, type Page } from '../../../lib/site/pages.ts';
import { show } from '../../support/island.tsx';

test('the pages are in the footer’s groups and in its order; pages outside the footer come first', () => {
  show(<AllPages />);
  const listed = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(listed.length).toBe(FOOTER_GROUPS.length);
  for (const [index, group] of FOOTER_GROUPS.entries()) {
    const named = PAGES.filter((page: Page) => page.footer?.[0] === group && page.path !== '/all')
      .toSorted((one: Page, other: Page) => (one.footer?.[1] ?? 0) - (other.footer?.[1] ?? 0))
      .map(({ path }) => path);
    expect(listed[index]?.slice(-named.length)).toEqual(named);
  }
});
