import { expect, type Locator, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { test } from '../support/kept-page.ts';
import { lineOf } from '../support/line-of.ts';

const calculator = (page: Page) => page.locator('#calculator');
const sum = (page: Page) => calculator(page).getByRole('status');
const customers = (page: Page, plan: string) => calculator(page).getByRole('textbox', { name: `Customers on ${plan}` });

/** Nobody on any plan, so that what follows is what the test sets. */
async function startFromNothing(page: Page): Promise<void> {
  await page.goto('/affiliates');
  for (const plan of ['Pro', 'Team', 'Agency', 'Enterprise']) await customers(page, plan).fill('0');
  await expect(sum(page)).toContainText('$0 a month');
}

// The programme's terms: 25% for life, payouts every 30 days, 360 days of cookie, 10 days of trial here, 65% for joining.
const TERMS = {
  en: ['25%', '30 days', '360 days', '10 days', '65%'],
  es: ['25\u00a0%', '30 días', '360 días', '10 días', '65\u00a0%'],
} as const;

for (const locale of LOCALES) {
  test(`the five numbers of the programme are stated (${locale})`, async ({ page }) => {
    await page.goto(localizedPath('/affiliates', locale));
    const terms = page.getByRole('region', { name: locale === 'en' ? 'The whole deal' : 'El trato, entero' });
    await expect(terms.getByRole('definition')).toHaveText([...TERMS[locale]]);
    await expect(terms).toContainText(locale === 'en' ? 'instead of 3' : 'en vez de 3');
    // Both columns have their lines at the same heights, and end together: no hole beside the wider one.
    const boxes = await terms
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((term) => term.getBoundingClientRect()).map(({ top, bottom }) => [Math.round(top), Math.round(bottom)]),
      );
    expect([boxes[3], boxes[4]]).toEqual([boxes[0], boxes[1]]);
    // The two large figures stand on one line.
    const figures = await terms.locator('dl > :first-child > dd').all();
    expect(figures).toHaveLength(2);
    const lines = await Promise.all(figures.map((figure) => figure.evaluate(lineOf)));
    expect(Math.abs((lines[0] ?? Number.NaN) - (lines[1] ?? 0))).toBeLessThan(2);
    // What becomes of an application is told along the whole form: what a link looks like, below the steps, ends where it does.
    await expect(page.locator('#apply ol > li')).toHaveCount(3);
    const link = page.locator('.any-page');
    await expect(link).toContainText('/pricing?ref=');
    const [end, form] = await link.evaluate((last) =>
      [last, last.closest('div')?.nextElementSibling].map((box) => box?.getBoundingClientRect().bottom ?? 0),
    );
    expect(end).toBeCloseTo(form ?? Number.NaN, 0);
    // The inputs of the two fields side by side are level, and no blank line stands above them.
    const fields = await page.locator('.short-field').evaluateAll((all) =>
      all.map((field) => {
        const words = document.createRange();
        words.selectNodeContents(field.querySelector('p') as Element);
        const { top } = (field.querySelector('input') as Element).getBoundingClientRect();
        return [Math.round(top), top - words.getBoundingClientRect().bottom];
      }),
    );
    expect(fields).toHaveLength(2);
    expect(fields[0]?.[0]).toBe(fields[1]?.[0]);
    expect(Math.min(...fields.map(([, gap = Number.NaN]) => gap))).toBeLessThan(14);
    // Whom it is for: one thread runs through the four pictures, so each begins where the one before ends.
    const pictures = await page
      .locator('.audience img')
      .evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect()).map(({ left, right, top }) => [left, right, top]));
    expect(pictures.slice(1).map(([left, , top]) => [left, top])).toEqual(pictures.slice(0, -1).map(([, right, top]) => [right, top]));
    expect(pictures).toHaveLength(4);
    // Below it the four texts begin on one line, however many lines the names take.
    const texts = await page.locator('.audience dd').evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().top)));
    expect(new Set(texts).size).toBe(1);
  });
}

