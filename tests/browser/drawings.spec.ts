import { expect } from 'playwright/test';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { test } from '../support/kept-page.ts';

const PATHS = [...PAGE_PATHS, '/blog/plan-a-week-of-posts-in-an-afternoon', '/compare/spreadsheet-or-scheduler', '/nowhere'];

/** A line that draws itself is whole before somebody has read the title beside it. ms. */
const DRAWN_WITHIN_MS = 900;

test('every drawing that the HTML of a page refers to is there, and may be kept for ever', async ({ request }) => {
  const files = new Map<string, string>();
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    const references = [...html.matchAll(/<(?:use href|img src)="([^"#]+\.svg[^"#]*)#([^"]+)"/g)];
    // The footer of every page has some.
    expect(references.length, path).toBeGreaterThan(0);
    for (const [, file = '', id] of references) {
      if (!files.has(file)) {
        const answer = await request.get(file);
        expect(answer.status(), file).toBe(200);
        expect(answer.headers()).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' });
        files.set(file, await answer.text());
      }
      expect.soft(files.get(file), `${path} refers to ${file}#${id}`).toContain(` id="${id}"`);
    }
  }
});

test(`a line that draws itself is whole within ${DRAWN_WITHIN_MS} ms, and at once where less motion is wanted`, async ({ page }) => {
  await page.addInitScript(() => {
    const lines = { begun: 0, took: [] as number[] };
    Object.assign(window, { lines });
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof SVGElement) lines.begun += 1;
    });
    document.addEventListener('animationend', ({ target, elapsedTime }) => {
      if (target instanceof SVGElement) lines.took.push((Number.parseFloat(getComputedStyle(target).animationDelay) + elapsedTime) * 1000);
    });
  });
  /** The lines that have begun to draw themselves on this page, and how long those took that are whole. ms. */
  const lines = () =>
    page.evaluate(async () => {
      // What the style sheet moves has begun two frames later.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return (window as unknown as { lines: { begun: number; took: number[] } }).lines;
    });
  for (const path of ['/', '/faq']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await expect.poll(async () => (await lines()).begun, path).toBeGreaterThan(0);
    await expect.poll(async () => (await lines()).took.length - (await lines()).begun, path).toBe(0);
    expect(Math.max(...(await lines()).took), path).toBeLessThan(DRAWN_WITHIN_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await lines(), path).toEqual({ begun: 0, took: [] });
  }
});
