import { expect, type Page } from 'playwright/test';
import { WORTH_A_LINE } from '../../components/ui/last-words.ts';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { faultsInBothThemes, faultsOfLayout } from '../support/axe.ts';
import { complaintsOf } from '../support/complaints.ts';
import { fontsAfterFirstPaint, fontsBeforeStyles, PRELOADED_FONTS } from '../support/fonts.ts';
import { htmlFaults } from '../support/html.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/kept-page.ts';
import { lightAreas } from '../support/light-areas.ts';
import { paperFaults } from '../support/on-paper.ts';
import { operateAll } from '../support/operate-all.ts';
import { textInPictures } from '../support/picture-text.ts';

/** Of this page the sheet alone is printed, and print.spec.ts looks at that. */
const SHEET = '/resource/a-week-on-paper';

/** Every route, and a page of each kind that is not in the list of routes. */
const PATHS = [
  ...PAGE_PATHS,
  '/blog/plan-a-week-of-posts-in-an-afternoon',
  '/resource/accessible-social-posts-handbook',
  SHEET,
  '/compare/spreadsheet-or-scheduler',
  '/blogs/keyword/planning',
  '/nowhere',
];
/** Pages with words in their pictures. */
const WITH_WORDS: readonly string[] = [
  '/',
  '/pricing',
  '/ai-studio',
  '/compare/later-alternative',
  '/compare/buffer-alternative',
  '/compare/hootsuite-alternative',
  '/affiliates',
  '/white-label',
  '/managed-service',
];
/** Pages with a panel of the second voice, and its one ground in the dark theme. */
const WITH_TEAL: readonly string[] = ['/', '/managed-service'];
const TEAL_AT_NIGHT = 'oklch(0.36 0.058 195)';
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
type Size = keyof typeof SIZES;

/** What an empty page of this stack was measured to load, and what the site may add to it. Bytes as they travel, compressed. */
const SCRIPT_FLOOR_BYTES = 135 * 1024;
const SCRIPT_BUDGET_BYTES = 25 * 1024;

/** Notes the scripts of the page that is open, with their bytes as they travelled: now, or when they came into the browser's cache. */
async function noteScripts(page: Page, scripts: Map<string, number>): Promise<void> {
  const found = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  );
  for (const [address, bytes] of found) scripts.set(address, bytes);
}

/** Thirteen screens of a phone: beyond that nobody reads the home page to its end. */
const LONGEST_HOME_PX = 11_000;

/** On a phone, on every page: from one to the next, nothing jumps. */
const ROOM_AT_TOP_PX = 16;
/** Where the page begins with a band of another colour, the words need room within it, or they look cut. */
const ROOM_IN_BAND_PX = 40;
const BEGINS_WITH_BAND = '/compare/hootsuite-alternative';

/** Nothing moves. What is less than this no eye sees: it is a rounding of the browser. */
const NO_SHIFT = 0.001;

/**
 * What may move where the fonts come after the first paint, and a line of a heading then breaks elsewhere: half of what the Core Web
 * Vitals call good (https://web.dev/articles/cls). 0.037 was seen.
 */
const LATE_FONT_SHIFT = 0.05;

type Shift = { value: number; moved: string[] };
type NotingWindow = Window & { shifts?: Shift[] };

/** Has every following load note what shifts of its layout, and how much. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    (window as NotingWindow).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput)
          shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) || (node?.nodeName ?? '')) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How far the page can be pushed sideways, in px. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** From the header to what the page begins with, in px: what lies in its column first, not what is laid over it. */
const roomAtTop = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header') as HTMLElement;
    const inFlow = (element: Element) => !['absolute', 'fixed'].includes(getComputedStyle(element).position) && element.clientHeight > 0;
    let first = document.querySelector('main') as Element;
    for (let next: Element | undefined = first; next; next = [...next.children].find(inFlow)) {
      first = next;
      // A line of its own, with words or a picture: letters stand in their line as their font says.
      if (first.matches('h1, p, ol, a, img, svg, [role="img"]')) break;
    }
    return Math.round(first.getBoundingClientRect().top - header.getBoundingClientRect().bottom);
  });

/**
 * The headings and paragraphs of the page that end, or may end, with one short word on a line: the browser takes care of most, and
 * where it breaks lines only where they are full, the text itself holds its last words together (last-words.ts).
 */
