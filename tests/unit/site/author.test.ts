import { expect, test } from 'vitest';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { AUTHOR, authorName } from '../../../lib/site/author.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { isPagePath } from '../../support/addresses.ts';

test('the author has a name in each language, with the product in it, and a page', async () => {
  const names = await Promise.all(LOCALES.map(authorName));
  expect(new Set(names).size).toBe(LOCALES.length);
  for (const name of names) expect(name).toMatch(new RegExp(`^[^{}]*${SITE.product}[^{}]*$`));
  expect(isPagePath(AUTHOR.page)).toBe(true);
});
