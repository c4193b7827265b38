import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { test } from '../support/reading.ts';
import { words } from '../support/words.ts';

const en = words('en');

/** The specification's tools, in no order: the page is compared with this, not with the module that it is made from. */
const TOOLS = [
  'brainstorm ideas',
  'calendar events and holidays',
  'engagement questions',
  'image generator',
  'news content',
  'raw content',
  'search insights',
  'url scrape',
  'video generator',
  'writing assistant',
];

/** Words and images of each plan, and its tier of chat. */
const ALLOWANCES = [
  ['Pro', '100,000', '300', null],
  ['Team', '500,000', '1,500', 'Standard'],
  ['Agency', '1,500,000', '5,000', 'Growth'],
  ['Enterprise', '5,000,000', '20,000', 'Enterprise'],
] as const;

const index = (page: Page) => page.locator('#tools').getByRole('link');
const tools = (page: Page) => page.getByRole('main').getByRole('article');
const tool = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true });

test.describe('the AI studio', () => {
  // One load for all of them.
  test.describe.configure({ mode: 'default' });

  test('has the ten tools, each with a heading and a picture that is described', async ({ read }) => {
    const page = await read('/ai-studio');
    const names = await tools(page).getByRole('heading', { level: 3 }).allInnerTexts();
    // A number may stand before a name.
    expect(names.map((name) => name.replace(/^\d+\s*/, '').toLowerCase()).sort()).toEqual(TOOLS);
    for (const each of await tools(page).all()) await expect(each.getByRole('img')).toHaveAccessibleName(/\w{3}/);
  });

  test('leads to the plans from its first screen and from its end', async ({ read }) => {
    const page = await read('/ai-studio');
    const first = page
      .getByRole('main')
      .getByRole('link', { name: en('aiStudio.hero.plans') })
      .first();
    await expect(first).toBeInViewport({ ratio: 1 });
    const closing = page.getByRole('region', { name: en('aiStudio.closing.title') });
    for (const link of [first, closing.getByRole('link', { name: en('aiStudio.closing.plans') })])
      await expect(link).toHaveAttribute('href', '/pricing#pricing-plans');
  });

  for (const locale of LOCALES) {
    test(`says how many words and images each plan has, and its tier of chat (${locale})`, async ({ read }) => {
      const rows = (await read(localizedPath('/ai-studio', locale))).locator('#allowances').getByRole('row');
      const noChat = words(locale)('aiStudio.allowances.noChat');
      for (const [order, [plan, count, images, chat]] of ALLOWANCES.entries()) {
        const cells = rows.nth(order + 1).locator('th, td');
        await expect(cells).toHaveText([plan, count, images, chat ?? noChat], { useInnerText: true });
      }
    });
  }
});

test('the index names the tools in the order of the page, and each entry leads to its tool', async ({ page }) => {
  await page.goto('/ai-studio');
  const order = await tools(page).evaluateAll((all) => all.map((each) => `#${each.id}`));
  expect(await index(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(order);
  for (const link of await index(page).all()) {
    await link.click();
    await expect(page).toHaveURL(`/ai-studio${await link.getAttribute('href')}`);
    const name = ((await link.textContent()) ?? '').replace(/^\d+/, '');
    await expect(tool(page, name)).toBeInViewport();
  }
});

test('the index works by keyboard, and the header does not cover the tool it leads to', async ({ page }) => {
  await page.goto('/ai-studio');
  const [first, second] = [index(page).nth(0), index(page).nth(1)];
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  const top = () => page.locator(new URL(page.url()).hash).evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(300);
  expect(await top()).toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? Number.NaN);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every tool, the allowances and every answer can be read', async ({ page }) => {
    await page.goto('/ai-studio');
    for (const each of await tools(page).all()) await expect(each).toBeVisible();
    await expect(tools(page)).toHaveCount(TOOLS.length);
    await expect(page.locator('#allowances').getByRole('cell', { name: '5,000,000' })).toBeVisible();
    const questions = page.getByRole('region', { name: en('aiStudio.faq.title') }).getByRole('button');
    const answers = await questions.evaluateAll((all) => all.map((question) => question.getAttribute('aria-controls')));
    expect(answers.length).toBeGreaterThan(1);
    for (const answer of answers) await expect(page.locator(`[id="${answer}"]`)).toBeVisible();
  });
});
