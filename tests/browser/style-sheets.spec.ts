import { expect, type Page, test } from 'playwright/test';
import { ARTICLE } from '../../scripts/bench/page-budgets.ts';
import { hydrated } from '../support/hydrated.ts';

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
