import { expect, type Page } from 'playwright/test';
import { test } from '../support/kept-page.ts';

/** A page of each kind, with a link to the next. */
const TOUR = [
  ...['/', '/pricing', '/ai-studio', '/affiliates', '/white-label', '/managed-service', '/compare', '/compare/buffer-alternative'],
  ...['/blogs', '/blog/plan-a-week-of-posts-in-an-afternoon'],
];

/** How each element of the open page looks, and what style sheets draw before and after it. Pages that were left stay in the document, hidden. */
const looks = (page: Page) =>
  page.locator('main:visible').evaluate((main) => {
    const properties = [
      ...['display', 'position', 'inset', 'z-index', 'width', 'height', 'margin', 'padding', 'gap', 'overflow', 'order', 'transform'],
      ...[
        'font',
        'letter-spacing',
        'color',
        'text-align',
        'text-decoration',
        'text-transform',
        'white-space',
        'background',
        'fill',
        'stroke',
      ],
      ...['border', 'border-radius', 'outline', 'box-shadow', 'opacity', 'visibility', 'translate', 'rotate', 'scale', 'clip-path'],
    ];
    const look = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return part && style.content === 'none' ? '' : properties.map((name) => style.getPropertyValue(name)).join(' ');
    };
    return [main, ...main.querySelectorAll('*')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const text = element.firstChild instanceof Text ? element.firstChild.data.slice(0, 40) : '';
        return `<${element.tagName}> ${text}: ${[undefined, '::before', '::after'].map((part) => look(element, part)).join(' | ')}`;
      });
  });

// Each page has style sheets of its own, and a visitor who moves inside the site keeps those of every page on the way, in the order of the way.
test('a page is complete and looks the same whether it is loaded, reached by a move inside the site, or returned to', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  const loaded = new Map<string, string[]>();
  for (const path of TOUR) {
    await page.goto(path);
    loaded.set(path, await looks(page));
  }
  await page.goto(TOUR[0] as string);
  // A document that is loaded again would forget it, and have the styles of one page alone.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  for (const path of TOUR.slice(1)) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).last().dispatchEvent('click');
    await expect(page).toHaveURL(path);
  }
  await page.getByRole('banner').locator('a[href="/"]').dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await expect.poll(() => looks(page)).toEqual(loaded.get('/'));
  // On the way back, each has the styles of all others beside its own. The router has forgotten most of them.
  for (const path of TOUR.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => looks(page), path).toEqual(loaded.get(path));
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  expect(problems).toEqual([]);
});
