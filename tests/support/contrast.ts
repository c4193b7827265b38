import type { Page } from 'playwright/test';

/** The contrasts of pairs of colours, however a style sheet writes them (WCAG 2, "contrast ratio"): the browser itself turns them into red, green and blue. */
export const contrastsOf = (page: Page, pairs: readonly (readonly [string, string])[]): Promise<number[]> =>
  page.evaluate((all) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    const luminance = (color: string) => {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return all.map((pair) => {
      const [one = 0, other = 0] = pair.map(luminance);
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
  }, pairs);
