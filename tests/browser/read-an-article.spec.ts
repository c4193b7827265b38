import { expect, type Page } from 'playwright/test';
import { test } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

/** Has headings of every level, a table and pictures. */
const LONG = '/resource/accessible-social-posts-handbook';
const WITH_CODE = '/resource/utm-naming-guide';
const POST = '/blog/plan-a-week-of-posts-in-an-afternoon';
const COMPARISON = '/compare/spreadsheet-or-scheduler';
const RELATED_MAX = 5;

const en = words('en');
const es = words('es');
const article = (page: Page) => page.getByRole('article').first();
const contents = (page: Page) => article(page).getByRole('navigation', { name: en('shell.sections.contents') });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const closing = (page: Page) => page.getByRole('main').getByRole('link', { name: en('createAccount.join') });

test('the contents of an article lead to its headings, stay in view and mark the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LONG);
  const links = await contents(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
  // There and back: what was passed in one leap counts as passed.
  for (const target of [links.at(-1), links[2]] as string[]) {
    await contents(page).locator(`a[href="${target}"]`).click();
    await expect(page).toHaveURL(`${LONG}${target}`);
    await expect(article(page).locator(target)).toBeInViewport();
    await expect(contents(page).locator('[aria-current]')).toHaveAttribute('href', target);
    await expect(contents(page)).toBeInViewport();
  }
});

test('on a phone the contents of an article are folded, and lead to its headings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LONG);
  await expect(contents(page)).toBeHidden();
  await article(page).locator('summary').click();
  const last = contents(page).getByRole('link').last();
  const target = (await last.getAttribute('href')) as string;
  await last.click();
  await expect(article(page).locator(target)).toBeInViewport();
});

test('code is copied as it was written, and a message says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  const block = page.getByRole('figure').filter({ has: page.getByRole('button', { name: en('entry.code.copyLabel') }) });
  await block.first().getByRole('button').click();
  await expect(page.getByText(en('entry.code.copied'))).toBeVisible();
  expect(await copied(page)).toBe(await block.first().locator('pre').textContent());
});

test('the canonical address is shared with the networks, by mail, by copying and by the system', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await page.goto(`/es${LONG}?ref=partner`);
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) as string;
  expect(new URL(canonical).pathname + new URL(canonical).search).toBe(`/es${LONG}`);
  const share = page.getByRole('region', { name: es('entry.share.title') });
  const on = (network: string) => es('entry.share.on', { network });
  for (const name of [on('LinkedIn'), on('Facebook'), es('entry.share.mail')]) {
    const href = await share.getByRole('link', { name }).getAttribute('href');
    expect(href).toContain(encodeURIComponent(canonical));
  }
  await share.getByRole('button', { name: es('entry.share.copy') }).click();
  await expect(page.getByText(es('entry.share.copied'))).toBeVisible();
  expect(await copied(page)).toBe(canonical);
  await share.getByRole('button', { name: es('entry.share.more') }).click();
  expect(await page.evaluate(() => (window as Window & { shared?: ShareData }).shared?.url)).toBe(canonical);
});

test('where the browser does not let the address be copied, a message says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(WITH_CODE);
  await page.getByRole('button', { name: en('entry.share.copy') }).click();
  await expect(page.getByText(en('entry.share.failed'))).toBeVisible();
});

test('the cover comes first, every other picture when it is near, and each has its place before', async ({ page }) => {
  await page.goto(LONG);
  const pictures = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[]).map((image) => [
        image.fetchPriority,
        image.loading,
        image.hasAttribute('width') && image.hasAttribute('height'),
      ]),
    );
  const [cover, ...others] = pictures;
  expect(cover).toEqual(['high', 'eager', true]);
  expect(others.length).toBeGreaterThan(1);
  for (const picture of others) expect(picture).toEqual(['auto', 'lazy', true]);
});

test('after its text an article names its feed and what to read next, which is not among the related ones', async ({ page }) => {
  await page.goto(POST);
  await expect(article(page).locator('a[href="/feeds/blog.rss"]')).toBeVisible();
  const next = page.getByRole('region', { name: en('entry.after.next') }).getByRole('link');
  const href = (await next.getAttribute('href')) as string;
  const related = await page
    .getByRole('complementary', { name: en('blog.related') })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(RELATED_MAX);
  expect(new Set([POST, href, ...related]).size).toBe(2 + related.length);
  for (const path of [href, ...related]) expect(path).toMatch(/^\/blog\/[a-z-]+$/);
  await next.click();
  await expect(page).toHaveURL(href);
});

test('each keyword that an article shows leads to a page of its own', async ({ page }) => {
  await page.goto(POST);
  const keywords = article(page).getByRole('region', { name: en('entry.keywords.label') });
  const links = keywords.getByRole('link');
  await expect(keywords.getByRole('listitem').filter({ hasNot: page.getByRole('link') })).toHaveCount(0);
  await expect(links).not.toHaveCount(0);
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') as string))) {
    expect(href).toMatch(/^\/blogs\/keyword\//);
    expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
  }
});

test('an article closes with the way to the plans, which on comparisons and resources is #create_account', async ({ page }) => {
  await page.goto(POST);
  await expect(closing(page)).toHaveAttribute('href', '/pricing');
  for (const path of [LONG, COMPARISON]) {
    await page.goto(`${path}#create_account`);
    await expect(page.locator('#create_account').getByRole('heading')).toBeInViewport();
    await expect(closing(page)).toHaveAttribute('href', '/pricing');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is whole: contents, tables, code and ways to share it, and no button that does nothing', async ({ page }) => {
    await page.goto(WITH_CODE);
    const last = contents(page).getByRole('link').last();
    const target = (await last.getAttribute('href')) as string;
    await last.click();
    await expect(article(page).locator(target)).toBeInViewport();
    // A heading leads to itself, so that its address can be passed on.
    await expect(article(page).locator(target).getByRole('link')).toHaveAttribute('href', target);
    await expect(article(page).locator('pre').first()).toBeVisible();
    await expect(article(page).getByRole('columnheader').first()).toBeVisible();
    const linkedIn = page.getByRole('link', { name: en('entry.share.on', { network: 'LinkedIn' }) });
    await expect(linkedIn).toHaveAttribute('target', '_blank');
    await expect(article(page).getByRole('button')).toHaveCount(0);
  });
});
