import { expect, type Locator, type Page } from 'playwright/test';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const en = words('en');

/** Price a month, a year, and a month of that. The words and numbers of the plans are checked in unit tests. */
const PLANS = {
  Pro: { monthly: '$19', yearly: '$144', perMonth: '$12' },
  Team: { monthly: '$39', yearly: '$300', perMonth: '$25' },
  Agency: { monthly: '$99', yearly: '$780', perMonth: '$65' },
  Enterprise: { monthly: '$399', yearly: '$3,120', perMonth: '$260' },
};
type Name = keyof typeof PLANS;
type Cycle = 'monthly' | 'yearly';
const NAMES = Object.keys(PLANS) as Name[];

const plans = (page: Page) => page.locator('#pricing-plans');
const card = (page: Page, name: Name) => plans(page).getByRole('article', { name, exact: true });
const table = (page: Page) => page.getByRole('table');
const column = (page: Page, name: Name) => table(page).getByRole('columnheader', { name: new RegExp(`^${name}`) });
/** The switches of the billing cycle: above the cards and above the table. */
const toggles = (page: Page) => page.getByRole('switch', { name: new RegExp(`^${en('pricing.cycle.yearly')}`) });
const choose = (place: Locator, plan: Name, cycle: Cycle) =>
  place.getByRole('link').filter({ hasText: en('pricing.choose', { plan, cycle: en(`pricing.cycle.${cycle}`) }) });
const perMonth = (price: string) => `${price}${en('pricing.perMonth')}`;
const billedAnnually = (total: string) => en('pricing.billedAnnually', { total });
const receipt = (page: Page, cycle: Cycle) => page.getByRole('region', { name: en(`pricing.calculator.receipts.${cycle}`), exact: true });

/** Reads the visible prices of all plans, in the cards and in the heads of the table's columns. */
async function expectPrices(page: Page, cycle: Cycle) {
  for (const name of NAMES) {
    const plan = PLANS[name];
    for (const place of [card(page, name), column(page, name)]) {
      await expect(place.getByText(perMonth(plan.perMonth))).toBeVisible({ visible: cycle === 'yearly' });
      await expect(place.getByText(billedAnnually(plan.yearly))).toBeVisible({ visible: cycle === 'yearly' });
      await expect(place.getByText(perMonth(plan.monthly))).toBeVisible({ visible: cycle === 'monthly' });
    }
  }
}

const scrollToEnd = (page: Page) =>
  table(page)
    .getByRole('rowheader')
    .last()
    .evaluate((each) => each.scrollIntoView({ block: 'center' }));

test('pointer and keyboard change the billing cycle of cards, table and calculator together; the names of the plans stay in view', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expectPrices(page, 'yearly');
  await toggles(page).first().click();
  await expect(toggles(page).last()).not.toBeChecked();
  await expectPrices(page, 'monthly');
  await expect(receipt(page, 'monthly')).toBeVisible();
  await toggles(page).last().press('Space');
  await expect(toggles(page).first()).toBeChecked();
  await expectPrices(page, 'yearly');
  await receipt(page, 'yearly').getByRole('button').press('Enter');
  await expect(receipt(page, 'monthly').getByRole('button')).toBeFocused();
  for (const index of [0, 1]) await expect(toggles(page).nth(index)).not.toBeChecked();
  await scrollToEnd(page);
  await expect(column(page, 'Team')).toBeInViewport({ ratio: 1 });
});

test('on a phone the chosen plan shows, and its choice stays in view along the comparison', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const picker = (index: 0 | 1) => page.getByRole('group', { name: en('pricing.picker') }).nth(index);
  const expectOnly = async (shown: Name) => {
    for (const name of NAMES) await expect(card(page, name)).toBeVisible({ visible: name === shown });
  };
  await expectOnly('Team');
  await picker(0).getByRole('radio', { name: 'Pro' }).check();
  await expectOnly('Pro');
  await picker(0).getByRole('radio', { name: 'Pro' }).press('ArrowLeft');
  await expectOnly('Enterprise');
  await picker(1).getByRole('radio', { name: 'Agency' }).check();
  for (const name of NAMES) await expect(choose(table(page), name, 'yearly')).toBeVisible({ visible: name === 'Agency' });
  await scrollToEnd(page);
  await expect(picker(1)).toBeInViewport({ ratio: 1 });
});

