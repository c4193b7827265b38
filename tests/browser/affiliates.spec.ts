import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { test } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const en = words('en');
const PLANS = ['Pro', 'Team', 'Agency', 'Enterprise'] as const;

const t = (key: string, values?: Record<string, string>) => en(`affiliates.calculator.${key}`, values);
const calculator = (page: Page) => page.locator('#calculator');
const sum = (page: Page) => calculator(page).getByRole('status');
const customers = (page: Page, plan: string) => calculator(page).getByRole('textbox', { name: t('count', { plan }) });
const button = (page: Page, step: 'more' | 'fewer', plan: string) => calculator(page).getByRole('button', { name: t(step, { plan }) });
const cycle = (page: Page, name: 'monthly' | 'yearly') => calculator(page).getByRole('radio', { name: t(`cycles.${name}`) });

async function expectSum(page: Page, perMonth: string, perYear?: string): Promise<void> {
  await expect(sum(page)).toContainText(`${perMonth} ${t('perMonth')}`);
  if (perYear) await expect(sum(page)).toContainText(`${perYear} ${t('perYear')}`);
}

/** Nobody on any plan, so that what follows is what the test sets. */
async function startFromNothing(page: Page): Promise<void> {
  await page.goto('/affiliates');
  for (const plan of PLANS) await customers(page, plan).fill('0');
  await expectSum(page, '$0');
}

for (const locale of LOCALES) {
  test(`the terms are stated: 25%, 30 days, 360 days, 10 days instead of 3, 65% (${locale})`, async ({ page }) => {
    await page.goto(localizedPath('/affiliates', locale));
    const say = words(locale);
    const terms = page.getByRole('region', { name: say('affiliates.terms.title') });
    for (const value of [/^25\s?%$/, /^30\s/, /^360\s/, /^10\s/, /^65\s?%$/]) {
      await expect(terms.getByRole('definition').filter({ hasText: value })).toBeVisible();
    }
    await expect(terms.getByRole('term').filter({ hasText: /\b3\b/ })).toHaveText(say('affiliates.terms.trial.label', { usual: 3 }));
  });
}

test('the calculator begins with an example, worked out for customers who pay by the month', async ({ page }) => {
  await page.goto('/affiliates');
  // 12 Pro, 8 Team and 2 Agency customers: (12 × 19 + 8 × 39 + 2 × 99) × 25% is 184.50.
  for (const [plan, count] of [
    ['Pro', '12'],
    ['Team', '8'],
    ['Agency', '2'],
    ['Enterprise', '0'],
  ] as const)
    await expect(customers(page, plan)).toHaveValue(count);
  await expect(cycle(page, 'monthly')).toBeChecked();
  await expectSum(page, '$184.50', '$2,214');
});

test('one customer on each plan earns a quarter of its price, by the month and by the year', async ({ page }) => {
  await startFromNothing(page);
  for (const [plan, monthly, yearly] of [
    ['Pro', ['$4.75', '$57'], ['$3', '$36']],
    ['Team', ['$9.75', '$117'], ['$6.25', '$75']],
    ['Agency', ['$24.75', '$297'], ['$16.25', '$195']],
    ['Enterprise', ['$99.75', '$1,197'], ['$65', '$780']],
  ] as const) {
    await button(page, 'more', plan).click();
    await expectSum(page, monthly[0], monthly[1]);
    await calculator(page).getByText(t('cycles.yearly'), { exact: true }).click();
    await expectSum(page, yearly[0], yearly[1]);
    await calculator(page).getByText(t('cycles.monthly'), { exact: true }).click();
    await button(page, 'fewer', plan).click();
  }
});

test('a count is typed or stepped, stays within 0 to 999, and an emptied field stays empty while somebody types', async ({ page }) => {
  await startFromNothing(page);
  await expect(button(page, 'fewer', 'Team')).toBeDisabled();
  await customers(page, 'Team').fill('4');
  await expectSum(page, '$39');
  await button(page, 'fewer', 'Team').click();
  await expect(customers(page, 'Team')).toHaveValue('3');
  await expectSum(page, '$29.25');
  await customers(page, 'Team').fill('');
  await expect(customers(page, 'Team')).toHaveValue('');
  await customers(page, 'Team').pressSequentially('12');
  await expectSum(page, '$117');
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
  await expect(button(page, 'more', 'Team')).toBeDisabled();
});

test('the calculator is worked by keyboard alone', async ({ page }) => {
  await startFromNothing(page);
  await cycle(page, 'monthly').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cycle(page, 'yearly')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(cycle(page, 'monthly')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(customers(page, 'Pro')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(customers(page, 'Pro')).toHaveValue('3');
  await expectSum(page, '$14.25');
});

test('on a phone the sum stays in view while one counts, and covers no field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/affiliates');
  await customers(page, 'Pro').evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await button(page, 'more', 'Pro').click();
  await expect(sum(page).getByText('$189.25')).toBeInViewport({ ratio: 1 });
  for (const plan of PLANS) {
    await customers(page, plan).focus();
    const isSeen = () =>
      customers(page, plan).evaluate((field) => {
        const { left, top, width, height } = field.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === field;
      });
    await expect.poll(isSeen, plan).toBe(true);
  }
});

test('the largest sum fits the smallest window, in either language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/affiliates', locale));
    for (const field of await calculator(page).getByRole('textbox').all()) await field.fill('999');
    await expect(sum(page)).toContainText(/1[.,]666[.,]332/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), locale).toBeLessThanOrEqual(0);
  }
});

test('the first buttons of the page lead to the calculator and to the application', async ({ page }) => {
  await page.goto('/affiliates');
  const heading = (key: string) => page.getByRole('heading', { name: en(`affiliates.${key}.title`), exact: true });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: en('affiliates.hero.calculate') }).click();
  await expect(heading('calculator')).toBeInViewport();
  await main
    .getByRole('link', { name: en('affiliates.hero.apply') })
    .first()
    .click();
  await expect(page).toHaveURL('/affiliates#apply');
  await expect(heading('apply')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is an example with every plan’s rate, and has nothing that cannot be used', async ({ page }) => {
    await page.goto('/affiliates');
    for (const [monthly, yearly] of [
      ['$4.75', '$36'],
      ['$9.75', '$75'],
      ['$24.75', '$195'],
      ['$99.75', '$780'],
    ] as const)
      await expect(calculator(page).getByText(t('rate', { monthly, yearly }))).toBeVisible();
    await expect(calculator(page).getByText(t('example'))).toBeVisible();
    await expectSum(page, '$184.50', '$2,214');
    for (const role of ['button', 'textbox', 'radio'] as const) await expect(calculator(page).getByRole(role)).toHaveCount(0);
  });
});
