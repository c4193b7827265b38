import { expect, type Page } from 'playwright/test';
import { LOCALES, type Locale, localizedPath } from '../../lib/i18n/locales.ts';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const INDEX = '**/api/search/*';

/** The same search in both languages, without accents: its marked word, one of its results, and a word of a single text. */
const SEARCHES: Record<Locale, { query: string; marked: RegExp; entry: string; inText: string }> = {
  en: { query: 'CAPTIONS', marked: /^captions?$/i, entry: '/blog/captions-that-survive-the-scroll', inText: 'upholsterers' },
  es: { query: 'PLANIFICACION', marked: /^planificación$/i, entry: '/es/blog/plan-a-week-of-posts-in-an-afternoon', inText: 'tapiceria' },
};

const en = words('en');
const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => main(page).getByRole('status');
const kind = (page: Page, group: string) => page.getByRole('radio', { name: en(`all.groups.${group}`) });
const results = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }), hasNot: page.getByRole('article') });
const marks = (page: Page) => results(page).first().locator('mark');
const wholeList = (page: Page) => page.locator('#blog');

for (const locale of LOCALES) {
  const { query, marked, entry, inText } = SEARCHES[locale];

  test(`a search finds and marks titles without accents or case, and words of a text (${locale})`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(localizedPath('/all', locale));
    expect(asked, 'before its first use').toEqual([]);
    await field(page).fill(query);
    await expect(marks(page).first()).toHaveText(marked);
    expect(asked).toEqual([`/api/search/${locale}`]);
    await expect(results(page).locator(`a[href="${entry}"]`)).toBeVisible();
    await expect(status(page)).toContainText(String(await results(page).count()));
    await expect(wholeList(page)).toBeHidden();
    await field(page).fill(inText);
    await expect(results(page)).toHaveCount(1);
  });
}

test('the address keeps the search and its kind, and the way back undoes one step at a time', async ({ page }) => {
  await page.goto('/all');
  await field(page).fill('captions');
  await expect(page).toHaveURL('/all?q=captions');
  await expect(marks(page).first()).toBeVisible();
  const count = await results(page).count();
  await kind(page, 'blog').check({ force: true });
  await expect(page).toHaveURL('/all?q=captions&kind=blog');
  await expect.poll(() => results(page).count()).toBeLessThan(count);
  const titles = await results(page).getByRole('heading').allTextContents();
  await page.reload();
  await expect(field(page)).toHaveValue('captions');
  await expect(results(page).getByRole('heading')).toHaveText(titles);
  await results(page).locator(`a[href="${SEARCHES.en.entry}"]`).click();
  await expect(page).toHaveURL(SEARCHES.en.entry);
  await page.goBack();
  await expect(results(page).getByRole('heading')).toHaveText(titles);
  await page.goBack();
  await expect(results(page)).toHaveCount(count);
  await page.goBack();
  await expect(wholeList(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('a search without results reports that, and a button and Escape show the whole list again', async ({ page }) => {
  await page.goto('/all?q=zzyzx');
  await expect(status(page)).toHaveText(en('all.search.nothing', { query: 'zzyzx' }));
  await page.getByRole('button', { name: en('all.search.showAll') }).click();
  await expect(wholeList(page)).toBeVisible();
  await expect(page).toHaveURL('/all');
  await field(page).fill('captions');
  await expect(wholeList(page)).toBeHidden();
  await field(page).press('Escape');
  await expect(wholeList(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('the keyboard narrows the list to one kind without a search', async ({ page }) => {
  await page.goto('/all?kind=compare');
  await expect(page.locator('#compare')).toBeVisible();
  await kind(page, 'compare').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL('/all?kind=resource');
  await expect(page.locator('#resource')).toBeVisible();
  await expect(page.locator('#compare')).toBeHidden();
});

test('a search without its index reports that, keeps the list, and finds at the second try', async ({ page }) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto('/all?q=calendar');
  await expect(status(page)).toHaveText(en('all.search.failed'));
  await expect(wholeList(page)).toBeVisible();
  await page.unroute(INDEX);
  await page.getByRole('button', { name: en('all.search.retry') }).click();
  await expect(marks(page).first()).toHaveText('calendar');
});

withoutScripts('without scripts a list leads to the entries of a keyword, and these back to the list', async ({ page }) => {
  const ofKeyword = '/es/blogs/keyword/planificacion';
  const keyword = main(page)
    .getByRole('link', { name: /^Planificación/i })
    .first();
  await page.goto('/es/blogs');
  await keyword.click();
  await expect(page).toHaveURL(ofKeyword);
  await main(page).getByRole('article').getByRole('link').first().click();
  await keyword.click();
  await expect(page).toHaveURL(ofKeyword);
  await main(page).locator('nav a[href="/es/blogs"]').click();
  await expect(page).toHaveURL('/es/blogs');
});

withoutScripts('without scripts /all shows the whole list with its contents and no search', async ({ page }) => {
  await page.goto('/all?q=calendar');
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(main(page).locator('a[href^="/blog/"]').last()).toBeVisible();
  const contents = main(page).getByRole('navigation', { name: en('shell.sections.contents') });
  await contents.getByRole('link', { name: en('all.groups.compare') }).click();
  await expect(page.locator('#compare')).toBeInViewport();
});