test.describe('the hash of the plans', () => {
  /** It shows only after the scroll to the plans. */
  const offer = (page: Page) => choose(card(page, 'Team'), 'Team', 'yearly');

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`scrolls to the plans and moves the focus there, with motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/pricing#pricing-plan');
      await expect(offer(page)).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await page.locator('main a[href="#pricing-plans"]').first().dispatchEvent('click');
      await expect(offer(page)).toBeInViewport();
      await expect(plans(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(toggles(page).first()).toBeFocused();
    });

  test('leaves the place of a reader who comes back unchanged', async ({ page }) => {
    await page.goto('/pricing#pricing-plan');
    await expect(offer(page)).toBeInViewport();
    const away = page.getByRole('main').getByRole('link', { name: en('pricing.managed.more') });
    await away.click();
    await expect(page).toHaveURL('/managed-service');
    await page.goBack();
    await expect(page).toHaveURL('/pricing#pricing-plan');
    await expect(away).toBeInViewport();
  });
});

test('the calculator keeps its numbers in the address and passes them on to the application', async ({ page }) => {
  const t = (key: string, values?: Record<string, string>) => en(`pricing.calculator.${key}`, values);
  await page.goto('/pricing?ref=anna');
  await page.getByRole('textbox', { name: t('users.label') }).fill('15');
  await page.getByRole('button', { name: t('companies.more') }).click();
  await page.getByRole('switch', { name: t('whiteLabel') }).press('Space');
  await expect.poll(() => new URL(page.url()).search).toBe('?ref=anna&users=15&companies=3&whiteLabel=1');
  await expect(receipt(page, 'yearly')).toContainText(billedAnnually('$1,968'));
  const link = receipt(page, 'yearly').getByRole('link', { name: t('choose', { plan: 'Agency' }) });
  await expect(link).toHaveAttribute('href', /\?plan=agency&cycle=yearly&users=15&companies=3&whiteLabel=1/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('users.label') })).toHaveValue('15');
  await expect(page.getByRole('switch', { name: t('whiteLabel') })).toBeChecked();
});

test('the white-label page leads to the calculator with white-label chosen', async ({ page }) => {
  await page.goto('/white-label');
  await page.getByRole('link', { name: en('whiteLabel.hero.order', { price: '$99' }) }).click();
  await expect(page).toHaveURL(/\/pricing\?.*whiteLabel=1#calculator$/);
  await expect(page.getByRole('switch', { name: en('pricing.calculator.whiteLabel') })).toBeChecked();
});

test('a plan without a price id reports that and opens the application in a tab without access to this one', async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/pricing');
  const link = choose(card(page, 'Enterprise'), 'Enterprise', 'yearly');
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL(/^https:\/\/app\.feedloom\.example\b/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expect.poll(() => errors).toEqual(['No Stripe price ID found for plan: enterprise, cycle: yearly']);
});

withoutScripts(
  'without scripts the prices of both cycles and a link for each can be read, and #pricing-plan leads to them',
  async ({ page }) => {
    await page.goto('/pricing#pricing-plan');
    await expect(card(page, 'Team')).toBeInViewport();
    for (const name of NAMES) {
      const plan = PLANS[name];
      for (const place of [card(page, name), column(page, name)])
        for (const text of [perMonth(plan.perMonth), billedAnnually(plan.yearly), perMonth(plan.monthly)])
          await expect(place.getByText(text)).toBeVisible();
      for (const cycle of ['yearly', 'monthly'] as const) await expect(choose(card(page, name), name, cycle)).toBeVisible();
    }
    await expect(page.getByRole('switch')).toHaveCount(0);
  },
);
