import { expect, type Page } from 'playwright/test';
import { faultsInBothThemes } from '../support/axe.ts';
import { follow } from '../support/follow.ts';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const MENU_BELOW_PX = 1024;
const NOTICE_DELAY_MS = 4000;

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

test('the header is skipped by Tab and Enter, leads to its pages and marks the open one, and the list of an open article', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: en('shell.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  const links = navigation(page).getByRole('link');
  expect(await hrefsOf(links)).toEqual(['/pricing', '/ai-studio', '/blogs', '/affiliates', '/white-label']);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  await expect(header(page).getByRole('link', { name: en('shell.nav.login') })).toHaveAttribute('href', /^https?:\/\/app\./);
  await page.goto(ARTICLE);
  await expect(navigation(page).locator('[aria-current]')).toHaveAttribute('href', '/blogs');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('the header makes the page no wider with the longest labels that editors may write', async ({ page }) => {
  await page.goto('/pricing');
  const login = header(page).getByRole('link', { name: en('shell.nav.login') });
  for (const each of [...(await navigation(page).getByRole('link').all()), more(page), login, trial(page)])
    await each.evaluate((label) => {
      label.textContent = 'Thirty letters for a new label';
    });
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a move inside the site arrives at the top of a page, or at the place that its link names', async ({ page }) => {
  // Next keeps the place of the first address, which must not replace the place of a later link.
  await page.goto('/pricing#pricing-plan');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await follow(navigation(page), en('shell.nav.blog'));
  await expect(page).toHaveURL('/blogs');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // More than once.
  for (const _ of ['first', 'again']) {
    await trial(page).click();
    await expect(page).toHaveURL('/pricing#pricing-plans');
    // It shows only after the scroll to the plans.
    await expect(page.locator('#pricing-plans').getByRole('article', { name: 'Team' }).getByRole('link').first()).toBeInViewport();
    await follow(footer(page), en('shell.nav.faq'));
    await expect(page).toHaveURL('/faq');
  }
});

test('the keyboard operates the second menu; Escape, a press beside it and a focus beyond it close it', async ({ page }) => {
  await page.goto('/pricing');
  await more(page).press('Enter');
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

test('the search opens by its link, by / and by Ctrl K, and closes by Escape; arrow keys move through its results', async ({ page }) => {
  await page.goto('/pricing');
  await searchLink(page).click();
  await expect(panelField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(searchLink(page)).toBeFocused();
  await page.keyboard.press('/');
  await expect(panelField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await panelField(page).fill('zzyzx');
  await expect(panel(page).getByRole('status')).toHaveText(en('late.search.nothing'));
  // Pages are found first.
  await panelField(page).fill('agency');
  await expect(panelResults(page).first()).toHaveAttribute('href', '/white-label');
  await page.keyboard.press('ArrowDown');
  await expect(panelResults(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(panelField(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/all?q=agency');
  await expect(ownField(page)).toHaveValue('agency');
});

withoutScripts('without scripts the second menu, the search and the language work as links', async ({ page }) => {
  await page.goto('/pricing');
  await more(page).press('Enter');
  await moreLinks(page).last().click();
  await expect(page).toHaveURL('/faq');
  await searchLink(page).click();
  await expect(page).toHaveURL('/all');
  await languageLink(header(page)).click();
  await expect(page).toHaveURL('/es/all');
});

test.describe('the menu', () => {
  test.use({ viewport: PHONE });

  test('exists below 1024 px, and closes where the window becomes wider', async ({ page }) => {
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
    await expect(navigation(page)).toBeVisible();
  });

  test('leads to every page, and closes on a link, on a press beside it and for the search', async ({ page }) => {
    await page.goto('/faq');
    await menuOpener(page).click();
    const hrefs = await hrefsOf(menu(page).getByRole('navigation').getByRole('link'));
    expect(hrefs).toEqual(expect.arrayContaining(['/pricing', '/ai-studio', '/blogs', '/affiliates', '/white-label', ...MORE]));
    await page.mouse.click(4, 400);
    await expect(menu(page)).toBeHidden();
    await menuOpener(page).click();
    await follow(menu(page), en('shell.search.label'));
    await expect(menu(page)).toBeHidden();
    await expect(panelField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuOpener(page)).toBeFocused();
    await menuOpener(page).click();
    await follow(menu(page), en('shell.nav.whiteLabel'));
    await expect(page).toHaveURL('/white-label');
    await expect(menu(page)).toBeHidden();
  });

  test('leads to the page in the other language, which the browser remembers', async ({ page }) => {
    await page.goto('/pricing?users=7');
    await menuOpener(page).click();
    await languageLink(menu(page)).click();
    await expect(page).toHaveURL('/es/pricing?users=7');
    await expect(root(page)).toHaveAttribute('lang', 'es');
    await page.goto('/faq');
    await expect(page).toHaveURL('/es/faq');
  });
});

test.describe('an overlay', () => {
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

  for (const { name, viewport, open, part } of overlays)
    test(`is accessible in both themes, and the way back closes it: the ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/pricing');
      await follow(footer(page), en('shell.nav.faq'));
      await expect(page).toHaveURL('/faq');
      await open(page);
      await expect(page.locator(part)).toBeVisible();
      expect(await faultsInBothThemes(page, part)).toEqual({ light: [], dark: [] });
      await page.goBack();
      await expect(page).toHaveURL('/pricing');
      await expect(page.locator(part)).toBeHidden();
    });
});

test.describe('display preferences', () => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name });

  test('are stored, and set before the body of the next page', async ({ page }) => {
    await page.goto('/faq');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
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
  });

  test('from right to left keep the order of words: a question ends with its mark', async ({ page }) => {
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

test('the notice about cookies comes after four seconds, is accessible, and never comes again once it was closed', async ({ page }) => {
  const notice = page.getByRole('region', { name: en('late.notice.label') });
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await page.goto('/faq');
  await page.clock.runFor(NOTICE_DELAY_MS);
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/cookie-policy');
  expect(await faultsInBothThemes(page, '[data-cookie-notice]')).toEqual({ light: [], dark: [] });
  await notice.getByRole('button', { name: en('late.notice.accept') }).click();
  await expect(notice).toBeHidden();
  await page.goto('/pricing');
  await page.clock.runFor(NOTICE_DELAY_MS * 2);
  await expect(notice).toBeHidden();
});

test('nothing on the home page moves where a visitor wants less motion', async ({ page }) => {
  await page.goto('/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 800) {
    const moving = await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      return document.getAnimations().filter(({ playState }) => playState === 'running').length;
    }, top);
    expect(moving, `scrolled to ${top}`).toBe(0);
  }
});

test.describe('toasts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('are at most three, accessible in both themes, and leave after some seconds', async ({ page }) => {
    const toasts = page.getByRole('region', { name: en('shell.toasts') }).getByRole('listitem');
    const copy = page.getByRole('button', { name: en('entry.share.copy') });
    await page.goto(ARTICLE);
    await copy.click();
    const oldest = await toasts.elementHandle();
    for (const _ of [2, 3, 4]) await copy.click();
    await expect.poll(() => oldest?.evaluate((toast) => toast.isConnected)).toBe(false);
    await expect(toasts).toHaveCount(3);
    // A toast under the pointer stays.
    await toasts.first().hover();
    expect(await faultsInBothThemes(page, '[data-sonner-toaster]')).toEqual({ light: [], dark: [] });
    await page.mouse.move(0, 0);
    await expect(toasts).toHaveCount(0);
  });
});
