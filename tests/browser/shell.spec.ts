import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { LOCALES, type Locale, localizedPath } from '../../lib/i18n/locales.ts';
import { accessibilityFaults, faultsInBothThemes } from '../support/axe.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/kept-page.ts';

/** The owner's figures, not read from the components that are tested. */
const NOTICE_DELAY_MS = 4000;
const LOADER_MS = 200;
const STICKY_AFTER_PX = 50;
const TOAST_MS = 5000;

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
/** The short notice about cookies where REFERRAL_CONSENT=required, as it is written for that site. */
const shortNotice = (locale: Locale): string => {
  const { notice } = JSON.parse(readFileSync(new URL(`../../messages/${locale}/late.json`, import.meta.url), 'utf8'));
  expect(notice.short.required, locale).toMatch(/\w+ \w+/);
  return `${notice.short.required} `;
};
const header = (page: Page) => page.getByRole('banner');
const root = (page: Page) => page.locator('html');

test.describe('the header', () => {
  test('leads to the five pages of its list, marks the open one, and takes on its raised look after 50 px', async ({ page }) => {
    await page.goto('/pricing');
    const nav = header(page).getByRole('navigation');
    const hrefs = await nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/pricing', '/ai-studio', '/blogs', '/affiliates', '/white-label']);
    await expect(nav.locator('[aria-current]')).toHaveText('Pricing');
    await expect(header(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^https?:\/\/app\./);
    await expect(header(page).getByRole('link', { name: 'Start free trial' })).toHaveAttribute('href', '/pricing#pricing-plans');

    await expect(header(page)).not.toHaveAttribute('data-stuck');
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), STICKY_AFTER_PX - 2);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(header(page)).not.toHaveAttribute('data-stuck');
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), STICKY_AFTER_PX + 2);
    await expect(header(page)).toHaveAttribute('data-stuck');
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await expect(header(page)).toBeInViewport();
  });

  test('an article and a keyword mark the list that they belong to', async ({ page }) => {
    for (const path of ['/blog/plan-a-week-of-posts-in-an-afternoon', '/blogs/keyword/planning']) {
      await page.goto(path);
      await expect(header(page).getByRole('navigation').locator('[aria-current]')).toHaveText('Blog');
    }
  });

  test('the pages of the second menu and what is below them mark its button', async ({ page }) => {
    for (const [path, marked] of [
      ['/faq', true],
      ['/compare/buffer-alternative', true],
      ['/es/resource/a-week-on-paper', true],
      ['/pricing', false],
    ] as const) {
      await page.goto(path);
      const line = header(page)
        .locator('.more > button')
        .evaluate((button) => getComputedStyle(button, '::after').scale);
      expect(await line, path).toBe(marked ? '1' : '0 1');
    }
  });

  test('a link to another page arrives at its top', async ({ page }) => {
    await page.goto('/faq');
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await header(page).getByRole('navigation').getByRole('link', { name: 'Affiliates' }).click();
    await expect(page).toHaveURL('/affiliates');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('is skipped by the first press of Tab and Enter', async ({ page }) => {
    await page.goto('/faq');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});

const MORE = [
  ['Managed service', '/managed-service'],
  ['Comparisons', '/compare'],
  ['Resources', '/resources'],
  ['FAQ', '/faq'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the header's second menu, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });
    const more = (page: Page) => header(page).getByRole('button', { name: 'More' });
    const links = (page: Page) => header(page).locator('[popover]').getByRole('link');

    test('leads to what has no room in the header, by keyboard as well, and Escape gives the focus back', async ({ page }) => {
      await page.goto('/pricing');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await expect(links(page)).toHaveCount(0);
      await more(page).press('Enter');
      await expect(links(page)).toHaveText(MORE.map(([name]) => new RegExp(`^${name} `)));
      expect(await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(MORE.map(([, href]) => href));
      expect(await page.evaluate(() => document.documentElement.scrollHeight), 'nothing moves').toBe(height);
      if (javaScriptEnabled) expect(await faultsInBothThemes(page, 'header')).toEqual({ light: [], dark: [] });
      await page.keyboard.press('Tab');
      await expect(links(page).first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links(page)).toHaveCount(0);
      await expect(more(page)).toBeFocused();

      await more(page).click();
      await page.mouse.click(700, 700);
      await expect(links(page)).toHaveCount(0);
      await more(page).click();
      await links(page).nth(3).click();
      await expect(page).toHaveURL('/faq');
      await expect(links(page)).toHaveCount(0);
    });
  });
}

test.describe('the search in the header', () => {
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Search' });
  const opener = (page: Page) => header(page).getByRole('link', { name: 'Search' });

  test('opens by its link, by / and by Ctrl K, finds pages first, and gives the focus back', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search/')) asked.push(request.url());
    });
    // From before the load on: a key that is pressed right after may be heard before Chromium has what holds its requests up.
    let coming = Promise.resolve();
    await page.route('**/_next/static/**', async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto('/pricing');
    await hydrated(page);
    expect(asked).toEqual([]);
    // What is typed while the panel is on its way stands in its field, and the last word is corrected.
    let bring = () => {};
    coming = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.keyboard.press('/');
    await page.keyboard.type('price lx');
    await page.keyboard.press('Backspace');
    await expect(panel(page)).toBeHidden();
    bring();
    await expect(panel(page).getByRole('searchbox')).toHaveValue('price l');
    await page.keyboard.type('ist');
    await expect(panel(page).getByRole('searchbox')).toHaveValue('price list');
    await page.unroute('**/_next/static/**');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await opener(page).click();
    await expect(panel(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('cancel');
    const results = panel(page).getByRole('listitem').getByRole('link');
    await expect(results.first()).toHaveAttribute('href', '/faq');
    expect(await faultsInBothThemes(page, 'dialog[open]')).toEqual({ light: [], dark: [] });
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(panel(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('/');
    await expect(panel(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('zzyzx');
    await expect(panel(page).getByRole('status')).toContainText('Nothing found');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('agency');
    await expect(results.first()).toHaveAttribute('href', '/white-label');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/all?q=agency');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('agency');
    // The page's own search, where it has one.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await expect(panel(page)).toBeHidden();
  });

  test('leaves what somebody writes alone, and is a link to the list of everything without scripts', async ({ page, browser, baseURL }) => {
    await page.goto('/affiliates');
    await hydrated(page);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('a');
    await field.press('/');
    await expect(field).toHaveValue('a/');
    await expect(panel(page)).toBeHidden();

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'en-US' });
    const plain = await context.newPage();
    await plain.goto('/pricing');
    await opener(plain).click();
    await expect(plain).toHaveURL('/all');
    await context.close();
  });
});

test.describe('the menu under 1024 px', () => {
  test.use({ viewport: PHONE });
  const opener = (page: Page) => header(page).getByRole('button', { name: 'Open the menu' });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

  test('is there below 1024 px and not from there on', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto('/faq');
    await expect(opener(page)).toBeVisible();
    await expect(header(page).getByRole('navigation')).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(opener(page)).toBeHidden();
    await expect(header(page).getByRole('navigation')).toBeVisible();
  });

  test('can be closed where the window becomes wide under it, and the page is there again', async ({ page }) => {
    await page.goto('/faq');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
    await header(page).getByRole('navigation').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });

  test('keeps the focus, closes on Escape, on the overlay and on a link, and gives the focus back', async ({ page }) => {
    await page.goto('/faq');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    const stops = await menu(page).locator('a[href]:visible, button:visible').count();
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press('Tab');
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(4, 400);
    await expect(menu(page)).toBeHidden();

    await opener(page).click();
    await menu(page).getByRole('link', { name: 'White-label' }).click();
    await expect(page).toHaveURL('/white-label');
    await expect(menu(page)).toBeHidden();

    await opener(page).click();
    for (const [name, href] of MORE) await expect(menu(page).getByRole('link', { name })).toHaveAttribute('href', href);
    await menu(page).getByRole('link', { name: 'Search' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  test('stands beside the one call to action, down to 320 px', async ({ page }) => {
    for (const path of ['/faq', '/es/faq']) {
      await page.goto(path);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const call = header(page).locator('a[href$="/pricing#pricing-plans"]').first();
        await expect(call).toBeInViewport({ ratio: 1 });
        expect(await call.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))).toBeGreaterThanOrEqual(13);
        const boxes = await header(page).evaluate((banner) =>
          [...banner.querySelectorAll('a, button')]
            .filter((control) => control.checkVisibility())
            .map((control) => control.getBoundingClientRect())
            .map(({ left, right, height }) => ({ left, right, height })),
        );
        expect(boxes).toHaveLength(3);
        for (const [index, { right, height }] of boxes.entries()) {
          expect(right, `${path} at ${width}`).toBeLessThanOrEqual(boxes[index + 1]?.left ?? width);
          expect(height).toBeGreaterThanOrEqual(44);
        }
      }
    }
  });

  test('has a flag that leads to this page in the other language, which is remembered', async ({ page }) => {
    await page.goto('/pricing?users=7');
    await opener(page).click();
    const flag = menu(page).getByRole('link', { name: /^ES,/ });
    await expect(flag.locator('img')).toHaveAttribute('src', '/images/flags/es.svg');
    await flag.click();
    await expect(page).toHaveURL(/\/es\/pricing\?users=7/);
    await expect(root(page)).toHaveAttribute('lang', 'es');
    await page.goto('/faq');
    await expect(page).toHaveURL('/es/faq');
  });

  for (const locale of LOCALES) {
    test(`is accessible while it is open, in both themes (${locale})`, async ({ page }) => {
      await page.goto(localizedPath('/faq', locale));
      await hydrated(page);
      await header(page).locator('button[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      expect(await faultsInBothThemes(page, 'dialog[open]')).toEqual({ light: [], dark: [] });
    });
  }
});

test.describe('what lies over a page', () => {
  const OVERLAYS = {
    menu: {
      viewport: PHONE,
      open: (page: Page) => header(page).getByRole('button', { name: 'Open the menu' }).click(),
      opened: (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
    },
    search: {
      viewport: WIDE,
      open: (page: Page) => page.keyboard.press('/'),
      opened: (page: Page) => page.getByRole('dialog', { name: 'Search' }),
    },
    'second menu': {
      viewport: WIDE,
      open: (page: Page) => header(page).getByRole('button', { name: 'More' }).click(),
      opened: (page: Page) => header(page).locator('[popover]'),
    },
  };

  for (const [name, { viewport, open, opened }] of Object.entries(OVERLAYS)) {
    test(`is closed by the way back: the ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/pricing');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/faq');
      await open(page);
      await expect(opened(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/pricing');
      await expect(opened(page)).toBeHidden();
      // And opens again.
      await open(page);
      await expect(opened(page)).toBeVisible();
    });
  }

  test('does not cover what is reached by keyboard behind it', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto('/pricing');
    await header(page).getByRole('button', { name: 'More' }).press('Enter');
    const more = header(page).locator('[popover]');
    for (const link of await more.getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(more).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(more).toBeHidden();
    await expect(header(page).getByRole('link', { name: 'Search' })).toBeFocused();
  });
});

test.describe('the language', () => {
  test('is switched without scripts as well', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto('/pricing');
    await header(page).getByRole('link', { name: /^ES,/ }).first().click();
    await expect(page).toHaveURL('/es/pricing');
    await context.close();
  });
});

test.describe('display preferences', () => {
  test('are stored under their names and are there before the first paint of the next page', async ({ page }) => {
    await page.goto('/faq');
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    // Seldom wanted: its words say what it is for before it can be used.
    await expect(page.getByRole('radio', { name: 'RTL' })).toBeHidden();
    await page.getByText('More display settings').click();
    await expect(page.getByText('For languages that are written from right to left')).toBeVisible();
    await page.getByRole('radio', { name: 'RTL' }).check({ force: true });
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark', direction: 'rtl' });

    // What the root element is when the body begins, before any of it can be painted.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const { dir, dataset } = document.documentElement;
        (window as Window & { atBody?: string }).atBody = `${dir} ${dataset.theme}`;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => (window as Window & { atBody?: string }).atBody)).toBe('rtl dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a page laid out from right to left keeps its words in their own order', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('direction', 'rtl'));
  await page.goto('/faq');
  const question = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first();
  const { first, last, words, box } = await question.evaluate((button) => {
    const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const middle = (start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2;
    };
    const { left, right } = button.getBoundingClientRect();
    return { first: middle(0, 1), last: middle(text.length - 1, text.length), words: middle(0, text.length), box: (left + right) / 2 };
  });
  expect(last, 'the question mark ends the question').toBeGreaterThan(first);
  expect(words, 'the question stands on the right').toBeGreaterThan(box);
});

test.describe('the cookie notice', () => {
  test('comes after four seconds and never again once it was understood', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/faq');
    const notice = page.getByRole('region', { name: 'About cookies' });
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    // The clock starts with the page's scripts; the notice is due four seconds after they took over.
    await hydrated(page);
    const passedMs = await page.evaluate(() => performance.now());
    await page.clock.runFor(Math.max(0, NOTICE_DELAY_MS - 500 - passedMs));
    await expect(notice).toBeHidden();
    await page.clock.runFor(passedMs + 1000);
    await expect(notice).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
    await page.emulateMedia({ media: null });
    for (const locale of LOCALES) {
      if (locale !== 'en') {
        await page.goto(localizedPath('/faq', locale));
        await hydrated(page);
        await page.clock.runFor(NOTICE_DELAY_MS);
      }
      const shown = page.locator('[data-cookie-notice]');
      await expect(shown).toBeVisible();
      for (const referrals of ['other', 'required']) {
        // What a site says that stores nothing of a referral before the click: the same notice with other words.
        if (referrals === 'required')
          await shown
            .locator('p:visible')
            .evaluate((line, words) => (line.firstChild as Text).replaceData(0, 999, words), shortNotice(locale));
        for (const size of [PHONE, { width: 320, height: 568 }]) {
          const where = `${locale}, ${referrals}, at ${size.width} × ${size.height}`;
          await page.setViewportSize(size);
          const { height = Number.NaN } = (await shown.boundingBox()) ?? {};
          expect.soft(height, where).toBeLessThanOrEqual(size.height / 8);
          await expect.soft(shown.getByRole('link'), where).toBeInViewport({ ratio: 1 });
          expect.soft(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), where).toBe(0);
        }
      }
    }
    await page.goto('/faq');
    await hydrated(page);
    await page.clock.runFor(NOTICE_DELAY_MS);
    await notice.getByRole('button', { name: 'Understood' }).click();
    await expect(notice).toBeHidden();

    // The browser notes it a moment later.
    await expect.poll(async () => (await context.cookies())[0] ?? {}).toMatchObject({ name: 'consent', secure: true, sameSite: 'Strict' });

    await page.goto('/pricing');
    await hydrated(page);
    await page.clock.runFor(NOTICE_DELAY_MS * 2);
    await expect(notice).toBeHidden();
  });
});

test.describe('the loading screen', () => {
  test('covers every page that is loaded for 200 ms by CSS alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/faq');
    const loader = page.getByText('Loading...', { exact: true });
    for (const load of [() => Promise.resolve(null), () => page.reload(), () => page.goto('/es/pricing'), () => page.goto('/faq')]) {
      await load();
      const cover = page.getByText(/^(Loading|Cargando)\.\.\.$/);
      const leave = await cover.evaluate((element) => {
        const { animationDuration, animationFillMode, position } = getComputedStyle(element.parentElement as Element);
        return { animationDuration, animationFillMode, position };
      });
      expect(leave).toEqual({ animationDuration: `${LOADER_MS / 1000}s`, animationFillMode: 'forwards', position: 'fixed' });
      await expect(cover).toBeHidden();
    }
    await expect(loader).toBeHidden();
  });

  test('does not show where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq');
    await expect(page.getByText('Loading...', { exact: true })).toBeHidden();
  });
});

test.describe('a move inside the site', () => {
  /** Holds the next page back until it is let go. */
  async function holdPages(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      async (route) => {
        await promise;
        await route.continue();
      },
    );
    return resolve;
  }

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`that takes long says so, and moves nothing; motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/faq');
      await hydrated(page);
      const letGo = await holdPages(page);
      const notice = page.getByRole('status').filter({ hasText: 'Loading the page…' });
      await expect(notice).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
      await expect(notice).toBeVisible();
      expect(await notice.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      const animation = await notice.locator('path').evaluate((path) => getComputedStyle(path).animationName);
      expect(animation === 'none').toBe(reducedMotion === 'reduce');
      letGo();
      await expect(page).toHaveURL('/pricing');
      await expect(notice).toBeHidden();
    });
  }

  test('arrives at the place that its link names, and not behind the one that the first address had', async ({ page }) => {
    await page.goto('/pricing#pricing-plan');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blogs');
    await page.getByRole('banner').getByRole('link', { name: 'Start free trial' }).click();
    await expect(page).toHaveURL('/pricing#pricing-plans');
    await expect(page.locator('#pricing-plans')).toBeInViewport();
  });
});

test('nothing on the home page moves where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 800) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(moving, `scrolled to ${y}`).toBe(0);
  }
});

test.describe('an open answer', () => {
  for (const locale of LOCALES) {
    test(`is accessible in both themes (${locale})`, async ({ page }) => {
      await page.goto(localizedPath('/faq', locale));
      await hydrated(page);
      const question = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first();
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      expect(await faultsInBothThemes(page, '.questions > :has([aria-expanded="true"])')).toEqual({ light: [], dark: [] });
    });
  }
});

test.describe('toasts', () => {
  const toasts = (page: Page) => page.locator('[data-sonner-toast]:not([data-removed="true"])');
  const article = '/blog/plan-a-week-of-posts-in-an-afternoon';
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('stand at the bottom left, three at most and the oldest leaves first, each for five seconds', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(article);
    const copy = page.getByRole('button', { name: 'Copy link' });
    await copy.click();
    await expect(toasts(page)).toHaveCount(1);
    const shownAt = Date.now();
    const first = await toasts(page).first().elementHandle();
    const { bottom, left, enter, exit } = await toasts(page)
      .first()
      .evaluate((toast) => {
        const box = toast.getBoundingClientRect();
        const enter = getComputedStyle(toast).transitionDuration;
        toast.setAttribute('data-removed', 'true');
        const exit = getComputedStyle(toast).transitionDuration;
        toast.setAttribute('data-removed', 'false');
        return { bottom: innerHeight - box.bottom, left: box.left, enter, exit };
      });
    expect(left).toBeLessThan(60);
    expect(bottom).toBeLessThan(60);
    expect([enter, exit]).toEqual([expect.stringContaining('0.225s'), expect.stringContaining('0.195s')]);
    await copy.click();
    await copy.click();
    await expect(toasts(page)).toHaveCount(3);
    expect(await first?.evaluate((toast) => toast.isConnected)).toBe(true);
    await copy.click();
    await expect(toasts(page)).toHaveCount(3);
    await expect.poll(() => first?.evaluate((toast) => !toast.isConnected || toast.getAttribute('data-removed') === 'true')).toBe(true);
    // The time is the behaviour: all of them are gone five seconds after the last, and none of the three sooner than that.
    await expect(toasts(page)).toHaveCount(0, { timeout: TOAST_MS + 5000 });
    expect(Date.now() - shownAt).toBeGreaterThan(TOAST_MS);
  });

  for (const locale of LOCALES) {
    test(`are accessible in both themes (${locale})`, async ({ page }) => {
      await page.goto(localizedPath(article, locale));
      await hydrated(page);
      await page.getByRole('button', { name: /^(Copy link|Copiar enlace)$/ }).click();
      await expect(toasts(page)).toHaveCount(1);
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      // A toast that somebody points at stays.
      await toasts(page).hover();
      expect(await faultsInBothThemes(page, '[data-sonner-toaster]')).toEqual({ light: [], dark: [] });
      await expect(toasts(page)).toHaveCount(1);
    });
  }
});

test('the footer names the company, its two mail addresses, its social profiles, and every page of the site', async ({ page }) => {
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Feedloom Labs, Inc.', { exact: true })).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(2);
  for (const network of ['LinkedIn', 'Twitter', 'Instagram'])
    await expect(footer.getByRole('link', { name: `Feedloom on ${network}` })).toHaveAttribute('target', '_blank');
  const hrefs = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/',
      '/ai-studio',
      '/#pricing',
      '/affiliates',
      '/#features',
      '/blogs',
      '/white-label',
      '/managed-service',
      '/faq',
      '/terms-conditions',
      '/privacy-policy',
      '/cookie-policy',
      '/compare/later-alternative',
      '/compare/buffer-alternative',
      '/compare/sprout-alternative',
      '/compare/hootsuite-alternative',
      '/compare/feedloom-against-other-social-media-schedulers',
    ]),
  );
  // Words beside each other stand on one line: the name and the heads of the columns, and what the last row has.
  const middle = (words: Locator) =>
    words.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  const last = [footer.getByText(/^©/), footer.getByText('Theme', { exact: true }), footer.getByText('More display settings')];
  const [rights = 0, ...beside] = await Promise.all(last.map(middle));
  for (const each of beside) expect(Math.abs(each - rights)).toBeLessThan(0.5);
  const [name, head] = await Promise.all([footer.locator('.logo'), footer.getByRole('heading', { level: 2 }).first()].map(middle));
  expect(Math.abs((name ?? 0) - (head ?? 100))).toBeLessThan(3);
});

test('the drawing of the page that is not there begins and ends where its title does, right to left as well', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nowhere');
  const boxes = () => Promise.all([page.locator('main svg').first().boundingBox(), page.locator('h1').boundingBox()]);
  const [drawing, title] = await boxes();
  expect(Math.abs((drawing?.x ?? 0) - (title?.x ?? 100))).toBeLessThan(1);
  await root(page).evaluate((html) => html.setAttribute('dir', 'rtl'));
  const [turned, its] = await boxes();
  const end = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN);
  expect(Math.abs(end(turned) - end(its))).toBeLessThan(1);
});
