import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, type Competitor, claimsOf } from '../../lib/site/claims.ts';
import { SITE } from '../../lib/site/identity.ts';
import { cheapestPlan, offerFor, PLANS, pricePerMonth } from '../../lib/site/plans.ts';
import { test } from '../support/kept-page.ts';

const MONTHLY: number[] = PLANS.map(({ monthlyUsd }) => monthlyUsd);
const YEARLY = PLANS.map((plan) => pricePerMonth(plan, 'yearly'));
const { later, buffer, sprout, hootsuite } = COMPETITORS;
/** The amounts in dollars that a page's tables show, in their order. */
const PRICES: Record<Competitor, number[]> = {
  later: [10, ...[...MONTHLY, ...later.claims.prices.value].sort((a, b) => a - b).flatMap((price) => [price, ...paidYearly(price)])],
  buffer: [
    ...MONTHLY.flatMap((price, index) => [price, YEARLY[index] as number]),
    ...buffer.claims.prices.value,
    // The lowest price in the head of the column; then each team on both sides: ours in both cycles, theirs counted both ways, and said again.
    buffer.claims.prices.value[0],
    ...[
      { users: 1, companies: 1, channels: 3 },
      { users: 4, companies: 1, channels: 6 },
      { users: 3, companies: 14, channels: 56 },
    ].flatMap(({ users, companies, channels }) => {
      const need = { users, companies, whiteLabel: false };
      const { plan, perMonthUsd } = cheapestPlan(need, 'yearly');
      const once = buffer.claims.prices.value[0];
      const each = once * channels;
      return [perMonthUsd, offerFor(plan, need, 'monthly').perMonthUsd, once, each, once, each];
    }),
  ],
  sprout: [MONTHLY[0] as number, YEARLY[0] as number, sprout.claims.fromPrice.value, 10],
  hootsuite: [MONTHLY[0] as number, hootsuite.claims.fromPrice.value],
};

/** On the ladder each of our prices is followed by what it is when paid yearly. */
function paidYearly(price: number): number[] {
  const index = MONTHLY.indexOf(price);
  return index < 0 ? [] : [YEARLY[index] as number];
}

/** `$19`, `19 US$` and `19 US$` with the currency set apart are all an amount. */
async function amounts(page: Page): Promise<number[]> {
  const words = (await page.locator('main table').allInnerTexts()).join(' ');
  return [...words.matchAll(/\$(\d+)|(\d+)\s*US\$/g)].map(([, before, after]) => Number(before ?? after));
}

