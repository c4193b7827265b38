import { expect } from 'playwright/test';
import { test, withoutScripts } from '../support/kept-page.ts';
import { seenWords } from '../support/seen-words.ts';
import { words } from '../support/words.ts';

const TRADES = ['bread', 'law', 'cinema', 'flowers'];

const en = words('en');

test('home shows the newest posts in the order of the blog, and a whole card leads to its article', async ({ page }) => {
  await page.goto('/');
  const posts = page.getByRole('region', { name: en('home.posts.title') }).getByRole('article');
  const shown = await posts.evaluateAll((all) => all.map((post) => post.querySelector('a')?.getAttribute('href') ?? ''));
  const blog = await (await page.request.get('/blogs')).text();
  const listed = new Set([...blog.matchAll(/href="(\/blog\/[\w-]+)"/g)].map(([, href]) => href));
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual([...listed].slice(0, shown.length));
  // At its edge, where no word is.
  await posts.nth(1).click({ position: { x: 10, y: 10 } });
  await expect(page).toHaveURL(shown[1] ?? '');
});

test('the footer leads to the features and prices of home', async ({ page }) => {
  await page.goto('/');
  for (const part of ['features', 'pricing']) {
    await page.getByRole('contentinfo').locator(`a[href="/#${part}"]`).click();
    await expect(page.locator(`#${part}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

withoutScripts('without scripts the choice of a trade changes the week on the first screen', async ({ page }) => {
  await page.goto('/');
  const week = page.getByRole('img', { name: en('pictures.weekCalendar.label') });
  const post = (trade: string) => en(`pictures.weekCalendar.trades.${trade}.posts.twitter`);
  for (const trade of TRADES) {
    await page.getByRole('radio', { name: en(`pictures.weekCalendar.trades.${trade}.name`), exact: true }).check();
    const seen = await seenWords(week);
    expect(TRADES.filter((each) => seen.includes(post(each)))).toEqual([trade]);
  }
});

withoutScripts('without scripts the choice of an agency changes the address in the white-label window', async ({ page }) => {
  await page.goto('/white-label');
  const window = page.getByRole('img', { name: en('pictures.whiteLabelWindow.label') });
  const addresses = { Marea: 'posts.marea.example', Fernwood: 'app.fernwood.example', 'Casa Lumbre': 'casalumbre.example' };
  for (const [agency, address] of Object.entries(addresses)) {
    await page.getByRole('radio', { name: agency }).check();
    const seen = await seenWords(window);
    expect(Object.values(addresses).filter((each) => seen.includes(each))).toEqual([address]);
  }
});
