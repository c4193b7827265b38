import type { Page } from 'playwright/test';

/** What may be light in the dark theme: up to L* 30. More, on a large area, glares at night. */
const LIGHTEST = 30;

/**
 * No light area is larger than a card: a card of a list with its picture, or a plan's card. On a phone a card is as wide as the text.
 * Areas and not widths count, so a band across the page may be light while it is no higher than a line of buttons.
 */
const CARD_AREA = { wide: 480 * 420, phone: 358 * 420 };

/** The areas of the page as it stands that are lighter and larger than that: a line for each. Drawings and pictures keep their own colours. */
export const lightAreas = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ most, cards }) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      const ground = getComputedStyle(document.body).backgroundColor;
      const lightness = (color: string) => {
        pen.fillStyle = ground;
        pen.fillRect(0, 0, 1, 1);
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const linear = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        const [red = 0, green = 0, blue = 0] = linear;
        const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
      };
      const card = innerWidth < 640 ? cards.phone : cards.wide;
      const found: string[] = [];
      for (const element of document.querySelectorAll('body, body *')) {
        const { width, height } = element.getBoundingClientRect();
        if (width * height <= card || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const isDrawn = element instanceof SVGGeometryElement;
        for (const pseudo of isDrawn ? [null] : [null, '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          const color = isDrawn ? style.fill : style.backgroundColor;
          if ((pseudo && style.content === 'none') || color === 'none' || color === 'rgba(0, 0, 0, 0)') continue;
          const light = Math.round(lightness(color));
          if (light <= most) continue;
          // A pseudo-element has a size of its own where it is laid out as a box: a line in the margin is no area.
          const [wide, high] = pseudo ? [Number.parseFloat(style.width), Number.parseFloat(style.height)] : [width, height];
          if (!(wide * high > card)) continue;
          const size = `${Math.round(wide)} × ${Math.round(high)}`;
          found.push(`${element.localName}${pseudo ?? ''}.${element.getAttribute('class')}: L* ${light}, ${size}`);
        }
      }
      return found;
    },
    { most: LIGHTEST, cards: CARD_AREA },
  );
