import type { Page } from 'playwright/test';

/** The minimum contrast of normal text (WCAG 2.2, 1.4.3). */
const READABLE_CONTRAST = 4.5;

/**
 * The faults of the open page on paper, a line for each: the site's header and footer, controls that only work on a screen, texts too pale
 * for white paper (outside pictures), and a page without its address. The page stays unchanged.
 */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate((readable) => {
    const found: string[] = [];
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
    };
    // A question is a button on the screen and a heading on paper.
    for (const element of document.querySelectorAll('header[id], footer, button:not(:is(h2, h3) > *), input, select, textarea'))
      if (isSeen(element)) found.push(`of screens: ${element.outerHTML.slice(0, 80)}`);
    const address = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not printed
    if (address && !document.body.innerText.includes(new URL(address).host)) found.push(`does not name ${address}`);

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
      if (!element || text.textContent?.trim() === '' || element.closest('[role="img"], [aria-hidden="true"], script, style')) continue;
      if (!element.checkVisibility()) continue;
      const { color } = getComputedStyle(element);
      const light = colors.get(color) ?? luminance(color);
      colors.set(color, light);
      if (1.05 / (light + 0.05) < readable) found.push(`pale: ${text.textContent}`);
    }
    if (colors.size === 0) found.push('no text at all');
    return found;
  }, READABLE_CONTRAST);
  await page.emulateMedia({ media: null });
  return faults;
}
