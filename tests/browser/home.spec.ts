import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { test } from '../support/reading.ts';
import { seenWords } from '../support/seen-words.ts';
import { words } from '../support/words.ts';

const NETWORKS = ['Instagram', 'Facebook', 'Twitter', 'LinkedIn', 'TikTok', 'Pinterest', 'Medium', 'Threads', 'YouTube'];
const TRADES = ['bread', 'law', 'cinema', 'flowers'];

const en = words('en');
const plan = (page: Page, name: string) => page.locator('#pricing').getByRole('article', { name, exact: true });
const faq = (page: Page) => page.getByRole('region', { name: en('home.faq.title') });

for (const locale of LOCALES) {
  test.describe(`home, in ${locale},`, () => {
    // One load for all of them.
    test.describe.configure({ mode: 'default' });
    const t = words(locale);
    const path = localizedPath('/', locale);

    test('leads from its first screen to the plans, and to a call in a new tab', async ({ read }) => {
      const main = (await read(path)).getByRole('main');
      const plans = main.getByRole('link', { name: t('home.hero.plans') }).first();
      await expect(plans).toBeInViewport({ ratio: 1 });
      await expect(plans).toHaveAttribute('href', localizedPath('/pricing#pricing-plans', locale));
      const call = main.getByRole('link', { name: t('home.hero.call') }).first();
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute('href', 'https://book.feedloom.example/discovery');
      await expect(call).toHaveAttribute('target', '_blank');
    });

    test('says that the trial lasts 3 days, that posts go to 9 networks, and that support answers 24/7', async ({ read }) => {
      const main = (await read(path)).getByRole('main');
      for (const fact of [
        t('home.hero.facts.trial', { days: 3 }),
        t('home.hero.facts.networks', { count: 9 }),
        t('home.hero.facts.chat', { hours: '24/7' }),
      ])
        await expect(main.getByText(fact, { exact: true })).toBeVisible();
    });

    test('names the nine networks', async ({ read }) => {
      const networks = (await read(path)).getByRole('list', { name: t('home.networks.label') });
      await expect(networks.getByRole('listitem')).toHaveText(NETWORKS);
    });

    test('describes its first picture in its own language', async ({ read }) => {
      const page = await read(path);
      await expect(page.getByRole('img', { name: t('pictures.weekCalendar.label') })).toBeVisible();
    });
  });
}

test.describe('home', () => {
  test.describe.configure({ mode: 'default' });

  test('leads to the managed service, white-label, the AI studio, the prices and the comparisons', async ({ read }) => {
    const main = (await read('/')).getByRole('main');
    for (const [key, href] of [
      ['doors.managed.link', '/managed-service'],
      ['doors.whiteLabel.link', '/white-label'],
      ['studio.link', '/ai-studio'],
      ['plans.link', '/pricing'],
      ['plans.compare', '/compare'],
    ] as const)
      await expect(main.getByRole('link', { name: en(`home.${key}`) })).toHaveAttribute('href', href);
  });

  test('asks the eight default questions, with the ids 2 to 9, all closed at first', async ({ read }) => {
    const questions = faq(await read('/')).getByRole('button', { expanded: false });
    const ids = await questions.evaluateAll((all) => all.map((each) => Number(/\d+$/.exec(each.getAttribute('aria-controls') ?? ''))));
    expect(ids).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

test('the footer’s links to features and prices lead to those parts of home', async ({ page }) => {
  await page.goto('/');
  for (const part of ['features', 'pricing']) {
    const link = page.getByRole('contentinfo').locator(`a[href="/#${part}"]`);
    await link.click();
    await expect(page).toHaveURL(`/#${part}`);
    await expect(page.locator(`#${part}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('the plans show their prices as paid yearly, and as paid monthly after the switch', async ({ page }) => {
  await page.goto('/');
  const expectPrice = async (shown: string, hidden: string) => {
    await expect(plan(page, 'Team')).toContainText(shown, { useInnerText: true });
    await expect(plan(page, 'Team')).not.toContainText(hidden, { useInnerText: true });
  };
  await expectPrice('$25', '$39');
  await page.locator('#pricing').getByRole('switch').click();
  await expectPrice('$39', '$25');
});

test('home shows the newest posts in the blog’s order, and a whole card leads to its article', async ({ page }) => {
  await page.goto('/');
  const posts = page.getByRole('region', { name: en('home.posts.title') }).getByRole('article');
  const shown = await posts.evaluateAll((all) => all.map((post) => post.querySelector('a')?.getAttribute('href') ?? ''));
  const days = await posts.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(shown.length).toBeGreaterThan(1);
  expect(days).toEqual([...days].sort().reverse());
  const blog = await (await page.request.get('/blogs')).text();
  const listed = new Set([...blog.matchAll(/href="(\/blog\/[\w-]+)"/g)].map(([, href]) => href));
  expect(shown).toEqual([...listed].slice(0, shown.length));
  // At its edge, where no word is.
  await posts.nth(1).click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(shown[1] ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week on the first screen is that of the trade that is chosen', async ({ page }) => {
    await page.goto('/');
    const week = page.getByRole('img', { name: en('pictures.weekCalendar.label') });
    const post = (trade: string) => en(`pictures.weekCalendar.trades.${trade}.posts.twitter`);
    for (const trade of TRADES) {
      await page.getByRole('radio', { name: en(`pictures.weekCalendar.trades.${trade}.name`), exact: true }).check();
      const seen = await seenWords(week);
      expect(TRADES.filter((each) => seen.includes(post(each)))).toEqual([trade]);
    }
  });

  test('the prices of both cycles and every answer can be read', async ({ page }) => {
    await page.goto('/');
    for (const price of ['$12', '$19', '$144']) await expect(plan(page, 'Pro')).toContainText(price, { useInnerText: true });
    const answers = await faq(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((question) => question.getAttribute('aria-controls')));
    expect(answers).toHaveLength(8);
    for (const answer of answers) await expect(page.locator(`[id="${answer}"]`)).toBeVisible();
  });
});
