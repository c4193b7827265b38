import { expect, type Page } from 'playwright/test';
import { faultsInBothThemes } from '../support/axe.ts';
import { test } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

/** The specification's figures, not read from the components that are tested. */
const STICKY_AFTER_PX = 50;
const MENU_BELOW_PX = 1024;
const LOADER_MS = 200;
const NOTICE_DELAY_MS = 4000;
const CONSENT_DAYS = 365;
const TOASTS_MAX = 3;
const TOAST = { stayMs: 5000, enter: '0.225s', exit: '0.195s' };

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const ARTICLE = '/blog/plan-a-week-of-posts-in-an-afternoon';
const MORE = ['/managed-service', '/compare', '/resources', '/faq'];

const en = words('en');
const es = words('es');
const root = (page: Page) => page.locator('html');
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const navigation = (page: Page) => header(page).getByRole('navigation');
const trial = (page: Page) => header(page).getByRole('link', { name: en('shell.nav.trial') });
const more = (page: Page) => header(page).getByRole('button', { name: en('shell.more.label') });
const moreLinks = (page: Page) => header(page).locator('[popover]').getByRole('link');
const searchLink = (page: Page) => header(page).getByRole('link', { name: en('shell.search.label') });
const panel = (page: Page) => page.getByRole('dialog', { name: en('shell.search.label') });
const panelField = (page: Page) => panel(page).getByRole('searchbox');
const panelResults = (page: Page) => panel(page).getByRole('listitem').getByRole('link');
const ownField = (page: Page) => page.getByRole('main').getByRole('searchbox');
const menuOpener = (page: Page) => header(page).getByRole('button', { name: en('shell.menu.open') });
const menu = (page: Page) => page.getByRole('dialog', { name: en('shell.menu.label') });
const languageLink = (part: ReturnType<typeof menu>) => part.getByRole('link', { name: es('shell.language.label') });

const hrefsOf = (links: ReturnType<typeof moreLinks>) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Scrolls without motion, and lets the page see it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  }, top);