test('what one does and does not do hangs on one line, and each rule lies beside one of the other sheet; on paper nothing hangs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/affiliates', locale));
    const sheets = await page
      .locator('.rules ul')
      .evaluateAll((all) => all.map((list) => [...list.children].map((rule) => Math.round(rule.getBoundingClientRect().top))));
    expect(sheets.map(({ length }) => length)).toEqual([4, 4]);
    expect(sheets[0]).toEqual(sheets[1]);
    // The thread runs out of the window on both sides, and makes the page no wider.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  }
  const hangs = () =>
    page.locator('.rules > div').evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').content !== 'none'));
  expect(await hangs()).toEqual([true, true]);
  await page.emulateMedia({ media: 'print' });
  expect(await hangs()).toEqual([false, false]);
});

test('on a phone the sum is in view while one counts, and covers nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/affiliates');
  await customers(page, 'Pro').evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const seen = page.locator('.earned').getByText('$184.50');
  await expect(seen).toBeInViewport({ ratio: 1 });
  await calculator(page).getByRole('button', { name: 'One more on Pro' }).click();
  await expect(page.locator('.earned').getByText('$189.25')).toBeInViewport({ ratio: 1 });
  // By keyboard one comes to the last of them, which stands above the sum.
  for (const plan of ['Team', 'Agency', 'Enterprise']) await customers(page, plan).focus();
  const [last, sum] = await Promise.all([customers(page, 'Enterprise'), page.locator('.earned')].map((each) => each.boundingBox()));
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(sum?.y ?? 0);
});

test('the example is worked out by the month, as the ledger and the chart above it', async ({ page }) => {
  await page.goto('/affiliates');
  // 12 Pro, 8 Team and 2 Agency customers: (12 × 19 + 8 × 39 + 2 × 99) × 25% is 184.50.
  await expect(sum(page)).toContainText('$184.50 a month');
  await expect(sum(page)).toContainText('$2,214 a year');
  await expect(calculator(page).getByRole('radio', { name: 'monthly' })).toBeChecked();
  // One of the parts has cents, so all of them do: their points stand below each other.
  const parts = page.locator('.earned').getByText(/^\$\d/);
  await expect(parts).toHaveText(['$184.50', '$57.00', '$78.00', '$49.50', '$0.00', '$2,214']);
  await customers(page, 'Agency').fill('0');
  await customers(page, 'Pro').fill('4');
  await expect(parts).toHaveText(['$97', '$19', '$78', '$0', '$0', '$1,164']);
});

test('the year’s sum stands over its step: from where that begins, or to where it ends where the window would cut it off', async ({
  page,
}) => {
  const edges = () =>
    page.locator('.year-sum').evaluate((each) => {
      const step = (each.parentElement as Element).getBoundingClientRect();
      const { left, right } = each.getBoundingClientRect();
      return { start: Math.round(left - step.left), end: Math.round(step.right - right), room: Math.round(innerWidth - right) };
    });
  for (const path of LOCALES.map((locale) => localizedPath('/affiliates', locale))) {
    await page.goto(path);
    for (const width of [1440, 1344]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await edges(), `${path} at ${width}`).toMatchObject({ start: 0 });
      expect((await edges()).room, `${path} at ${width}`).toBeGreaterThanOrEqual(8);
    }
    for (const width of [1343, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await edges(), `${path} at ${width}`).toMatchObject({ end: 0 });
    }
  }
});

for (const [plan, monthly, yearly] of [
  ['Pro', ['$4.75 a month', '$57 a year'], ['$3 a month', '$36 a year']],
  ['Team', ['$9.75 a month', '$117 a year'], ['$6.25 a month', '$75 a year']],
  ['Agency', ['$24.75 a month', '$297 a year'], ['$16.25 a month', '$195 a year']],
  ['Enterprise', ['$99.75 a month', '$1,197 a year'], ['$65 a month', '$780 a year']],
] as const) {
  test(`one customer on ${plan} earns a quarter of its price, by either cycle`, async ({ page }) => {
    await startFromNothing(page);
    await calculator(page)
      .getByRole('button', { name: `One more on ${plan}` })
      .click();
    for (const amount of monthly) await expect(sum(page)).toContainText(amount);
    await calculator(page).getByText('yearly', { exact: true }).click();
    for (const amount of yearly) await expect(sum(page)).toContainText(amount);
  });
}

