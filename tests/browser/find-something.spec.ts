import { expect, type Page } from 'playwright/test';
import { LOCALES, type Locale, localizedPath } from '../../lib/i18n/locales.ts';
import { test } from '../support/kept-page.ts';

const INDEX = '**/api/search/*';

/** The same search in both languages: written without its accents, and what it has to find and mark. */
const WORDS: Record<
  Locale,
  { query: string; marked: RegExp; inText: string; kind: string; entry: string; nothing: string; wholeList: string }
> = {
  en: {
    query: 'CAPTIONS',
    marked: /^captions$/i,
    inText: 'upholsterers',
    kind: 'Blog',
    entry: '/blog/captions-that-survive-the-scroll',
    nothing: 'Nothing found for “zzyzx”.',
    wholeList: 'Show the whole list',
  },
  es: {
    query: 'PLANIFICACION',
    marked: /^planificación$/i,
    inText: 'tapiceria',
    kind: 'Blog',
    entry: '/blog/plan-a-week-of-posts-in-an-afternoon',
    nothing: 'No hay nada para «zzyzx».',
    wholeList: 'Ver la lista completa',
  },
};

const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol > li')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
const wholeList = (page: Page) => page.locator('#blog');

for (const locale of LOCALES) {
  const words = WORDS[locale];
  const path = localizedPath('/all', locale);

  test.describe(path, () => {
    test('finds on first use, without accents or case, in titles and texts; the address keeps it', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/search/')) asked.push(new URL(request.url()).pathname);
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
      await expect(status(page)).toBeEmpty();
      await field(page).fill(words.query);
      await expect(results(page).first().locator('mark').first()).toHaveText(words.marked);
      expect(asked).toEqual([`/api/search/${locale}`]);
      const count = await results(page).count();
      await expect(status(page)).toContainText(String(count));
      await expect(wholeList(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`\\?q=${words.query}$`));

      await page.getByRole('radio', { name: words.kind }).check({ force: true });
      await expect(page).toHaveURL(new RegExp(`q=${words.query}&kind=blog$`));
      expect(await results(page).count()).toBeLessThan(count);
      // Whoever gets the address sees the same.
      const titles = await results(page).getByRole('heading').allTextContents();
      await page.reload();
      await expect(field(page)).toHaveValue(words.query);
      await expect(results(page).getByRole('heading')).toHaveText(titles);

      await results(page)
        .locator(`a[href="${localizedPath(words.entry, locale)}"]`)
        .click();
      await expect(page).toHaveURL(new RegExp(`${words.entry}$`));
      await page.goBack();
      await expect(results(page).getByRole('heading')).toHaveText(titles);
      // Back over the kind, and over the search.
      await page.goBack();
      await expect(results(page)).toHaveCount(count);
      await page.goBack();
      await expect(wholeList(page)).toBeVisible();
      await expect(field(page)).toHaveValue('');
    });

    test('finds by words of a text alone and says which; nothing is said to be nothing; Escape gives the list back', async ({ page }) => {
      await page.goto(path);
      await field(page).pressSequentially(words.inText);
      await expect(results(page)).toHaveCount(1);
      await expect(results(page).locator('mark').first()).toBeVisible();
      await field(page).press('Escape');
      await expect(wholeList(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
      await field(page).fill('zzyzx');
      await expect(status(page)).toHaveText(words.nothing);
      await page.getByRole('button', { name: words.wholeList }).click();
      await expect(wholeList(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  });
}

test('what is typed while the index is on its way is answered when it has come, and only the last of it', async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(INDEX, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/all');
  await field(page).pressSequentially('pricing');
  await expect(status(page)).toHaveText('Loading the search…');
  await expect(wholeList(page)).toBeVisible();
  await field(page).fill('accessible');
  send();
  await expect(results(page).first()).toContainText('Accessib');
  await expect(status(page)).toContainText('“accessible”');
});

test('an index that does not come is said, the list stays, and a second try finds', async ({ page }) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto('/all?q=calendar');
  await expect(status(page)).toContainText('couldn’t be loaded');
  await expect(wholeList(page)).toBeVisible();
  await page.unroute(INDEX);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first().locator('mark').first()).toHaveText('calendar');
});

test('the list can be narrowed to one kind without a search, and by keyboard alone', async ({ page }) => {
  await page.goto('/all?kind=compare');
  await expect(page.locator('#compare')).toBeVisible();
  // Whatever turns the page over, such as a picture of all of it, does not draw the ball's thread anew.
  const drawing = page.locator('.yarn > .thread-draw');
  await drawing.evaluate((line) => Promise.all(line.getAnimations().map((each) => each.finished)));
  await page.setViewportSize({ width: 320, height: 900 });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await drawing.evaluate((line) => line.getAnimations().length)).toBe(0);
  // The ball above the field: its thread comes in at half the height of the field or from above, and it covers neither words nor is it covered.
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const ball = page.locator('.yarn');
    if (width < 360) {
      await expect(ball).toBeHidden();
      continue;
    }
    const [drawing, input, round, words] = await Promise.all(
      [ball, field(page), ball.locator('circle'), page.locator('main h1 + p')].map((each) =>
        each.evaluate((element) => {
          if (element.tagName !== 'P') return element.getBoundingClientRect();
          // Lines of like length are narrower than their box.
          const lines = document.createRange();
          lines.selectNodeContents(element);
          return lines.getBoundingClientRect();
        }),
      ),
    );
    if (!(drawing && input && round && words)) throw new Error('something of the head is missing');
    if (width >= 1024) {
      expect(Math.abs(drawing.bottom - input.top - input.height / 2), `at ${width}`).toBeLessThan(3);
      expect(Math.abs(drawing.left - input.right), `at ${width}`).toBeLessThan(2);
    } else {
      expect(drawing.bottom, `at ${width}`).toBeGreaterThan(input.top);
      expect(input.top - round.bottom, `at ${width}`).toBeGreaterThan(4);
    }
    expect(words.right, `at ${width}`).toBeLessThan(round.left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  // The kinds are buttons below the word that says what they do, not contents with a place in them.
  await expect(page.getByText('Show', { exact: true })).toBeVisible();
  const chosen = page.locator('main label:has(input[type="radio"]:checked)');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(chosen).toHaveCSS('border-top-color', ink);
  await expect(page.locator('main label:has(input[type="radio"]:not(:checked))').first()).not.toHaveCSS('border-top-color', ink);
  await expect(wholeList(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Comparisons' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/\?kind=resource$/);
  await expect(page.locator('#resource')).toBeVisible();
  // Where the kind has nothing, the kinds that have say so.
  await page.goto('/all?q=upholsterers&kind=pages');
  await expect(results(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Blog (1)' }).press('Enter');
  await expect(page).toHaveURL(/q=upholsterers&kind=blog$/);
  await expect(results(page)).toHaveCount(1);
  await page.goto('/all?kind=resource');
  await field(page).focus();
  await page.keyboard.type('prices and plans pricing');
  await expect(page).toHaveURL(/q=prices/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    // The links are the same with scripts and without: each way is gone once.
    for (const [list, keyword, slug, count] of javaScriptEnabled
      ? ([
          ['/blogs', 'Planning', 'planning', 4],
          ['/es/compare', 'Equipos', 'equipos', 3],
        ] as const)
      : ([['/es/blogs', 'Planificación', 'planificacion', 4]] as const)) {
      test(`${list} leads to the entries of a keyword, and back to all of them`, async ({ page }) => {
        await page.goto(list);
        const ways = page.getByRole('main').getByRole('navigation').first();
        // Without those of another kind, which stand below them.
        const cards = page.getByRole('main').getByRole('article').and(page.locator(':not(.elsewhere *)'));
        const all = await cards.count();
        await ways.getByRole('link', { name: new RegExp(keyword, 'i') }).click();
        await expect(page).toHaveURL(new RegExp(`${list}/keyword/${slug}$`));
        await expect(cards).toHaveCount(count);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(keyword, 'i'));
        await expect(ways.locator('[aria-current=true]')).toHaveText(new RegExp(`^${keyword}$`, 'i'));
        // An entry names its keyword, and leads here again.
        await cards.first().locator('.card-link').click();
        await expect(page).not.toHaveURL(/\/keyword\//);
        // The list that was left stays in the document, out of sight, and has a way of that name, too.
        await page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${keyword}$`, 'i') })
          .filter({ visible: true })
          .click();
        await expect(page).toHaveURL(new RegExp(`/keyword/${slug}$`));
        await ways.getByRole('link').first().click();
        await expect(page).toHaveURL(new RegExp(`${list}$`));
        await expect(cards).toHaveCount(all);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of LOCALES) {
    test(`${localizedPath('/all', locale)} is the whole list with its contents, and promises no search`, async ({ page }) => {
      await page.goto(`${localizedPath('/all', locale)}?q=calendar`);
      await expect(field(page)).toBeHidden();
      await expect(page.getByRole('radio')).toHaveCount(0);
      // No thread leads into a field that is not there.
      await expect(page.locator('.yarn')).toBeHidden();
      expect(await page.getByRole('main').locator('a[href*="/blog/"]').count()).toBeGreaterThanOrEqual(10);
      // Not the page that one is on.
      await expect(page.getByRole('main').locator(`a[href="${localizedPath('/all', locale)}"]`)).toHaveCount(0);
      await page.locator('main a[href="#compare"]').last().click();
      await expect(page.locator('#compare')).toBeInViewport();
    });
  }
});