test.describe('the header', () => {
  test('leads to its five pages, to the log-in and to the plans, and marks the open page', async ({ page }) => {
    await page.goto('/pricing');
    const links = navigation(page).getByRole('link');
    expect(await hrefsOf(links)).toEqual(['/pricing', '/ai-studio', '/blogs', '/affiliates', '/white-label']);
    await expect(navigation(page).locator('[aria-current]')).toHaveCount(1);
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    await expect(header(page).getByRole('link', { name: en('shell.nav.login') })).toHaveAttribute('href', /^https?:\/\/app\./);
    await expect(trial(page)).toHaveAttribute('href', '/pricing#pricing-plans');
  });

  test('marks the list that an article or a keyword belongs to', async ({ page }) => {
    for (const path of [ARTICLE, '/blogs/keyword/planning']) {
      await page.goto(path);
      await expect(navigation(page).locator('[aria-current]')).toHaveAttribute('href', '/blogs');
    }
  });

  test('stays in view, and stands out once the page is scrolled by more than 50 px', async ({ page }) => {
    await page.goto('/faq');
    await scrollTo(page, STICKY_AFTER_PX - 1);
    await expect(header(page)).not.toHaveAttribute('data-stuck');
    await scrollTo(page, STICKY_AFTER_PX + 1);
    await expect(header(page)).toHaveAttribute('data-stuck');
    await scrollTo(page, 2000);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  test('is skipped by the first press of Tab and Enter', async ({ page }) => {
    await page.goto('/faq');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en('shell.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });
});

test.describe('a move inside the site', () => {
  test('arrives at the top of a page, or at the place that its link names', async ({ page }) => {
    // Next keeps the place of the first address, which must not stand before that of a later link.
    await page.goto('/pricing#pricing-plan');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await navigation(page)
      .getByRole('link', { name: en('shell.nav.blog'), exact: true })
      .click();
    await expect(page).toHaveURL('/blogs');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await trial(page).click();
    await expect(page).toHaveURL('/pricing#pricing-plans');
    await expect(page.locator('#pricing-plans')).toBeInViewport();
  });

  test('says that the page is on its way where that takes long', async ({ page }) => {
    await page.goto('/faq');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(
      (url) => url.searchParams.has('_rsc'),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    const notice = page.getByRole('status').filter({ hasText: en('shell.loading') });
    await expect(notice).toBeHidden();
    await navigation(page)
      .getByRole('link', { name: en('shell.nav.pricing') })
      .click();
    await expect(notice).toBeVisible();
    letGo();
    await expect(page).toHaveURL('/pricing');
    await expect(notice).toBeHidden();
  });
});

test.describe('the second menu', () => {
  test('is used by keyboard, and Escape, a press beside it and a focus beyond it close it', async ({ page }) => {
    await page.goto('/pricing');
    await expect(moreLinks(page)).toHaveCount(0);
    await more(page).press('Enter');
    await expect(moreLinks(page)).toHaveCount(MORE.length);
    expect(await hrefsOf(moreLinks(page))).toEqual(MORE);
    for (const link of await moreLinks(page).all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(moreLinks(page)).toHaveCount(0);
    await expect(more(page)).toBeFocused();

    await more(page).click();
    await page.mouse.click(700, 700);
    await expect(moreLinks(page)).toHaveCount(0);

    await more(page).click();
    await moreLinks(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(moreLinks(page)).toHaveCount(0);
    await expect(searchLink(page)).toBeFocused();
  });
});

test.describe('the search', () => {
  test('opens by its link, by / and by Ctrl K, and Escape closes it and gives the focus back', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search/')) asked.push(request.url());
    });
    await page.goto('/pricing');
    expect(asked).toEqual([]);
    await searchLink(page).click();
    await expect(panelField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(searchLink(page)).toBeFocused();
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key);
      await expect(panelField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    }
  });

  test('finds pages first, is gone through by arrow keys, and Enter leads to all its results', async ({ page }) => {
    await page.goto('/pricing');
    await page.keyboard.press('/');
    await panelField(page).fill('zzyzx');
    await expect(panel(page).getByRole('status')).toHaveText(en('late.search.nothing'));
    await panelField(page).fill('cancel');
    await expect(panelResults(page).first()).toHaveAttribute('href', '/faq');
    await page.keyboard.press('ArrowDown');
    await expect(panelResults(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(panelField(page)).toBeFocused();
    await panelField(page).fill('agency');
    await expect(panelResults(page).first()).toHaveAttribute('href', '/white-label');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/all?q=agency');
    await expect(ownField(page)).toHaveValue('agency');
  });

  test('leaves / to the page’s own search, and to whatever somebody writes in', async ({ page }) => {
    await page.goto('/all');
    await page.keyboard.press('/');
    await expect(ownField(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(ownField(page)).toHaveValue('/');
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the second menu, the search and the language lead where they say', async ({ page }) => {
    await page.goto('/pricing');
    await more(page).press('Enter');
    await moreLinks(page).last().click();
    await expect(page).toHaveURL('/faq');
    await searchLink(page).click();
    await expect(page).toHaveURL('/all');
    await languageLink(header(page)).click();
    await expect(page).toHaveURL('/es/all');
  });
});

test.describe('the menu', () => {
  test.use({ viewport: PHONE });

  test('is there below 1024 px, and can be closed where the window becomes wider under it', async ({ page }) => {
    await page.setViewportSize({ width: MENU_BELOW_PX - 1, height: 800 });
    await page.goto('/faq');
    await expect(navigation(page)).toBeHidden();
    await menuOpener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: MENU_BELOW_PX, height: 800 });
    await menu(page)
      .getByRole('button', { name: en('shell.menu.close') })
      .click();
    await expect(menu(page)).toBeHidden();
    await expect(menuOpener(page)).toBeHidden();
    await expect(navigation(page)).toBeVisible();
  });

  test('keeps the focus, and Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/faq');
    await menuOpener(page).click();
    const controls = menu(page).locator('a[href]:visible, button:visible');
    await controls.last().focus();
    await page.keyboard.press('Tab');
    await expect(controls.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(controls.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuOpener(page)).toBeFocused();
  });

  test('leads to every page of both lists, and closes on a link and on a press beside it', async ({ page }) => {
    await page.goto('/faq');
    await menuOpener(page).click();
    const hrefs = await hrefsOf(menu(page).getByRole('navigation').getByRole('link'));
    expect(hrefs).toEqual(expect.arrayContaining(['/pricing', '/ai-studio', '/blogs', '/affiliates', '/white-label', ...MORE]));
    await page.mouse.click(4, 400);
    await expect(menu(page)).toBeHidden();
    await menuOpener(page).click();
    await menu(page)
      .getByRole('link', { name: en('shell.nav.whiteLabel') })
      .click();
    await expect(page).toHaveURL('/white-label');
    await expect(menu(page)).toBeHidden();
  });

  test('makes way for the search, which gives the focus back to its button', async ({ page }) => {
    await page.goto('/faq');
    await menuOpener(page).click();
    await menu(page)
      .getByRole('link', { name: en('shell.search.label') })
      .click();
    await expect(menu(page)).toBeHidden();
    await expect(panelField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOpener(page)).toBeFocused();
  });

  test('has a flag that leads to this page in the other language, which is remembered', async ({ page }) => {
    await page.goto('/pricing?users=7');
    await menuOpener(page).click();
    await expect(languageLink(menu(page)).locator('img')).toBeVisible();
    await languageLink(menu(page)).click();
    await expect(page).toHaveURL('/es/pricing?users=7');
    await expect(root(page)).toHaveAttribute('lang', 'es');
    await page.goto('/faq');
    await expect(page).toHaveURL('/es/faq');
  });
});

test.describe('what opens over a page', () => {
  const openPanel = async (page: Page) => {
    await page.keyboard.press('/');
    await panelField(page).fill('cancel');
    await expect(panelResults(page).first()).toBeVisible();
  };
  const overlays = [
    { name: 'menu', viewport: PHONE, open: (page: Page) => menuOpener(page).click(), part: 'dialog[open]' },
    { name: 'search', viewport: WIDE, open: openPanel, part: 'dialog[open]' },
    { name: 'second menu', viewport: WIDE, open: (page: Page) => more(page).click(), part: 'header [popover]' },
  ];

  for (const { name, viewport, open, part } of overlays) {
    test(`is accessible in both themes, and closed by the way back: the ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/pricing');
      await footer(page)
        .getByRole('link', { name: en('shell.nav.faq') })
        .click();
      await expect(page).toHaveURL('/faq');
      await open(page);
      await expect(page.locator(part)).toBeVisible();
      expect(await faultsInBothThemes(page, part)).toEqual({ light: [], dark: [] });
      await page.goBack();
      await expect(page).toHaveURL('/pricing');
      await expect(page.locator(part)).toBeHidden();
      await open(page);
      await expect(page.locator(part)).toBeVisible();
    });
  }
});

test.describe('display preferences', () => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name });

  test('are stored, and applied before the body of the next page is there', async ({ page }) => {
    await page.goto('/faq');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(root(page)).toHaveAttribute('dir', 'ltr');
    await radio(page, en('shell.theme.options.dark')).check({ force: true });
    await page.getByText(en('shell.direction.more')).click();
    await radio(page, en('late.direction.options.rtl')).check({ force: true });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark', direction: 'rtl' });

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
    await expect(radio(page, en('shell.theme.options.dark'))).toBeChecked();
    await expect(header(page).getByRole('button', { name: en('shell.theme.dark') })).toHaveAttribute('aria-pressed', 'true');
  });

  test('from right to left keep words in their own order: a question ends with its mark', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('direction', 'rtl'));
    await page.goto('/faq');
    const question = page.getByRole('main').getByRole('button', { expanded: false, name: '?' }).first();
    const [first = 0, mark = 0] = await question.evaluate((button) => {
      const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text;
      return [0, text.length - 1].map((at) => {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        return letter.getBoundingClientRect().left;
      });
    });
    expect(mark).toBeGreaterThan(first);
  });
});

test.describe('the notice about cookies', () => {
  const notice = (page: Page) => page.getByRole('region', { name: en('late.notice.label') });

  test('comes after four seconds, and never again once it was understood', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/faq');
    // Due four seconds after the page's scripts took over, which was between the document's beginning and now. From here on time stands still.
    const { now, passedMs } = await page.evaluate(() => ({ now: Date.now(), passedMs: performance.now() }));
    await page.clock.pauseAt(now + Math.max(0, NOTICE_DELAY_MS - 200 - passedMs));
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(passedMs + 400);
    await notice(page)
      .getByRole('button', { name: en('late.notice.accept') })
      .click();
    await expect(notice(page)).toBeHidden();
    // The browser notes it a moment later.
    const consent = async () => (await context.cookies()).find(({ name }) => name === 'consent');
    await expect.poll(consent).toMatchObject({ secure: true, sameSite: 'Strict' });
    expect(Math.round((((await consent())?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(CONSENT_DAYS);
    await page.goto('/pricing');
    await page.clock.runFor(NOTICE_DELAY_MS * 2);
    await expect(notice(page)).toBeHidden();
  });

  test('is accessible in both themes, leads to the cookie policy, and is not printed', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.clock.install();
    await page.goto('/faq');
    await page.clock.runFor(NOTICE_DELAY_MS);
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/cookie-policy');
    expect(await faultsInBothThemes(page, '[data-cookie-notice]')).toEqual({ light: [], dark: [] });
    await page.emulateMedia({ media: 'print' });
    await expect(notice(page)).toBeHidden();
  });
});

test('an open answer is accessible in both themes', async ({ page }) => {
  await page.goto('/faq');
  const question = page.getByRole('main').getByRole('button', { expanded: false, name: '?' }).first();
  const answer = await question.getAttribute('aria-controls');
  await question.click();
  await expect(page.locator(`[id="${answer}"]`)).toBeVisible();
  expect(await faultsInBothThemes(page, `[id="${answer}"]`)).toEqual({ light: [], dark: [] });
});

test('the loading screen covers a page for 200 ms, and is not shown where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/faq');
  const loader = page.getByText(en('shell.loading'), { exact: true }).first();
  const endings = await loader.evaluate((label) =>
    document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(label))
      .map(({ effect }) => effect?.getComputedTiming().endTime),
  );
  expect(endings).toEqual([LOADER_MS]);
  await expect(loader).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not there at all, which is more than having gone.
  expect(await loader.evaluate((label) => label.checkVisibility())).toBe(false);
});

test('nothing on the home page moves where less motion is wanted', async ({ page }) => {
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    await scrollTo(page, top);
    const moving = await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(moving, `scrolled to ${top}`).toBe(0);
  }
});

test.describe('toasts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const toasts = (page: Page) => page.getByRole('region', { name: en('shell.toasts') }).getByRole('listitem');
  const copy = (page: Page) => page.getByRole('button', { name: en('entry.share.copy') });

  test('stand at the bottom left, three at most, and the oldest leaves for a fourth', async ({ page }) => {
    await page.goto(ARTICLE);
    await copy(page).click();
    const oldest = await toasts(page).elementHandle();
    const { left, right, top } = await toasts(page).evaluate((toast) => toast.getBoundingClientRect());
    const { width, height } = page.viewportSize() ?? WIDE;
    expect(left, 'nearer to the left').toBeLessThan(width - right);
    expect(top, 'in the lower half').toBeGreaterThan(height / 2);
    await copy(page).click();
    await copy(page).click();
    await expect(toasts(page)).toHaveCount(TOASTS_MAX);
    expect(await oldest?.evaluate((toast) => toast.isConnected)).toBe(true);
    await copy(page).click();
    await expect.poll(() => oldest?.evaluate((toast) => toast.isConnected)).toBe(false);
    await expect(toasts(page)).toHaveCount(TOASTS_MAX);
  });

  test('come in 225 ms, stay for five seconds and go in 195 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(ARTICLE);
    await copy(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + TOAST.stayMs - 1500);
    await expect(toasts(page)).toBeVisible();
    const { enter, exit } = await toasts(page).evaluate((toast) => {
      const duration = () => getComputedStyle(toast).transitionDuration;
      const coming = duration();
      toast.setAttribute('data-removed', 'true');
      const going = duration();
      toast.setAttribute('data-removed', 'false');
      return { enter: coming, exit: going };
    });
    expect(enter).toContain(TOAST.enter);
    expect(exit).toContain(TOAST.exit);
    await page.clock.runFor(2000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('are accessible in both themes', async ({ page }) => {
    await page.goto(ARTICLE);
    await copy(page).click();
    // A toast that somebody points at stays.
    await toasts(page).hover();
    expect(await faultsInBothThemes(page, '[data-sonner-toaster]')).toEqual({ light: [], dark: [] });
    await expect(toasts(page)).toHaveCount(1);
  });
});

test('the footer names the company, its mail addresses and profiles, and leads to every page', async ({ page }) => {
  await page.goto('/faq');
  await expect(footer(page)).toContainText('Feedloom Labs, Inc.');
  await expect(footer(page)).toContainText('1 Example Street');
  const hrefs = await hrefsOf(footer(page).getByRole('link'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...['mailto:support@feedloom.example', 'mailto:hello@feedloom.example'],
      ...['https://www.linkedin.com/company/feedloom', 'https://twitter.com/feedloom', 'https://www.instagram.com/feedloom'],
      ...['/', '/ai-studio', '/#pricing', '/affiliates', '/#features', '/blogs', '/white-label', '/managed-service', '/faq'],
      ...['/terms-conditions', '/privacy-policy', '/cookie-policy'],
      ...['/compare/later-alternative', '/compare/buffer-alternative', '/compare/sprout-alternative', '/compare/hootsuite-alternative'],
      '/compare/feedloom-against-other-social-media-schedulers',
    ]),
  );
});
