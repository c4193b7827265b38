import type { Page } from 'playwright/test';

/**
 * What of the open page would be wrong on paper, a line for each: parts and controls that only work on a screen, texts that are too pale for
 * white paper (under 4.5:1, outside pictures), and a page that does not say where it comes from. The page is left as it was.
 */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    };
    const ofScreens =
      '#site-header, footer, [aria-labelledby="related_entries"], [aria-labelledby="next_to_read"], button:not(.question), input, select, textarea, .btn';
    for (const element of document.querySelectorAll(ofScreens))
      if (isSeen(element)) found.push(`of screens: ${element.outerHTML.slice(0, 80)}`);
    const colophon = document.querySelector('.colophon');
    if (!colophon || !isSeen(colophon)) found.push('does not say where it comes from');

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    const luminance = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const colors = new Map<string, number>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || text.textContent?.trim() === '' || element.closest('.canvas, script, style') || !element.checkVisibility()) continue;
      const { color } = getComputedStyle(element);
      const light = colors.get(color) ?? luminance(color);
      colors.set(color, light);
      if (1.05 / (light + 0.05) < 4.5) found.push(`pale: ${text.textContent}`);
    }
    if (colors.size === 0) found.push('no text at all');
    return found;
  });
  await page.emulateMedia({ media: null });
  return faults;
}
