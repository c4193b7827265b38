import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { CONSENT_COOKIE } from '../../lib/visitor/consent.ts';

type View = { path: string; width: number; theme: 'light' | 'dark'; direction: 'ltr' | 'rtl' };

const ARTICLES = [
  '/blog/plan-a-week-of-posts-in-an-afternoon',
  '/resource/accessible-social-posts-handbook',
  '/compare/spreadsheet-or-scheduler',
];
const SAMPLE = ['/', '/pricing', '/blogs', '/blog/plan-a-week-of-posts-in-an-afternoon'];
const PHONE = 390;
const DESKTOP = 1440;

const view = (path: string, width: number, { theme = 'light', direction = 'ltr' }: Partial<View> = {}): View => ({
  ...{ path, width, theme, direction },
});

/** Every route on a phone and on a desktop, and a sample of them in the other theme, language, direction and on a tablet. */
export const VIEWS: readonly View[] = [
  ...[...PAGE_PATHS, ...ARTICLES, '/blogs/keyword/planning', '/nowhere'].flatMap((path) =>
    [PHONE, DESKTOP].map((width) => view(path, width)),
  ),
  ...SAMPLE.flatMap((path) => [
    ...[PHONE, DESKTOP].map((width) => view(path, width, { theme: 'dark' })),
    ...[PHONE, DESKTOP].map((width) => view(localizedPath(path, 'es'), width)),
    view(path, DESKTOP, { direction: 'rtl' }),
    view(path, 768),
  ]),
];

/** `/pricing, 390 px, dark`. */
export const nameOf = ({ path, width, theme, direction }: View): string =>
  [path, `${width} px`, ...(theme === 'dark' ? ['dark'] : []), ...(direction === 'rtl' ? ['right to left'] : [])].join(', ');

/** Takes a picture of the whole page after all movement. Returns a PNG. */
export async function takePicture(browser: Browser, origin: string, { path, width, theme, direction }: View): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  try {
    // The notice appears while a slow page is still being taken.
    await context.addCookies([{ name: CONSENT_COOKIE, value: '1', url: origin }]);
    await context.addInitScript(([theme, direction]) => Object.assign(localStorage, { theme, direction }), [theme, direction] as const);
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    await settled(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Loads all pictures, and waits for fonts and scripts. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const decoded = (image: HTMLImageElement) => image.decode().catch(() => undefined);
    const pictures = [...document.images].map((image) => {
      image.loading = 'eager';
      // A style sheet may replace a picture, in the dark theme or in another language.
      const [, instead] = /^url\("(.+)"\)/.exec(getComputedStyle(image).content) ?? [];
      return decoded(instead ? Object.assign(new Image(), { src: instead }) : image);
    });
    await Promise.all([document.fonts.ready, ...pictures]);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Compares two pictures (PNG) of one width: the share of different pixels (0 to 1), and a picture that marks them. */
export async function compare(before: Buffer, now: Buffer): Promise<{ share: number; marked: Buffer }> {
  const { width = 0 } = await sharp(before).metadata();
  const heights = await Promise.all([before, now].map(async (picture) => (await sharp(picture).metadata()).height ?? 0));
  const height = Math.max(...heights);
  const rawOf = (picture: Buffer, index: number) =>
    // White fills the bottom of the shorter one.
    sharp(picture)
      .extend({ bottom: height - (heights[index] as number), background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([before, now].map(rawOf));
  const marked = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(one as Buffer, other as Buffer, marked, width, height);
  return {
    share: pixels / (width * height),
    marked: await sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}