test('a count is set by typing, stepped down, and never leaves 0 to 999', async ({ page }) => {
  await startFromNothing(page);
  const fewer = calculator(page).getByRole('button', { name: 'One fewer on Team' });
  await expect(fewer).toBeDisabled();
  await customers(page, 'Team').fill('4');
  await expect(sum(page)).toContainText('$39 a month');
  await fewer.click();
  await expect(customers(page, 'Team')).toHaveValue('3');
  await expect(sum(page)).toContainText('$29.25 a month');
  for (const [typed, kept] of [
    ['5000', '999'],
    ['-3', '0'],
    ['2.7', '2'],
    ['many', '0'],
    ['', '0'],
  ] as const) {
    await customers(page, 'Team').fill(typed);
    await customers(page, 'Team').blur();
    await expect(customers(page, 'Team')).toHaveValue(kept);
  }
  await customers(page, 'Team').fill('999');
  await expect(calculator(page).getByRole('button', { name: 'One more on Team' })).toBeDisabled();
});

test('an emptied field stays empty while somebody types', async ({ page }) => {
  await startFromNothing(page);
  await customers(page, 'Pro').fill('');
  await expect(customers(page, 'Pro')).toHaveValue('');
  await customers(page, 'Pro').pressSequentially('12');
  await expect(sum(page)).toContainText('$57 a month');
});

test('the calculator is worked by keyboard alone', async ({ page }) => {
  await startFromNothing(page);
  await calculator(page).getByRole('radio', { name: 'monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(calculator(page).getByRole('radio', { name: 'yearly' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(calculator(page).getByRole('radio', { name: 'monthly' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(customers(page, 'Pro')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(customers(page, 'Pro')).toHaveValue('3');
  await expect(sum(page)).toContainText('$14.25 a month');
});

test('the largest sum fits the smallest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/affiliates', locale));
    for (const field of await calculator(page).getByRole('textbox').all()) await field.fill('999');
    await calculator(page).getByRole('radio').first().check({ force: true });
    await expect(sum(page)).toContainText(locale === 'en' ? '$1,666,332 a year' : /1\.666\.332\sUS\$ al año/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('the first screen’s buttons lead to the application and to the calculator', async ({ page }) => {
  await page.goto('/affiliates');
  // So do those who have come by a link stand there, on a phone as well, and cover no word of the ledger.
  await page.setViewportSize({ width: 390, height: 844 });
  const ledger = page
    .getByRole('main')
    .getByRole('img', { name: /to the cent|\$/ })
    .first();
  const title = (await ledger.getByText('Your referrals').boundingBox()) as { y: number };
  const people = await ledger.locator('img').all();
  expect(people).toHaveLength(4);
  for (const person of people) {
    await expect(person).toBeInViewport({ ratio: 1 });
    const { y, height } = (await person.boundingBox()) as { y: number; height: number };
    expect(y + height).toBeLessThan(title.y + 4);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  // One applies here: the header's way to the plans is an outline.
  const [header, apply] = [page.getByRole('banner'), page.getByRole('main')].map((part) => part.locator('a.btn-primary').first());
  await expect(header as Locator).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(apply as Locator).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('main').getByRole('link', { name: 'Work out your share' }).click();
  await expect(page.locator('#calculator-title')).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Apply for your link' }).first().click();
  await expect(page).toHaveURL(/\/affiliates#apply$/);
  await expect(page.locator('#apply-title')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is an example with every plan’s rate, and nothing that cannot be used', async ({ page }) => {
    await page.goto('/affiliates');
    for (const rate of ['$4.75 a month, or $36 for a year', '$99.75 a month, or $780 for a year']) {
      await expect(calculator(page).getByText(rate)).toBeVisible();
    }
    await expect(calculator(page).getByText('× 12')).toBeVisible();
    await expect(calculator(page).getByText('$184.50')).toBeVisible();
    await expect(calculator(page).getByText(/^An example/)).toBeVisible();
    for (const role of ['button', 'textbox', 'radio'] as const) await expect(calculator(page).getByRole(role)).toHaveCount(0);
  });
});
