// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { ComparisonTable } from '../../../components/competitors/comparison-table.tsx';
import { LOCALES } from '../../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, factsOf, factsReadOn } from '../../../lib/site/claims.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { drawn } from '../../support/drawn.tsx';
import { plain } from '../../support/plain.ts';

const ROWS = COMPETITOR_IDS.flatMap((id) =>
  LOCALES.flatMap((locale) => {
    const rows = [...drawn(<ComparisonTable competitor={id} />, locale).querySelectorAll('tbody tr')];
    return rows.map((row) => ({ id, locale, row, name: row.querySelector('th')?.textContent ?? '' }));
  }),
);

test.each(ROWS)('about $id, in $locale, both columns say something in the row "$name"', ({ row, name }) => {
  expect(name).toMatch(/\w/);
  const cells = [...row.querySelectorAll('td')].map((cell) => plain(cell.textContent));
  expect(cells).toHaveLength(2);
  for (const cell of cells) expect(cell).toMatch(/\w/);
  expect(cells.join()).not.toMatch(/[{}]|undefined|NaN/);
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(COMPETITOR_IDS)('each cell about %s links to its source, and no two links have one name for two pages', (id) => {
    const table = drawn(<ComparisonTable competitor={id} />, locale);
    const links = [...table.querySelectorAll<HTMLAnchorElement>('tbody a')];
    const { pricePage } = COMPETITORS[id];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([pricePage.url, ...factsOf(id).map(({ source }) => source.url)]);
    const pages = new Map(links.map((link) => [link.getAttribute('aria-label'), link.href]));
    expect(pages.size).toBe(new Set(links.map(({ href }) => href)).size);
  });

  test.each(COMPETITOR_IDS)('one line below the table names the price page of %s, the day and where to report a change', (id) => {
    const line = drawn(<ComparisonTable competitor={id} />, locale).querySelector('#source');
    expect([...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      COMPETITORS[id].pricePage.url,
      `mailto:${SITE.mail.support}`,
    ]);
    expect(line?.querySelector('time')?.dateTime).toBe(factsReadOn(id));
  });
});

test('our column has the values of the plan catalogue', () => {
  const row = (id: (typeof COMPETITOR_IDS)[number], name: string) =>
    plain(drawn(<ComparisonTable competitor={id} />).querySelector(`[data-row="${name}"] td`)?.textContent ?? '');
  // Written by hand, from the owner's price list.
  expect(row('sprout', 'price')).toBe('$12 to $260 billed yearly, $19 to $399 billed monthly');
  expect(row('buffer', 'billing')).toContain('2 of each in Pro, up to 100 in Enterprise');
  expect(row('buffer', 'networks')).toMatch(/^All 9 .*Instagram.*YouTube/);
  expect(row('later', 'extra')).toMatch(/^\$10 a month/);
  expect(row('hootsuite', 'ai')).toBe('10 AI tools in every plan, from 100,000 words and 300 images a month');
  expect(row('buffer', 'trial')).toMatch(/^3 days free/);
  expect(row('sprout', 'support')).toBe('24/7 support chat; priority support from Team up, account manager in Enterprise');
});
