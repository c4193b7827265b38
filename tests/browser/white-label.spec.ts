import { expect } from 'playwright/test';
import { test } from '../support/reading.ts';
import { seenWords } from '../support/seen-words.ts';
import { words } from '../support/words.ts';

const PATH = '/white-label';
const en = words('en');
const t = (key: string) => en(`whiteLabel.${key}`);

/**
 * The headings in the specification's order; those whose words it gives are written by hand. The questions stand before the closing call, which
 * ends every page.
 */
const HEADINGS = [
  t('hero.title'),
  ...['brand', 'setup', 'security', 'price'].map((card) => t(`features.${card}.title`)),
  t('brand.title'),
  t('team.title'),
  ...['Embedded Signup', 'Automated Provisioning', 'Collaboration Ready'],
  t('integrations.title'),
  t('faq.title'),
  t('closing.title'),
].map((heading) => heading.toLowerCase());

const NETWORKS = ['Instagram', 'Facebook', 'Twitter', 'LinkedIn', 'TikTok', 'Pinterest', 'Medium', 'Threads', 'YouTube'];

test.describe('white-label', () => {
  // One load for all of them.
  test.describe.configure({ mode: 'default' });

  test('has its sections in their order', async ({ read }) => {
    const headings = await (await read(PATH)).getByRole('main').getByRole('heading').allInnerTexts();
    const found = headings.map((heading) => heading.replace(/\s+/g, ' ').trim().toLowerCase());
    expect(found.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
  });

  test('opens the booking pages in a new tab from its three calls to action', async ({ read }) => {
    const main = (await read(PATH)).getByRole('main');
    for (const [name, address] of [
      [/book.*strategy call/i, 'https://book.feedloom.example/discovery'],
      [/schedule demo/i, 'https://book.feedloom.example/discovery'],
      [/talk to sales/i, 'https://book.feedloom.example/enterprise'],
    ] as const) {
      const call = main.getByRole('link', { name });
      await expect(call).toHaveAttribute('href', address);
      await expect(call).toHaveAttribute('target', '_blank');
    }
  });

  test('states in four cards the time it takes, the security and the price, and how many agencies use it', async ({ read }) => {
    const page = await read(PATH);
    const cards = page.getByRole('region', { name: t('features.title') }).getByRole('article');
    await expect(cards).toHaveCount(4);
    await expect(cards.filter({ hasText: /under 24 hours/i })).toContainText(/2.3 business days/i);
    await expect(cards.filter({ hasText: 'AES-256' })).toContainText('SOC 2');
    for (const text of ['Enterprise', /included/i]) await expect(cards.filter({ hasText: '+$99' })).toContainText(text);
    await expect(page.getByRole('main')).toContainText('1,000+');
  });

  test('names roles, single sign-on, client portals and granular permissions', async ({ read }) => {
    const team = (await read(PATH)).getByRole('region', { name: t('team.title') });
    for (const point of [/role-based access/i, /single sign-on/i, /client portals/i, /granular permissions/i])
      await expect(team).toContainText(point);
  });

  test('names twelve integrations, and all nine networks among them', async ({ read }) => {
    const items = (await read(PATH)).getByRole('region', { name: t('integrations.title') }).getByRole('listitem');
    const names = (await items.allInnerTexts()).map((name) => name.trim());
    expect(new Set(names).size).toBe(12);
    expect(names).toEqual(expect.arrayContaining(NETWORKS));
  });

  test('asks eight questions, all closed at first', async ({ read }) => {
    const page = await read(PATH);
    await expect(page.getByRole('region', { name: t('faq.title') }).getByRole('button', { expanded: false })).toHaveCount(8);
    await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(0);
  });
});

test('the question about the price opens, and says $99 a month and that Enterprise includes it', async ({ page }) => {
  await page.goto(PATH);
  const question = page.getByRole('button', { name: t('faq.price.question') });
  await question.click();
  const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`);
  await expect(answer).toBeVisible();
  for (const text of ['$99', 'Enterprise', /included/i]) await expect(answer).toContainText(text);
});

test('it is ordered with a plan: the link leads to the calculator, which has it in its sum', async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole('link', { name: en('whiteLabel.hero.order', { price: '$99' }) }).click();
  await expect(page).toHaveURL(/\/pricing\?.*whiteLabel=1#calculator$/);
  await expect(page.getByRole('switch', { name: en('pricing.calculator.whiteLabel') })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the window has the address of the agency that is chosen', async ({ page }) => {
    await page.goto(PATH);
    const window = page.getByRole('img', { name: en('pictures.whiteLabelWindow.label') });
    const addresses = { Marea: 'posts.marea.example', Fernwood: 'app.fernwood.example', 'Casa Lumbre': 'casalumbre.example' };
    for (const [agency, address] of Object.entries(addresses)) {
      await page.getByRole('radio', { name: agency }).check();
      const seen = await seenWords(window);
      expect(Object.values(addresses).filter((each) => seen.includes(each))).toEqual([address]);
    }
  });
});
