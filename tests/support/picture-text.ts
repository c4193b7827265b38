import type { Page } from 'playwright/test';

/** Below this nobody reads on a phone: such a picture says too much, and is to be made simpler. In px as it is painted. */
const LEAST_PX = 9;

export type PictureText = {
  /** How many texts stand in pictures of the page. */
  measured: number;
  /** Each that is too small: its size, its words, and the name of its picture. */
  small: string[];
  /** The words of each that looks like a button, though nobody can press it. */
  buttons: string[];
};

/** Words of controls. A picture may say them only without a ground and without a border. */
const CONTROLS = ['Week', 'Month', 'Use', 'Semana', 'Mes', 'Usar'];

/** From here on a ground is coloured: its largest part of red, green and blue less its smallest, of 255. What marks a tab that is open has less. */
const COLORED = 75;

/** Measures the words that are painted inside pictures: drawings, canvases of the product pictures, and what stands for an image. */
export function textInPictures(page: Page): Promise<PictureText> {
  return page.evaluate(
    ({ leastPx, controls, colored }) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      const painted = (color: string) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data];
      };
      const highlight = String(painted(getComputedStyle(document.documentElement).getPropertyValue('--marigold')));
      /** Filled with a colour, and round at its ends: so our buttons look. Marigold marks what is highlighted, and no button. */
      const looksLikeButton = (element: Element) => {
        const { backgroundColor, borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
        const ground = painted(backgroundColor);
        const [red = 0, green = 0, blue = 0, alpha = 0] = ground;
        if (controls.includes(element.textContent.trim())) return alpha > 0 || Number.parseFloat(borderTopWidth) > 0;
        const isRound = Number.parseFloat(borderTopLeftRadius) >= element.getBoundingClientRect().height * 0.45;
        const isColored = alpha > 128 && Math.max(red, green, blue) - Math.min(red, green, blue) >= colored;
        return isRound && isColored && String(ground) !== highlight;
      };
      const buttons = new Set<string>();
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
          // Its words may stand in an element of their own inside of what is painted.
          for (
            let part: Element = element;
            part !== picture && part.textContent === element.textContent;
            part = part.parentElement as Element
          )
            if (!part.closest('a, button, label, svg') && looksLikeButton(part))
              buttons.add(`"${part.textContent.trim()}" in "${where.slice(0, 60)}"`);
          sizes.set(text, { px: Number.parseFloat(getComputedStyle(element).fontSize) * scale, where });
        }
      }
      const small = [...sizes].filter(([, { px }]) => px < leastPx);
      return {
        measured: sizes.size,
        small: small.map(([text, { px, where }]) => `${px.toFixed(1)} px: "${text.nodeValue?.trim()}" in "${where.slice(0, 60)}"`),
        buttons: [...buttons],
      };
    },
    { leastPx: LEAST_PX, controls: CONTROLS, colored: COLORED },
  );
}
