import type { Page } from 'playwright/test';

/** What may be light in the dark theme: up to L* 30. More, on a large area, glares at night. */
const LIGHTEST = 30;

/**
 * No light area is larger than a card: a card of a list with its picture, or a plan's card. On a phone a card is as wide as the text.
 */
const CARDS = { wide: { width: 480, height: 420 }, phone: { width: 358, height: 420 } };

/** What is as wide as the window, or nearly, is no card but a band: it may be light while it is no higher than a line of buttons. */
const BAND = { ofWindow: 0.9, height: 64 };

/** A stop of a gradient that is no farther along than this is a line: of a sheet of paper, of a scale. px. */
const HAIRLINE_PX = 3;

/**
 * A picture keeps its colours, and what is drawn on paper is light. One that is larger than a card is dimmed, to at most this L* on average:
 * its paper no longer is the lightest thing on the page, and its colours still are what they were.
 */
const LIGHTEST_PICTURE = 77;

/** The areas of the page as it stands that are lighter and larger than that, and its pictures that are: a line for each. */
export const lightAreas = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ most, mostOfPicture, cards, band, hairline }) => {
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      const ground = getComputedStyle(document.body).backgroundColor;
      /** L* of red, green and blue. */
      const lightnessOf = (color: Uint8ClampedArray) => {
        const linear = [...color].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        const [red = 0, green = 0, blue = 0] = linear;
        const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
      };
      const lightness = (color: string) => {
        pen.fillStyle = ground;
        pen.fillRect(0, 0, 1, 1);
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        return lightnessOf(pen.getImageData(0, 0, 1, 1).data.subarray(0, 3));
      };
      /** How light a picture is on average as the style sheet shows it: dimmed, or with another one in its place. */
      const meanLightness = async (image: HTMLImageElement) => {
        const { content, filter } = getComputedStyle(image);
        const [, shown] = /^url\("(.*)"\)/.exec(content) ?? [];
        const picture = shown ? Object.assign(new Image(), { src: shown }) : image;
        picture.loading = 'eager';
        await picture.decode();
        const across = 32;
        const small = new OffscreenCanvas(across, across).getContext('2d', {
          willReadFrequently: true,
        }) as OffscreenCanvasRenderingContext2D;
        small.fillStyle = ground;
        small.fillRect(0, 0, across, across);
        small.filter = filter;
        small.drawImage(picture, 0, 0, across, across);
        const { data } = small.getImageData(0, 0, across, across);
        let sum = 0;
        for (let at = 0; at < data.length; at += 4) sum += lightnessOf(data.subarray(at, at + 3));
        return sum / across ** 2;
      };
      const card = innerWidth < 640 ? cards.phone : cards.wide;
      const isLarge = (width: number, height: number) =>
        width * height > card.width * card.height || (width > card.width && width >= innerWidth * band.ofWindow && height > band.height);
      /** The colours that the gradients of a ground have beside hairlines. */
      const stopsOf = (image: string) =>
        image.includes('gradient(')
          ? [...image.matchAll(/((?:rgba?|hsla?|oklch|oklab|lch|lab|color)\([^()]*\))(?:\s+([\d.]+)px)?/g)]
              .filter(([, , px]) => px === undefined || Number(px) > hairline)
              .map(([, color = '']) => color)
          : [];
      const found: string[] = [];
      for (const element of document.querySelectorAll('body, body *')) {
        const { width, height } = element.getBoundingClientRect();
        if (!isLarge(width, height) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (element instanceof HTMLImageElement) {
          const mean = Math.round(await meanLightness(element));
          if (mean > mostOfPicture)
            found.push(`${new URL(element.currentSrc).pathname}: L* ${mean} on average, ${Math.round(width)} × ${Math.round(height)}`);
        }
        const isDrawn = element instanceof SVGGeometryElement;
        for (const pseudo of isDrawn ? [null] : [null, '::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') continue;
          const colors = isDrawn ? [style.fill] : [style.backgroundColor, ...stopsOf(style.backgroundImage)];
          const painted = colors.filter((color) => color !== 'none' && color !== 'rgba(0, 0, 0, 0)');
          const light = Math.round(Math.max(0, ...painted.map(lightness)));
          if (light <= most) continue;
          // A pseudo-element has a size of its own where it is laid out as a box: a line in the margin is no area.
          const [wide, high] = pseudo ? [Number.parseFloat(style.width), Number.parseFloat(style.height)] : [width, height];
          if (!isLarge(wide, high)) continue;
          const size = `${Math.round(wide)} × ${Math.round(high)}`;
          found.push(`${element.localName}${pseudo ?? ''}.${element.getAttribute('class')}: L* ${light}, ${size}`);
        }
      }
      return found;
    },
    { most: LIGHTEST, mostOfPicture: LIGHTEST_PICTURE, cards: CARDS, band: BAND, hairline: HAIRLINE_PX },
  );