const looseLines = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4, p)').evaluateAll((all, enough) => {
    const lastLine = (text: Element) => {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const words: { letters: string; foot: number }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        // What is held together by a space that does not break is one word.
        for (const { 0: letters, index } of node.data.matchAll(/[^ \n]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + letters.length);
          words.push({ letters, foot: [...range.getClientRects()].at(-1)?.bottom ?? 0 });
        }
      }
      const lowest = Math.max(...words.map(({ foot }) => foot));
      const last = words.filter(({ foot }) => foot > lowest - 10);
      return last.length < words.length ? last.map(({ letters }) => letters).join(' ') : null;
    };
    return all
      .filter((each) => !['balance', 'pretty'].includes(getComputedStyle(each).getPropertyValue('text-wrap-style')))
      .filter((each) => each.localName !== 'p' || (lastLine(each)?.length ?? enough) < enough)
      .map((each) => `${each.outerHTML.slice(0, 80)} … ${lastLine(each)}`);
  }, WORTH_A_LINE);

/** The texts without a picture that stand in rows to push. By the browser's own selector: Playwright's takes a quarter of a second for it. */
const textsToPush = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .swipe > *:not(:has(svg, img, [role="img"]))')]
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text !== ''),
  );

/** The rows to push that show no sign of what lies beside the screen: a dot for each of their cards, which the browser makes. */
const rowsWithoutDots = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(.swipe, .posts-row)')]
      .filter((row) => !getComputedStyle(row).getPropertyValue('scroll-marker-group').startsWith('after'))
      .map(({ textContent }) => textContent.trim().slice(0, 80)),
  );

/** The ground of each panel of the second voice. */
const tealGrounds = (page: Page) =>
  page.locator('[data-tone="teal"]').evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel).backgroundColor));

/** What has moved on the page until now. */
async function shiftOf(page: Page): Promise<{ shift: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => (window as NotingWindow).shifts ?? []);
  return { shift: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** Checks what has to hold at a size as the page was loaded at it: nothing moved, axe finds nothing in either theme, and nothing glares in the dark one. */
async function checkLoadedAt(page: Page, size: Size): Promise<void> {
  // The browser may have its fonts a frame later than they are there, about once in five hundred loads. What the page itself moves, it moves again.
  if ((await shiftOf(page)).shift >= NO_SHIFT) {
    await page.reload();
    await hydrated(page);
  }
  expect.soft(await faultsInBothThemes(page), size).toEqual({ light: [], dark: [] });
  // On the page as that left it.
  await expect.soft(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect.soft(await lightAreas(page), `light areas in the dark theme, ${size}`).toEqual([]);
  const { shift, shifts } = await shiftOf(page);
  expect.soft(shift, `layout shift, ${size}: ${JSON.stringify(shifts)}`).toBeLessThan(NO_SHIFT);
}

/**
 * Of a page that was loaded at the other size: what the length of this language's words can spoil there, and what glares in the dark theme, which the
 * check of that size left. All else that axe knows, colours among it, is seen at this size in the other language, in both themes.
 */
async function checkBroughtTo(page: Page, size: Size): Promise<void> {
  // A row that can be pushed now can be reached by keyboard once the page has seen that it can (components/motion/swipe.ts).
  await expect
    .configure({ soft: true })
    .poll(() => faultsOfLayout(page), { message: size })
    .toEqual([]);
  expect.soft(await lightAreas(page), `light areas in the dark theme, ${size}`).toEqual([]);
}

/** What else has to hold on a wide window, and on paper. The window is smaller afterwards. */
async function checkWide(page: Page, path: string): Promise<void> {
  expect.soft(await looseLines(page), 'headings and texts that end with a short word alone').toEqual([]);
  const teal = await tealGrounds(page);
  expect
    .soft(
      teal.filter((ground) => ground !== TEAL_AT_NIGHT),
      'panels of the second voice',
    )
    .toEqual([]);
  if (WITH_TEAL.includes(path)) expect.soft(teal.length, 'panels of the second voice').toBeGreaterThan(0);
  // Breakpoints and sizes are in rem: a window of 1280 px with text at 200% is laid out as one of 640 px.
  await page.setViewportSize({ width: 640, height: 450 });
  expect.soft(await sideways(page), '200% text').toBe(0);
  // In the dark theme, which somebody may have chosen who prints it.
  if (path !== SHEET) expect.soft(await paperFaults(page), 'on paper').toEqual([]);
}

/** What else has to hold on a phone. The window is the smallest one afterwards. */
async function checkNarrow(page: Page, path: string): Promise<void> {
  expect
    .soft(await roomAtTop(page), 'from the header to what the page begins with')
    .toBe(path === BEGINS_WITH_BAND ? ROOM_IN_BAND_PX : ROOM_AT_TOP_PX);
  const { measured, small, buttons } = await textInPictures(page);
  expect.soft(small, 'text in pictures that is too small to read').toEqual([]);
  expect.soft(buttons, 'what looks like a button in pictures, and is none').toEqual([]);
  if (WITH_WORDS.includes(path)) expect.soft(measured, 'texts in pictures').toBeGreaterThan(0);
  if (path === '/') expect.soft(await page.evaluate(() => document.body.offsetHeight), 'length of the page').toBeLessThan(LONGEST_HOME_PX);
  // What is pushed sideways has to be worth it: a picture. Texts stand below each other.
  expect.soft(await textsToPush(page), 'texts in rows to push').toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect.soft(await sideways(page), '320 px').toBe(0);
  expect.soft(await rowsWithoutDots(page), 'rows to push without dots').toEqual([]);
}

/** Loads the page once more from right to left, with fonts that come late, and checks what that moves. */
async function checkWithLateFonts(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('direction', 'rtl'));
  const fontsAtOnce = await fontsAfterFirstPaint(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect.soft(await sideways(page), 'right to left').toBe(0);
  // Two frames: what a font moves is noted in the frame after it came.
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(after)))),
  );
  const late = await shiftOf(page);
  expect.soft(late.shift, `layout shift by late fonts: ${JSON.stringify(late.shifts)}`).toBeLessThan(LATE_FONT_SHIFT);
  await fontsAtOnce();
  await hydrated(page);
}

