import type { Page } from 'playwright/test';

/** Below this nobody reads on a phone: such a picture says too much, and is to be made simpler. In px as it is painted. */
const LEAST_PX = 9;

export type PictureText = {
  /** How many texts stand in pictures of the page. */
  measured: number;
  /** Each that is too small: its size, its words, and the name of its picture. */
  small: string[];
};

/** Measures the words that are painted inside pictures: drawings, canvases of the product pictures, and what stands for an image. */
export function textInPictures(page: Page): Promise<PictureText> {
  return page.evaluate((leastPx) => {
    const sizes = new Map<Node, { px: number; where: string }>();
    for (const picture of document.querySelectorAll('svg, .canvas, [role="img"]')) {
      const where = picture.closest('[aria-label]')?.getAttribute('aria-label') ?? picture.getAttribute('class') ?? picture.tagName;
      const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.nodeValue?.trim() || element.closest('title, desc, style, script') || !element.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (range.getBoundingClientRect().width === 0) continue;
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        sizes.set(text, { px: Number.parseFloat(getComputedStyle(element).fontSize) * scale, where });
      }
    }
    const small = [...sizes].filter(([, { px }]) => px < leastPx);
    return {
      measured: sizes.size,
      small: small.map(([text, { px, where }]) => `${px.toFixed(1)} px: "${text.nodeValue?.trim()}" in "${where.slice(0, 60)}"`),
    };
  }, LEAST_PX);
}
