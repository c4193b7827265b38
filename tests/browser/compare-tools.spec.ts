import { parse } from 'node-html-parser';
import { expect } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '../../lib/site/claims.ts';
import { test } from '../support/kept-page.ts';
import { plain } from '../support/plain.ts';

/** All known prices of the other tools, in dollars a month. */
const THEIRS: Record<Competitor, number[]> = { buffer: [6, 12, 120], later: [25, 45, 80], hootsuite: [99], sprout: [249] };
/** Ours, paid yearly and paid monthly. */
const OURS = [12, 19, 25, 39, 65, 99, 260, 399];

/** `$19` and `US$19` are both an amount. */
const amountsIn = (text: string): number[] => [...text.matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));

for (const locale of LOCALES)
  test(`each comparison shows all prices of both tools, its source, and the other comparisons (${locale})`, async ({ request }) => {
    for (const tool of COMPETITOR_IDS) {
      const { name, path, pricePage } = COMPETITORS[tool];
      const document = parse(await (await request.get(localizedPath(path, locale))).text());
      const rows = document.querySelectorAll('#prices tr').filter((row) => row.querySelector('th[scope="row"]'));
      const prices = rows.map((row) => ({ text: plain(row.textContent), amounts: amountsIn(plain(row.textContent)) }));
      const of = (whose: string) => prices.filter(({ text }) => text.includes(whose)).flatMap(({ amounts }) => amounts);
      expect(of(name), name).toEqual(THEIRS[tool]);
      expect(of('Feedloom').sort((a, b) => a - b)).toEqual(OURS);
      const source = document.querySelectorAll('#source a').map((link) => link.getAttribute('href'));
      expect(source).toEqual(expect.arrayContaining([pricePage.url, 'mailto:support@feedloom.example']));
      const others = COMPETITOR_IDS.filter((each) => each !== tool).map((each) => localizedPath(COMPETITORS[each].path, locale));
      const links = document.querySelectorAll('main a').map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining([...others, localizedPath('/pricing', locale)]));
    }
  });

test('a whole row of the prices leads to the comparison with its tool', async ({ page }) => {
  await page.goto('/es/compare');
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Later' });
  // Beside all its words: the link lies over the row.
  await row.click({ position: { x: 2, y: 2 } });
  await expect(page).toHaveURL('/es/compare/later-alternative');
});

test('the comparison with Hootsuite leads to the place in the AI studio that explains a tool', async ({ page }) => {
  await page.goto('/compare/hootsuite-alternative');
  await page.getByRole('main').locator('h3 a[href="/ai-studio#brainstorm-ideas"]').click();
  await expect(page).toHaveURL('/ai-studio#brainstorm-ideas');
  await expect(page.locator('#brainstorm-ideas')).toBeInViewport();
});
