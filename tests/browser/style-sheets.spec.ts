import { expect, type Page, test } from 'playwright/test';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { ARTICLE } from '../../scripts/bench/page-budgets.ts';
import { hydrated } from '../support/hydrated.ts';
import { type ServedPage, strayRules } from '../support/stray-rules.ts';

/** What utilities decide: how every element of the shown page looks, and what stands before and after it. */
const looks = (page: Page) =>
  page.locator('main:visible').evaluate((main) => {
    const properties = [
      ...['display', 'position', 'inset', 'z-index', 'width', 'height', 'margin', 'padding', 'gap', 'overflow', 'order'],
      ...['grid-template-columns', 'grid-column', 'grid-row', 'flex', 'flex-direction', 'align-items', 'justify-content', 'align-self'],
      ...['font', 'letter-spacing', 'color', 'text-align', 'text-decoration', 'text-wrap', 'white-space', 'background', 'fill', 'stroke'],
      ...['border', 'border-radius', 'outline', 'box-shadow', 'opacity', 'visibility', 'translate', 'rotate', 'scale', 'aspect-ratio'],
    ];
    const look = (element: Element, box?: string) => {
      const style = getComputedStyle(element, box);
      return box && style.content === 'none' ? '' : properties.map((name) => style.getPropertyValue(name)).join(' ');
    };
    return [main, ...main.querySelectorAll('*')].map(
      (element) =>
        `${element.tagName}.${element.getAttribute('class')} ${[undefined, '::before', '::after'].map((box) => look(element, box)).join(' | ')}`,
    );
  });

test('a page looks the same whether it is opened at once or reached over others, whose style sheets are there already', async ({
  page,
}) => {
  const direct = new Map<string, string[]>();
  for (const path of ['/compare', ARTICLE, '/pricing', '/']) {
    await page.goto(path);
    await hydrated(page);
    direct.set(path, await looks(page));
  }
  // A document that is loaded again would forget it, and have the sheets of one page alone.
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const banner = page.getByRole('banner');
  const ways: [string, () => Promise<void>][] = [
    ['/pricing', () => banner.getByRole('link', { name: 'Pricing', exact: true }).click()],
    ['/blogs', () => banner.getByRole('link', { name: 'Blog', exact: true }).click()],
    [ARTICLE, () => page.locator(`main:visible a[href="${ARTICLE}"]`).first().click()],
    ['/compare', () => page.getByRole('contentinfo').locator('a[href="/compare"]').click()],
    ['/', () => banner.getByRole('link', { name: /^Feedloom/ }).click()],
  ];
  for (const [path, go] of ways) {
    await go();
    await expect(page).toHaveURL(path);
    const expected = direct.get(path);
    if (expected) await expect.poll(() => looks(page), path).toEqual(expected);
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('no page’s own style sheet has a rule that would change another page, which keeps it when it is reached without a load', async ({
  page,
  request,
}) => {
  // It finds what it is meant to find: by a class, in a state, within a condition; and not what the page has itself.
  const own = '@layer components{.a{color:red}}';
  const other = `${own}.b:hover,.c{color:red}@media print{[data-theme=dark] .b::before{color:red}}`;
  const known = { '/': { html: '<html><p class="a"><p class="b">', sheets: ['own'] } };
  expect(await strayRules(page, known, { own, other })).toHaveLength(2);

  const entries = [ARTICLE, '/resource/a-week-on-paper', '/compare/spreadsheet-or-scheduler', '/blogs/keyword/planning', '/nowhere'];
  const pages: Record<string, ServedPage> = {};
  const sheets: Record<string, string> = {};
  for (const path of [...PAGE_PATHS, ...entries]) {
    const html = await (await request.get(path)).text();
    const own = [...html.matchAll(/<link rel="stylesheet" href="([^"?]+)/g)].map(([, address]) => address as string);
    expect(own.length, `style sheets of ${path}`).toBeGreaterThan(1);
    for (const address of own) sheets[address] ??= await (await request.get(address)).text();
    pages[path] = { html, sheets: own };
  }
  expect(await strayRules(page, pages, sheets)).toEqual([]);
});
