import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

/** The folder for the pictures of docs/editors.md: among the other results, unless GUIDE_PICTURES=docs/pictures replaces them. */
const FOLDER = process.env.GUIDE_PICTURES ?? join('test-results', 'pictures');

/** CSS pixels above and below the pictured part. */
const MARGIN = 16;

/** Takes a strip of a page, as wide as the window, for docs/editors.md, and returns the picture's size in pixels. */
export async function takePicture(
  page: Page,
  name: string,
  strip: { y: number; height: number },
): Promise<{ width: number; height: number }> {
  const y = Math.max(0, strip.y - MARGIN);
  const clip = { x: 0, y, width: page.viewportSize()?.width ?? 0, height: strip.y + strip.height + MARGIN - y };
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
  mkdirSync(FOLDER, { recursive: true });
  const { width: wide, height: high } = await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
  return { width: wide, height: high };
}

/**
 * Marks parts of a page with numbers, beside the beginning of each, as docs/editors.md counts them. The first element that matches a
 * selector gets the number; throws if none matches.
 */
export async function numberParts(page: Page, selectors: readonly string[]): Promise<void> {
  await page.evaluate((wanted) => {
    for (const [index, selector] of wanted.entries()) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`nothing on this page is ${selector}`);
      const { left, top } = element.getBoundingClientRect();
      const mark = document.createElement('span');
      mark.textContent = String(index + 1);
      mark.dataset.number = '';
      mark.style.cssText = `position: absolute; inset-inline-start: ${Math.max(4, left + scrollX - 40)}px; inset-block-start: ${top + scrollY}px;
        inline-size: 30px; block-size: 30px; border-radius: 50%; display: grid; place-items: center; z-index: 99;
        background: #1d1b18; color: #fff; font: 700 16px/1 sans-serif`;
      document.body.append(mark);
    }
  }, selectors);
}
