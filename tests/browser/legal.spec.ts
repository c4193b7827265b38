import { expect, type Page } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { SITE } from '../../lib/site/identity.ts';
import { LAST_UPDATED, RETENTION } from '../../lib/site/legal.ts';
import { NOTICE_DELAY_MS } from '../../lib/visitor/consent.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/reading.ts';

const PAGES = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  accessibility: '/accessibility',
} as const;

const DOCUMENTS = Object.entries(PAGES) as [keyof typeof PAGES, string][];

// Each text is measured in one language on a wide window and in the other on a phone: they share one layout, and two of them are in each.
for (const [number, [namespace, page_]] of DOCUMENTS.entries()) {
  const [wide, narrow] = number % 2 === 0 ? (['en', 'es'] as const) : (['es', 'en'] as const);
  test(`${localizedPath(page_, wide)} has contents that lead to each of its sections`, async ({ page }) => {
    await page.goto(localizedPath(page_, wide));
    const contents = page.getByRole('navigation', { name: wide === 'en' ? 'On this page' : 'En esta página' });
    const links = await contents.getByRole('link').evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(links.length).toBeGreaterThan(4);
    for (const [href, title] of links) {
      const heading = page.locator(`h2${href}`);
      await expect(heading).toContainText(title ?? '');
      // A heading is a link to itself, so that a section can be passed on.
      await expect(heading.getByRole('link')).toHaveAttribute('href', href ?? '');
    }
    // Each point of the short version leads to the section that it sums up, by number and title.
    const points = await page
      .locator('section[aria-labelledby="summary"] li > a:last-child')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(points).toHaveLength(4);
    expect(links.map(([href, title], order) => [href, `${order + 1}. ${title}`])).toEqual(expect.arrayContaining(points));
    // Short points end at one line, so that their links stand on one, too, and near.
    const rows = await page
      .locator('section[aria-labelledby="summary"] li')
      .evaluateAll((all) =>
        all.map(({ firstElementChild: text, lastElementChild: link }) => [text, link].map((each) => each?.getBoundingClientRect().height)),
      );
    const tops = await page
      .locator('section[aria-labelledby="summary"] li > a')
      .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(rows.map(String)).size, 'points of one height').toBe(1);
    expect(new Set(tops).size, 'links on one line').toBe(1);
    // The line above them comes from the edge of the window and ends in a figure of the text's own, which stands on it.
    const figure = page.locator('main .dated > img');
    await expect(figure).toHaveAttribute('src', new RegExp(`\\.svg.*#view-${namespace}$`));
    await expect.poll(() => figure.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const [drawn, short] = await Promise.all([figure.boundingBox(), page.locator('main .in-short').boundingBox()]);
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeCloseTo(short?.y ?? 0, 0);
    expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeCloseTo((short?.x ?? 0) + (short?.width ?? 0), 0);
    // Text and margin begin where a point does.
    const columns = await page
      .locator('.in-short li:nth-child(2), .in-short li:nth-child(4), .numbered, .legal-margin')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(columns).toHaveLength(4);
    expect(columns.slice(2)).toEqual(columns.slice(0, 2));
    // In the order of the sections, each but once.
    const numbers = points.map(([, title]) => Number.parseInt(title ?? '', 10));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    // By keyboard: contents longer than the window move along while the page is scrolled to them, and a pointer then meets the link beside it.
    await hydrated(page);
    await contents.getByRole('link').last().press('Enter');
    await expect(page.locator(`h2${links.at(-1)?.[0]}`)).toBeInViewport();
    // Beside the end of the text, too, stand whom to ask and the other texts.
    const margin = page.getByRole('main').getByRole('complementary');
    await expect(margin.locator(`a[href="mailto:${SITE.mail.support}"]`)).toBeInViewport();
    await expect(margin.getByRole('navigation').getByRole('link')).toHaveCount(Object.keys(PAGES).length - 1);
    // Its numbers hang beside the text: a heading begins where its paragraphs do.
    const starts = await page
      .locator('main h2 > a.self-link')
      .first()
      .evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title.firstChild as Node);
        const text = title.closest('h2')?.nextElementSibling?.getBoundingClientRect().left ?? Number.NaN;
        return Math.abs(words.getBoundingClientRect().left - text);
      });
    expect(starts).toBeLessThan(2);
    // They are clear of the contents, which they pass, and end at one distance from the headings, of two digits or one.
    const [list, section] = await Promise.all([contents.boundingBox(), page.locator('main .numbered > h2').first().boundingBox()]);
    expect((section?.x ?? 0) - (list?.x ?? 0) - (list?.width ?? 0)).toBeGreaterThanOrEqual(36);
    const digits = await page
      .locator('main .numbered > h2')
      .last()
      .evaluate((heading) => [getComputedStyle(heading, '::before').textAlign, getComputedStyle(heading, '::before').paddingInlineEnd]);
    expect(digits[0]).toBe('end');
    expect(Number.parseFloat(digits[1] ?? '')).toBeGreaterThan(16);
    // A line holds some seventy letters, and a number stays on the line of what it counts.
    const prose = page.locator('main .numbered');
    expect((await prose.boundingBox())?.width).toBeLessThanOrEqual(600);
    expect(
      await prose.locator('> p').evaluateAll((all) => all.flatMap((each) => each.textContent.match(/\d (days|días|months|meses)/g) ?? [])),
    ).toEqual([]);
    // Where a title takes two lines, the second begins below the first, and not below the section's number.
    await page.setViewportSize({ width: 320, height: 700 });
    const edges = await page.locator('main h2 > a.self-link').evaluateAll((all) =>
      all.map((title) => {
        const words = document.createRange();
        words.selectNodeContents(title.firstChild as Node);
        const lefts = [...words.getClientRects()].map(({ left }) => left);
        return { lines: lefts.length, left: Math.min(...lefts), apart: Math.max(...lefts) - Math.min(...lefts) };
      }),
    );
    if (namespace === 'terms') expect(Math.max(...edges.map(({ lines }) => lines))).toBeGreaterThan(1);
    expect(Math.max(...edges.map(({ apart }) => apart))).toBeLessThan(2);
    // All begin on one edge, behind one digit and behind two.
    const begins = edges.map(({ left }) => left);
    expect(Math.max(...begins) - Math.min(...begins)).toBeLessThan(2);
    // Headings begin with their numbers, which begin where the text does and are as large as they.
    const text = await prose.locator('> p').first().boundingBox();
    const heading = prose.locator('> h2').first();
    expect((await heading.boundingBox())?.x).toBe(text?.x);
    expect((await heading.locator('a.self-link').boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + 10);
    expect(await heading.evaluate((each) => getComputedStyle(each, '::before').fontSize === getComputedStyle(each).fontSize)).toBe(true);
    // What is said of a name has the whole line.
    const widths = await page
      .locator('main .listing')
      .evaluateAll((lists) =>
        lists.flatMap((list) => [...list.querySelectorAll('td:nth-child(2)')].map((cell) => cell.clientWidth / list.clientWidth)),
      );
    expect(widths.length > 0).toBe(namespace !== 'terms');
    for (const width of widths) expect(width).toBeGreaterThan(0.95);
    // Where each cell has a line of its own, it begins where its name does, and how long something stays is said to be that.
    for (const row of await page.locator('main .stacked tbody tr').all()) {
      const lefts = await row.locator('> *').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(1);
      await expect(row.locator('> :last-child')).toHaveCSS('text-align', 'start');
    }
    if (namespace === 'privacy') await expect(page.locator('main .stacked td[data-head]').first()).toBeVisible();
    // A name and how long it stays share a line, and neither lies on the other.
    const over = await page.locator('main .listing tbody tr').evaluateAll((rows) =>
      rows
        .filter((row) => row.childElementCount > 2)
        .filter((row) => {
          const [name, span] = [row.firstElementChild, row.lastElementChild].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell as Element);
            return range.getBoundingClientRect();
          }) as [DOMRect, DOMRect];
          return name.right > span.left && name.bottom > span.top;
        })
        .map((row) => row.textContent),
    );
    expect(over).toEqual([]);
  });

  test(`${localizedPath(page_, narrow)} keeps its contents below the header of a phone, and says there which section is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localizedPath(page_, narrow));
    await hydrated(page);
    // The thread of its drawing, 3 units thick, is 2 px, as the line that it comes from is, and lies on whole pixels.
    const { width, height } = (await page.locator('main .dated > img').boundingBox()) ?? { width: 0, height: 0 };
    expect([width / 240, height / 162]).toEqual([2 / 3, 2 / 3]);
    // It ends in the envelope, and goes on to the other edge of the screen behind the other figures.
    const beyond = await page.locator('main .in-short').evaluate((each) => getComputedStyle(each, '::after').content);
    expect(beyond).toBe(namespace === 'privacy' ? 'none' : '""');
    const contents = page.locator('.contents-box');
    const summary = contents.locator('summary');
    const links = contents.locator('nav a');
    const folded = (await contents.boundingBox())?.height;
    const last = page.locator('main h2[id]').last();
    await last.evaluate((heading) => scrollTo({ top: heading.getBoundingClientRect().top + scrollY - 200, behavior: 'instant' }));
    const header = await page.locator('#site-header').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => Math.abs(((await contents.boundingBox())?.y ?? 0) - bottom)).toBeLessThanOrEqual(1);
    await expect(summary.locator('[data-section]')).toHaveText((await links.last().textContent()) ?? '?');
    // Its list lies over the text, moves nothing of it, and ends above the screen's end.
    const before = await last.boundingBox();
    // By the mouse itself: a click of Playwright's may scroll first.
    await page.mouse.click(195, bottom + 24);
    await expect(links.first()).toBeVisible();
    expect((await last.boundingBox())?.y).toBe(before?.y);
    expect((await contents.boundingBox())?.height).toBe(folded);
    const list = await contents.locator('nav').boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(844);
    // The address to write to stands in the text's end and in the page's, and not between them as well.
    const addresses = page.getByText(SITE.mail.support, { exact: true }).filter({ visible: true });
    const ends = await addresses.evaluateAll((all) => all.map((each) => each.closest('aside') !== null));
    expect(ends).not.toContain(true);
    // A choice folds it, and the section that was chosen begins below it.
    await links.nth(1).click();
    await expect(links.first()).toBeHidden();
    const chosen = page.locator('main .numbered > h2').nth(1);
    await expect(chosen).toBeInViewport();
    const band = await contents.boundingBox();
    expect((await chosen.boundingBox())?.y).toBeGreaterThan((band?.y ?? 0) + (band?.height ?? 0));
    await expect(summary.locator('[data-section]')).toHaveText((await links.nth(1).textContent()) ?? '?');
  });

  for (const locale of LOCALES) {
    const path = localizedPath(page_, locale);
    test(`${path} says when it was last updated, whom to write to, and everything in words`, async ({ read }) => {
      const page = await read(path);
      const main = page.getByRole('main');
      await expect(main.locator('time').first()).toHaveAttribute('datetime', LAST_UPDATED[namespace]);
      await expect(main.locator(`a[href="mailto:${SITE.mail.support}"]`).first()).toBeVisible();
      expect(await main.textContent()).not.toMatch(
        /\b(terms|privacy|cookies|accessibility|legal)\.(sections|summary|tables|names)|[{}<>]|undefined|NaN/,
      );
      const links = await main
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      for (const link of new Set(links)) expect((await page.request.get(link)).status(), link).toBe(200);
    });
  }
}

for (const locale of LOCALES) {
  test(`the privacy policy says early what is kept and for how long, as its sections do (${locale})`, async ({ read }) => {
    const page = await read(localizedPath('/privacy-policy', locale));
    const rows = page.getByRole('main').getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(5);
    // The figures of the sections below, from the same place.
    const { hostingLogDays, applicationMonths, messageMonths } = RETENTION;
    const spans = await rows.locator('td:last-child').allInnerTexts();
    for (const [row, span] of [
      [0, hostingLogDays],
      [3, applicationMonths],
      [4, messageMonths],
    ] as const)
      expect(spans[row]).toMatch(new RegExp(`\\b${span}\\s`));
    await expect(rows.nth(1).getByRole('link')).toHaveAttribute('href', localizedPath('/cookie-policy', locale));
  });
}

test.describe('the cookie policy', () => {
  test('has its seven sections in their order, and its date', async ({ read }) => {
    const page = await read('/cookie-policy');
    await expect(page).toHaveTitle(/^Cookie Policy/);
    const main = page.getByRole('main');
    const headings = await main.getByRole('heading', { level: 2 }).getByRole('link').allTextContents();
    expect(headings.map((heading) => heading.replace(/#$/, ''))).toEqual([
      'What are cookies',
      'Cookie consent',
      'Cookies we set',
      'Managing your cookie preferences',
      'Essential cookies',
      'Third party cookies',
      'More information',
    ]);
    // They have numbers, and what matters stands before them in four sentences.
    const third = main.getByRole('heading', { level: 2, name: 'Cookies we set' });
    expect(await third.evaluate((heading) => getComputedStyle(heading, '::before').content)).toContain('counter');
    await expect(main.getByRole('region', { name: 'In short' }).getByRole('listitem')).toHaveCount(4);
    await expect(main.getByText('Last updated November 24, 2026')).toBeVisible();
    await expect(main.getByText('First published November 27, 2024')).toBeVisible();
    await expect(main.getByRole('link', { name: 'privacy policy', exact: true })).toHaveAttribute('href', '/privacy-policy');
  });

  test('has its date in Spanish', async ({ read }) => {
    const page = await read('/es/cookie-policy');
    await expect(page.getByText('Última actualización: 24 de noviembre de 2026')).toBeVisible();
    await expect(page.getByText('Primera publicación: 27 de noviembre de 2024')).toBeVisible();
    // Where the browser writes the marks of a quotation, they are those of the texts.
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).quotes)).toMatch(/^"«" "»"/);
  });

  test('names every lifetime, from a session to two years', async ({ read }) => {
    const page = await read('/cookie-policy');
    await expect(
      page.getByText('Usual spans: the session (until you close the browser), 30 minutes, 3 months, 1 year, 2 years.'),
    ).toBeVisible();
    // No lifetime is given to a cookie that nobody has declared.
    await expect(page.getByRole('table')).toHaveCount(2);
  });

  test('lists exactly what a visit leaves in the browser, for as long as it says', async ({ page, context }) => {
    await page.goto('/?ref=partner-1', { referer: 'http://localhost/elsewhere' });
    await page.getByRole('button', { name: 'Understood' }).click({ timeout: NOTICE_DELAY_MS + 10_000 });
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await page.getByText('More display settings').click();
    await page.locator('label', { hasText: 'RTL' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('link', { name: /^ES,/ }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    const cookies = await context.cookies();
    const storage = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    await page.goto('/cookie-policy');
    expect((await listed(page, 0)).sort()).toEqual(cookies.map(({ name }) => name).sort());
    expect((await listed(page, 1)).sort()).toEqual(storage.sort());
    const yearFromNow = Date.now() / 1000 + 365 * 24 * 60 * 60;
    for (const { name, expires } of cookies) expect(Math.abs(expires - yearFromNow), name).toBeLessThan(600);
  });

  test('says nothing that a first visit without clicks contradicts', async ({ page, context }) => {
    await page.goto('/');
    await page.goto('/pricing');
    expect(await context.cookies()).toEqual([]);
  });
});

const listed = (page: Page, table: number) => page.getByRole('table').nth(table).locator('tbody th').allTextContents();
