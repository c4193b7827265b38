import { expect, type Page } from 'playwright/test';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

/** Has headings of every level, a table and pictures. */
const LONG = '/resource/accessible-social-posts-handbook';
const WITH_CODE = '/resource/utm-naming-guide';
const POST = '/blog/plan-a-week-of-posts-in-an-afternoon';

const en = words('en');
const es = words('es');
const article = (page: Page) => page.getByRole('article').first();
const contents = (page: Page) => article(page).getByRole('navigation', { name: en('shell.sections.contents') });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the contents of an article lead to its headings, stay in view and mark the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LONG);
  await expect(contents(page).locator('[aria-current]'), 'above the first section').toHaveCount(0);
  const links = await contents(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  // There and back: sections that were passed in one leap count as passed.
  for (const target of [links.at(-1), links[2]] as string[]) {
    await contents(page).locator(`a[href="${target}"]`).click();
    await expect(page).toHaveURL(`${LONG}${target}`);
    await expect(article(page).locator(target)).toBeInViewport();
    await expect(contents(page).locator('[aria-current]')).toHaveAttribute('href', target);
    await expect(contents(page)).toBeInViewport();
  }
});

test('on a phone the contents of an article unfold and lead to its headings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LONG);
  await expect(contents(page)).toBeHidden();
  await article(page).locator('summary').click();
  const last = contents(page).getByRole('link').last();
  const target = (await last.getAttribute('href')) as string;
  await last.click();
  await expect(article(page).locator(target)).toBeInViewport();
});

test('a button copies code as it was written, and a message reports that', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  const block = page.getByRole('figure').filter({ has: page.getByRole('button', { name: en('entry.code.copyLabel') }) });
  await block.first().getByRole('button').click();
  await expect(page.getByText(en('entry.code.copied'))).toBeVisible();
  expect(await copied(page)).toBe(await block.first().locator('pre').textContent());
});

test('networks, mail, copy and system share the canonical address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => Object.assign(window, { shared: data }) });
  });
  await page.goto(`/es${LONG}?ref=partner`);
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) as string;
  expect(new URL(canonical).pathname + new URL(canonical).search).toBe(`/es${LONG}`);
  const share = page.getByRole('region', { name: es('entry.share.title') });
  for (const name of [es('entry.share.on', { network: 'LinkedIn' }), es('entry.share.mail')]) {
    const href = await share.getByRole('link', { name }).getAttribute('href');
    expect(href).toContain(encodeURIComponent(canonical));
  }
  await share.getByRole('button', { name: es('entry.share.copy') }).click();
  await expect(page.getByText(es('entry.share.copied'))).toBeVisible();
  expect(await copied(page)).toBe(canonical);
  await share.getByRole('button', { name: es('entry.share.more') }).click();
  expect(await page.evaluate(() => (window as Window & { shared?: ShareData }).shared?.url)).toBe(canonical);
});

test('the cover of an article loads first, other pictures load late, and all have a reserved place', async ({ page }) => {
  await page.goto(LONG);
  const pictures = await page
    .locator('main img')
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

test('an article names the next one to read, which is not among the related ones', async ({ page }) => {
  await page.goto(POST);
  const next = page.getByRole('region', { name: en('entry.after.next') }).getByRole('link');
  const href = (await next.getAttribute('href')) as string;
  const related = await page
    .getByRole('complementary', { name: en('blog.related') })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(related.length).toBeGreaterThan(0);
  expect(new Set([POST, href, ...related]).size).toBe(2 + related.length);
  await next.click();
  await expect(page).toHaveURL(href);
});

test('#create_account leads to the invitation at the end of an article', async ({ page }) => {
  await page.goto(`${LONG}#create_account`);
  await expect(page.locator('#create_account').getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link', { name: en('createAccount.join') })).toHaveAttribute('href', '/pricing');
});

withoutScripts('without scripts an article shows its contents, tables, code and links to share it, and no button', async ({ page }) => {
  await page.goto(WITH_CODE);
  const last = contents(page).getByRole('link').last();
  const target = (await last.getAttribute('href')) as string;
  await last.click();
  await expect(article(page).locator(target)).toBeInViewport();
  await expect(article(page).locator(target).getByRole('link')).toHaveAttribute('href', target);
  await expect(article(page).locator('pre').first()).toBeVisible();
  await expect(article(page).getByRole('columnheader').first()).toBeVisible();
  await expect(page.getByRole('link', { name: en('entry.share.on', { network: 'LinkedIn' }) })).toHaveAttribute('target', '_blank');
  await expect(article(page).getByRole('button')).toHaveCount(0);
});