/** What is wrong with the references to notes and the ways back, of which there must be as many. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const target = (link: Element) => document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    const references = [...document.querySelectorAll('[role="doc-noteref"]')];
    const ways = [...document.querySelectorAll('[role="doc-backlink"]')];
    for (const reference of references) {
      const note = target(reference);
      if (!note?.querySelector(`[href="#${reference.id}"]`)) found.push(`${reference.id} has no note that leads back to it`);
      const number = [...(note?.parentElement?.children ?? [])].indexOf(note as Element) + 1;
      if (reference.textContent !== String(number)) found.push(`${reference.id} says ${reference.textContent}, its note is ${number}`);
    }
    for (const way of ways)
      if (!references.includes(target(way) as Element)) found.push(`${way.getAttribute('href')} leads to no reference`);
    if (references.length !== ways.length) found.push(`${references.length} references, ${ways.length} ways back`);
    return found;
  });

for (const locale of LOCALES) {
  for (const tool of COMPETITOR_IDS) {
    const path = localizedPath(COMPETITORS[tool].path, locale);

    test(`${path} shows the prices of the modules, names every source, and closes with the way to the plans`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toContainText(COMPETITORS[tool].name);
      expect(await amounts(page)).toEqual(PRICES[tool]);

      const notes = page.locator('#notes li');
      const dates = await notes.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
      expect(dates).toEqual(claimsOf(tool).flatMap(([, { source }]) => source.read || []));
      // Where nobody read the prices on a day, that is said beside them, with the way to the tool's own page.
      const { pricePage } = COMPETITORS[tool];
      if (!pricePage.read)
        await expect(page.locator(`#comparison a[href="${pricePage.url}"], table a[href="${pricePage.url}"]`).first()).toBeVisible();
      const sources = await notes.locator('a[href^="http"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(sources).toEqual(claimsOf(tool).flatMap(([, { source }]) => source.url));
      expect(await faults(page)).toEqual([]);

      // Whoever comes for another tool meets ours first.
      const order = await page
        .locator('main section[id], main h3')
        .evaluateAll((all) => all.map(({ id, textContent }) => id || textContent));
      expect(order.indexOf('strengths')).toBeLessThan(order.indexOf('comparison'));
      const [ours, theirs] = order.filter((name) => /(if|si)…$/.test(name ?? ''));
      expect([ours, theirs?.includes(COMPETITORS[tool].name)]).toEqual([expect.stringContaining(SITE.product), true]);

      await expect(page.locator(`#notes a[href="${localizedPath('/compare', locale)}#corrections"]`)).toBeVisible();

      // Both halves of the choice begin on one line, however many lines the words above each take.
      const tops = await page.locator('#fit ul.border-ink').evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().top));
      expect(tops).toHaveLength(2);
      expect(Math.abs((tops[0] as number) - (tops[1] as number))).toBeLessThan(1);

      const closing = page.locator('main > section').last();
      await expect(closing).toHaveAttribute('id', 'create_account');
      await expect(closing.getByRole('link')).toHaveAttribute('href', localizedPath('/pricing', locale));
      for (const other of COMPETITOR_IDS.filter((each) => each !== tool))
        await expect(page.locator(`main a[href="${localizedPath(COMPETITORS[other].path, locale)}"]`)).toBeVisible();
    });
  }

  test(`${localizedPath('/compare', locale)} leads to the four pages`, async ({ page }) => {
    await page.goto(localizedPath('/compare', locale));
    for (const { name, path } of Object.values(COMPETITORS))
      await expect(page.locator(`main a[href="${localizedPath(path, locale)}"]`)).toContainText(name);
  });
}

test('a claim leads to its note and the note back, and the last section to the plans', async ({ page }) => {
  await page.goto('/compare/later-alternative');
  const reference = page.locator('#claim-prices-second');
  await reference.click();
  const note = page.locator('#note-prices');
  await expect(note).toBeInViewport();
  await note.getByRole('link', { name: 'Back to the text of note 1, place 2 of 3' }).click();
  await expect(reference).toBeInViewport();
  await page.locator('#create_account').getByRole('link').click();
  await expect(page).toHaveURL('/pricing');
});

test('the eight tools stand on the page about Hootsuite, each with the way to where it is explained', async ({ page }) => {
  await page.goto('/compare/hootsuite-alternative');
  const tools = page.getByRole('region', { name: 'Eight AI tools on one line' });
  await expect(tools.getByRole('heading', { level: 3 })).toHaveCount(8);
  // The large one, the others all alike, and the way to all tools in the last place: no row has a hole at its end.
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await tools
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as { width: number; right: number }));
    const [large, ...others] = boxes as [(typeof boxes)[0], ...typeof boxes];
    for (const each of others) expect(each.width, `at ${width}`).toBeCloseTo(others[0]?.width ?? 0, 0);
    expect(large.width).toBeGreaterThan((others[0]?.width ?? 0) * 2);
    expect(others).toHaveLength(8);
    expect(others.at(-1)?.right, `the last place at ${width}`).toBeCloseTo(Math.max(...boxes.map(({ right }) => right)), 0);
  }
  await tools.getByRole('link', { name: 'Brainstorm ideas' }).click();
  await expect(page).toHaveURL('/ai-studio#brainstorm-ideas');
  await expect(page.locator('#brainstorm-ideas')).toBeInViewport();
});
