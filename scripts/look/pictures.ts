import type { Browser, Page } from 'playwright';
import { localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { CONSENT_COOKIE } from '../../lib/visitor/consent.ts';

/** A page with one set of display options. */
export type View = { path: string; width: number; theme: 'light' | 'dark'; direction: 'ltr' | 'rtl' };

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

/** Only `npm run dev` shows it. */
export const STYLEGUIDE: readonly View[] = [PHONE, DESKTOP].map((width) => view('/styleguide', width));

/** `/pricing, 390 px, dark`. */
export const nameOf = ({ path, width, theme, direction }: View): string =>
  [path, `${width} px`, ...(theme === 'dark' ? ['dark'] : []), ...(direction === 'rtl' ? ['right to left'] : [])].join(', ');

/** Maximum time of `npm run dev` for a page that it has not compiled yet. */
const COMPILE_MS = 180_000;

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
    await page.goto(origin + path, { waitUntil: 'load', timeout: COMPILE_MS });
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
    // Next's own development indicator.
    for (const sign of document.querySelectorAll('nextjs-portal')) sign.remove();
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