/** Has the page as it stands run from right to left, and checks that it fits. */
async function checkRightToLeft(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect.soft(await sideways(page), 'right to left').toBe(0);
}

// A page is loaded on a wide window in one language and on a phone in the other, and brought to the other size without a load: its languages
// share elements and styles, and loads are most of what these tests cost. So all rules of axe, the shifts of the layout and, on a phone, a load with
// late fonts from right to left are seen of each page, but each in one of its languages. Which one changes from page to page: what all pages share
// is seen in both.
for (const [language, locale] of LOCALES.entries()) {
  for (const [number, path] of PATHS.entries()) {
    const address = localizedPath(path, locale);
    const size: Size = (language + number) % 2 === 0 ? 'desktop' : 'phone';
    test(`${address}, loaded on a ${size}, is accessible in both themes and at both sizes, fits small windows, large text and right to left, has no picture with words too small for a phone or with buttons that are none, shifts nothing, says nothing, asks nobody else, loads little script, and keeps to its policy whatever is used`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // As most visitors have it.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // Chromium reports the status of a page that is meant to be 404.
      const complaints = await complaintsOf(page, /status of 404/);
      await noteShifts(page);
      const fontsAsTheyCome = await fontsBeforeStyles(page);
      const scripts = new Map<string, number>();

      await page.setViewportSize(SIZES[size]);
      const answer = await page.goto(address);
      expect.soft(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect.soft(answer?.headers().link?.match(/as="?font\b/g), 'fonts that are preloaded').toHaveLength(PRELOADED_FONTS);
      await hydrated(page);
      await checkLoadedAt(page, size);
      await fontsAsTheyCome();
      if (size === 'desktop') {
        await checkWide(page, path);
        await page.setViewportSize(SIZES.phone);
        await checkBroughtTo(page, 'phone');
        await checkNarrow(page, path);
        await checkRightToLeft(page);
      } else {
        await checkNarrow(page, path);
        await page.setViewportSize(SIZES.desktop);
        await checkBroughtTo(page, 'desktop');
        await checkWide(page, path);
        await noteScripts(page, scripts);
        await page.setViewportSize({ width: 320, height: 800 });
        await checkWithLateFonts(page);
      }
      await noteScripts(page, scripts);

      const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
      expect.soft(bytes, 'bytes of script').toBeGreaterThan(SCRIPT_FLOOR_BYTES / 2);
      expect.soft(bytes, 'bytes of script').toBeLessThan(SCRIPT_FLOOR_BYTES + SCRIPT_BUDGET_BYTES);

      // In the end, as it leaves nothing as it was. The header alone has three.
      expect.soft(await operateAll(page), 'controls').toBeGreaterThanOrEqual(3);
      expect.soft(complaints).toEqual([]);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of LOCALES) {
    // One page for all of them: without scripts nothing of one load is left for the next.
    test(`every page in ${locale} is valid HTML and shows its heading, its text and its links`, async ({ page }) => {
      for (const path of PATHS) {
        const address = localizedPath(path, locale);
        const response = await page.goto(address);
        expect.soft(await htmlFaults((await response?.text()) ?? ''), `HTML of ${address}`).toEqual([]);
        await expect.soft(page.locator('h1'), address).toBeVisible();
        await expect.soft(page.locator('main'), address).toBeVisible();
        await expect.soft(page.locator('footer').getByRole('link').first(), address).toBeVisible();
        expect.soft((await page.locator('main').textContent())?.length, address).toBeGreaterThan(40);
      }
    });
  }
});
