import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/painted-page.ts';

const PATHS = [...PAGE_PATHS, '/blog/plan-a-week-of-posts-in-an-afternoon', '/nowhere'];

/** What the drawings that stand in a page itself may weigh: a sixth more than the heaviest page has, which had 102,000. Bytes. */
const INLINE_BUDGET_BYTES = 48_000;
/** A path as long as this is not written twice into a page: an address of a symbol is shorter. */
const LONG_PATH = 150;

const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

for (const locale of LOCALES) {
  test(`the ${locale} pages refer only to drawings that are there and may be kept, and repeat none`, async ({ request }) => {
    const files = new Map<string, string>();
    for (const path of PATHS) {
      const address = localizedPath(path, locale);
      const html = withoutScripts(await (await request.get(address)).text());
      const uses = [...html.matchAll(/<use href="([^"#]+)#([^"]+)"/g)];
      // The footer of every page has some.
      expect(uses.length, address).toBeGreaterThanOrEqual(3);
      const views = [...html.matchAll(/<img src="([^"#]+\.svg[^"#]*)#([^"]+)"/g)];
      const references = [...uses.map((use) => [...use, 'symbol']), ...views.map((view) => [...view, 'view'])];
      for (const [, file = '', id = '', kind] of references) {
        if (!files.has(file)) {
          const answer = await request.get(file);
          expect(answer.status(), file).toBe(200);
          expect(answer.headers()).toMatchObject({
            'content-type': 'image/svg+xml',
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
          });
          files.set(file, await answer.text());
        }
        expect.soft(files.get(file), `${address} refers to ${file}#${id}`).toContain(`<${kind} id="${id}" `);
      }
      const inline = [...html.matchAll(/<svg[\s\S]*?<\/svg>/g)].map(([svg]) => svg).join('');
      expect.soft(Buffer.byteLength(inline), `${address}: bytes of drawings in the page`).toBeLessThan(INLINE_BUDGET_BYTES);
      const long = [...inline.matchAll(/\sd="([^"]+)"/g)].map(([, d = '']) => d).filter((d) => d.length >= LONG_PATH);
      expect.soft(long.length - new Set(long).size, `${address}: long paths that stand twice`).toBe(0);
    }
    // Still lifes and portraits, marks of networks, marks of providers, the figures of the legal texts, what lists say last, what pages about another tool do, and what is wound around the ball of yarn.
    expect(files.size).toBe(7);
    // A name that changes with the content is what lets a file be kept for ever.
    for (const file of files.keys()) expect(file).toMatch(/^\/_next\/static\/media\/[\w-]+\.[\w~-]{8,}\.svg(?:\?dpl=[\w-]+)?$/);
  });
}

/** The colour that the file of drawings has for the sky in a theme. */
async function skyIn(page: Page, theme: 'light' | 'dark'): Promise<string> {
  const file = await page.locator('img[src$="#view-dawn"]').first().getAttribute('src');
  const colors = [...(await (await page.request.get(file ?? '')).text()).matchAll(/--cut-night: ([^;]+);/g)].map(([, color = '']) => color);
  expect(colors).toHaveLength(2);
  return colors[theme === 'light' ? 0 : 1] ?? '';
}

/** A colour as red, green and blue, where the drawing stands that has it. */
const colorIn = (page: Page, selector: string, color: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const style = getComputedStyle(element);
      context.fillStyle = name === 'currentColor' ? style.color : name;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    }, color);

/** What is painted at a place of a drawing, given in parts of its width and height. */
async function paintedAt(page: Page, selector: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(await page.locator(selector).first().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const apart = (one: number[], other: number[]) => Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

for (const direction of ['ltr', 'rtl'] as const) {
  test(`drawings from a file have the colours of the theme and of the text, ${direction}`, async ({ page }) => {
    const seen: Record<string, number[][]> = {};
    const crusts: number[][] = [];
    for (const theme of ['light', 'dark'] as const) {
      await page.addInitScript(
        ([nextTheme, nextDirection]) => {
          localStorage.setItem('theme', nextTheme);
          localStorage.setItem('direction', nextDirection);
        },
        [theme, direction] as const,
      );
      await page.goto('/');
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      // A reference that leads nowhere, or that the policy refuses, has no extent.
      await expect
        .poll(() =>
          page
            .locator('use[href*=".svg#"]:visible')
            .evaluateAll((uses) =>
              uses.filter((use) => (use as SVGUseElement).getBBox().width === 0).map((use) => use.getAttribute('href')),
            ),
        )
        .toEqual([]);
      await expect
        .poll(() =>
          page
            .locator('img[src*=".svg#"]:visible')
            .evaluateAll((drawings) =>
              drawings.filter((drawing) => (drawing as HTMLImageElement).naturalWidth === 0).map((drawing) => drawing.getAttribute('src')),
            ),
        )
        .toEqual([]);
      const dawn = 'img[src$="#view-dawn"]:visible';
      const sky = await paintedAt(page, dawn, 0.5, 0.05);
      expect(apart(sky, await colorIn(page, dawn, await skyIn(page, theme))), `${theme}: the sky is ${sky}`).toBeLessThan(6);
      crusts.push(await paintedAt(page, 'img[src$="#view-loaf"]:visible', 0.5, 0.5));
      const mark = 'footer svg:has(> use[href$="#linkedin"])';
      const letter = await paintedAt(page, mark, 0.21, 0.6);
      expect(apart(letter, await colorIn(page, mark, 'currentColor')), `${theme}: the mark is ${letter}`).toBeLessThan(40);
      seen[theme] = [sky, letter];
    }
    expect(seen.light).not.toEqual(seen.dark);
    // A loaf stays a loaf: what is baked has its own colour, by day and by night.
    const [day = [], night = []] = crusts;
    expect(apart(day, night), `the crust is ${day} by day, and ${night} by night`).toBeLessThan(6);
    expect(apart(day.slice(0, 1), day.slice(2)), `the crust is ${day}`).toBeGreaterThan(60);
  });
}
