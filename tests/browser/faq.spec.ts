import { expect, type Locator, type Page } from 'playwright/test';
import { faultsInBothThemes } from '../support/axe.ts';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const en = words('en');
const es = words('es');

/** All of them, also those whose answers are always visible. */
const asked = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
/** Those that unfold their answers. */
const questions = (page: Page) => asked(page).getByRole('button');
const question = (page: Page, key: string) => questions(page).filter({ hasText: en(`faq.items.${key}.question`, { product: 'Feedloom' }) });
const openQuestions = (page: Page) => page.getByRole('main').getByRole('button', { expanded: true });
const answerOf = async (asking: Locator) => asking.page().locator(`[id="${await asking.getAttribute('aria-controls')}"]`);
const contents = (page: Page) => page.getByRole('main').getByRole('navigation');

test('the keyboard opens and closes the questions, and an open answer is accessible in both themes', async ({ page }) => {
  await page.goto('/faq');
  const [one, next] = [questions(page).nth(0), questions(page).nth(1)];
  await one.focus();
  await page.keyboard.press('Enter');
  await expect(await answerOf(one)).toBeVisible();
  expect(await faultsInBothThemes(page, `[id="${await one.getAttribute('aria-controls')}"]`)).toEqual({ light: [], dark: [] });
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Space');
  await expect(await answerOf(next)).toBeVisible();
  await expect(await answerOf(one)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(openQuestions(page)).toHaveCount(0);
});

test('the address names the open answer, opens it again, and adds no step to the history', async ({ page }) => {
  await page.goto('/faq?from=mail');
  const before = await page.evaluate(() => history.length);
  await question(page, 'whiteLabel').click();
  await expect(page).toHaveURL('/faq?from=mail#question-white-label');
  await page.reload();
  await expect(await answerOf(question(page, 'whiteLabel'))).toBeVisible();
  await expect(question(page, 'whiteLabel')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#question-seats';
  });
  await expect(await answerOf(question(page, 'seats'))).toBeVisible();
  await expect(openQuestions(page)).toHaveCount(1);
  await question(page, 'seats').click();
  await expect(page).toHaveURL('/faq?from=mail');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('a page works at an address whose fragment cannot be decoded, and keeps one that is of no question', async ({ page }) => {
  for (const address of ['/faq#100%', '/#line=caf%C3%A', '/pricing#pricing-plans']) {
    await page.goto(address);
    // In two columns, of which one answer is open at most.
    for (const asking of [questions(page).first(), questions(page).last()]) {
      await asking.click();
      await expect(await answerOf(asking)).toBeVisible();
      await expect(openQuestions(page), address).toHaveCount(1);
    }
  }
  await expect(page).toHaveURL('/pricing#pricing-plans');
});

test('a question and an answer with a word wider than a phone make no page wider', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await page.locator('[data-questions] > div').evaluateAll((all) => {
    for (const part of all.flatMap((each) => [...each.querySelectorAll('button, p')])) part.textContent = 'w'.repeat(120);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the search field keeps the matching questions, ignores case and accents, and reports their number', async ({ page }) => {
  const wanted = es('faq.items.cancelling.question');
  const group = es('faq.groups.affiliates');
  await page.goto('/es/faq');
  const all = await asked(page).count();
  const field = page.getByRole('searchbox', { name: es('faq.find.label') });
  // As somebody types it in a hurry: COMO CANCELO.
  const typed = wanted.normalize('NFD').replace(/[^\p{L} ]/gu, '');
  await field.fill(typed.toUpperCase());
  await expect(asked(page).filter({ hasText: wanted })).toBeVisible();
  await expect(contents(page).getByRole('link', { name: group })).toBeHidden();
  const left = await asked(page).count();
  expect(left).toBeLessThan(all);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(es('faq.find.found', { count: left }));
  await contents(page).getByRole('link').filter({ visible: true }).first().click();
  await expect(asked(page)).toHaveCount(left);
  await field.fill('xyzzy');
  await expect(status).toHaveText(es('faq.find.nothing', { query: 'xyzzy' }));
  await field.press('Escape');
  await expect(asked(page)).toHaveCount(all);
});

test('on a phone the contents unfold, and fold again at the group they lead to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  await expect(contents(page)).toBeHidden();
  await page.getByRole('main').locator('summary').click();
  const name = en('faq.groups.managed');
  await contents(page).getByRole('link', { name, exact: true }).click();
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

withoutScripts(
  'without scripts every answer can be read, an address leads to its question, and no search field shows',
  async ({ page }) => {
    await page.goto('/faq#question-protection');
    await expect(page.getByRole('heading', { name: en('faq.items.protection.question') })).toBeInViewport();
    await expect(page.getByRole('searchbox')).toBeHidden();
    for (const asking of await questions(page).all()) await expect(await answerOf(asking)).toBeVisible();
  },
);
