import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const en = words('en');
const t = (key: string, values?: Record<string, string>) => en(`affiliates.calculator.${key}`, values);
const calculator = (page: Page) => page.locator('#calculator');
const sum = (page: Page) => calculator(page).getByRole('status');
const customers = (page: Page, plan: string) => calculator(page).getByRole('textbox', { name: t('count', { plan }) });

test('the keyboard alone operates the calculator of earnings', async ({ page }) => {
  await page.goto('/affiliates');
  for (const plan of ['Pro', 'Team', 'Agency', 'Enterprise']) await customers(page, plan).fill('0');
  const cycle = (name: string) => calculator(page).getByRole('radio', { name: t(`cycles.${name}`) });
  await cycle('monthly').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cycle('yearly')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(customers(page, 'Pro')).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(customers(page, 'Pro')).toHaveValue('3');
  // A quarter of three times $19.
  await expect(sum(page)).toContainText(`$14.25 ${t('perMonth')}`);
});

test('on a phone the sum stays in view and covers no focused field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/affiliates');
  await customers(page, 'Pro').fill('13');
  await expect(sum(page).getByText('$189.25')).toBeInViewport({ ratio: 1 });
  const last = customers(page, 'Enterprise');
  await last.focus();
  const isOnTop = () =>
    last.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
  await expect.poll(isOnTop).toBe(true);
});

test('the largest sum fits the smallest window in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of LOCALES) {
    await page.goto(localizedPath('/affiliates', locale));
    for (const field of await calculator(page).getByRole('textbox').all()) await field.fill('999');
    await expect(sum(page)).toContainText(/1[.,]666[.,]332/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), locale).toBeLessThanOrEqual(0);
  }
});

withoutScripts('without scripts the calculator shows an example and no control', async ({ page }) => {
  await page.goto('/affiliates');
  await expect(calculator(page).getByText(t('example'))).toBeVisible();
  await expect(sum(page)).toContainText('$184.50');
  for (const role of ['button', 'textbox', 'radio'] as const) await expect(calculator(page).getByRole(role)).toHaveCount(0);
});
