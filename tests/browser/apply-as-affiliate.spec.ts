import { expect, type Page } from 'playwright/test';
import type { StoredApplication } from '../../lib/affiliates/application-store.ts';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { LEAST_FILL_MS } from '../../lib/affiliates/state.ts';
import { LOCALES, type Locale, localizedPath } from '../../lib/i18n/locales.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { BROWSER_STORE } from '../support/browser-store.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const FIELDS = ['fullName', 'email', 'paymentAccount', 'promotion'] as const;
type Field = (typeof FIELDS)[number];

/** The words of the form. */
const say = (locale: Locale, key: string) => words(locale)(`affiliates.apply.${key}`, { product: 'Feedloom' });
const pathOf = (locale: Locale) => localizedPath('/affiliates', locale);
const answer = (page: Page) => page.locator('#application');
const answerTitle = (page: Page) => answer(page).getByRole('heading').first();
const field = (page: Page, locale: Locale, name: Field) =>
  page.getByRole('textbox', { name: say(locale, `fields.${name}.label`), exact: true });
const send = (page: Page, locale: Locale) => page.getByRole('button', { name: say(locale, 'send') });

/** A person that no other test applies as. */
const somebody = () => `anna.${crypto.randomUUID()}@example.com`;

async function fill(page: Page, locale: Locale, values: Partial<Record<Field, string>>): Promise<void> {
  for (const name of FIELDS) if (values[name] !== undefined) await field(page, locale, name).fill(values[name]);
}

const complete = (email: string) => ({ fullName: 'Anna', email, paymentAccount: 'anna@pay', promotion: 'A podcast & a blog.' });

/** What the site has stored of a person. */
async function storedOf(email: string): Promise<StoredApplication[]> {
  const store = new ApplicationStore(BROWSER_STORE);
  try {
    return (await Array.fromAsync(store.all())).filter((application) => application.email === email);
  } finally {
    await store.close();
  }
}

/** Opens a page at whose form time stands still. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    performance.now = () => 1000;
  });
  await page.goto(path);
  await hydrated(page);
}

/** Lets as much time pass at once as a form has to be open for. */
const waitLongEnough = (page: Page) =>
  page.evaluate((ms) => {
    performance.now = () => 1000 + ms;
  }, LEAST_FILL_MS);

async function openForLong(page: Page, path: string): Promise<void> {
  await open(page, path);
  await waitLongEnough(page);
}

/** A state of the form that no load of the page shows. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, '#apply')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scroll').toBeLessThanOrEqual(0);
}

for (const locale of LOCALES) {
  test(`an application is corrected, stored with where it came from, and thanked for (${locale})`, async ({ page }) => {
    const email = somebody();
    await page.setViewportSize({ width: 320, height: 700 });
    await openForLong(page, `${pathOf(locale)}?ref=berta`);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await fill(page, locale, { fullName: 'Anna Ünal', email: 'anna', paymentAccount: 'anna@pay.example' });
    await send(page, locale).click();

    await expect(answer(page)).toBeFocused();
    await expect(answerTitle(page)).toHaveText(say(locale, 'mistaken'));
    const problems = [say(locale, 'fields.email.problems.email'), say(locale, 'fields.promotion.problems.missing')];
    await expect(answer(page).getByRole('link')).toHaveText(problems);
    await expect(field(page, locale, 'fullName')).not.toHaveAttribute('aria-invalid');
    await expect(field(page, locale, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, locale, 'email')).toHaveAccessibleDescription(`${problems[0]} ${say(locale, 'fields.email.hint')}`);
    await expectAccessible(page);
    expect(posts, 'what the browser can tell by itself is not asked').toEqual([]);

    await answer(page).getByRole('link').first().click();
    await expect(field(page, locale, 'email')).toBeFocused();
    await expect(field(page, locale, 'email')).toHaveValue('anna');
    await field(page, locale, 'email').fill(email);
    // Leaving the field mends it, and moves nothing below it: this click has to arrive.
    await field(page, locale, 'promotion').fill('A newsletter on ceramics.');
    await expect(field(page, locale, 'email')).not.toHaveAttribute('aria-invalid');
    await send(page, locale).click();

    await expect(answer(page)).toBeFocused();
    await expect(answerTitle(page)).toHaveText(say(locale, 'received.title'));
    await expect(answer(page)).toContainText(email);
    await expect(page.getByText(say(locale, 'toasts.received'))).toBeVisible();
    await expect(send(page, locale)).toHaveCount(0);
    await expectAccessible(page);
    expect(await storedOf(email)).toMatchObject([
      {
        ...{ fullName: 'Anna Ünal', paymentAccount: 'anna@pay.example', promotion: 'A newsletter on ceramics.', locale, revision: 1 },
        ...{ page: `${pathOf(locale)}?ref=berta`, referral: { ref: 'berta', landing: expect.stringContaining('?ref=berta') } },
      },
    ]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`an application is corrected, stored once, and thanked for (${locale})`, async ({ page }) => {
      const email = somebody();
      const typed = { fullName: 'Anna <b>Ünal</b>', email: 'anna', paymentAccount: '"quoted" & more', promotion: 'Two\nlines' };
      await page.goto(pathOf(locale));
      await fill(page, locale, typed);
      await send(page, locale).click();
      await expect(answerTitle(page)).toHaveText(say(locale, 'mistaken'));
      await expect(answer(page)).toBeInViewport();
      await expect(answer(page).getByRole('link')).toHaveText([say(locale, 'fields.email.problems.email')]);
      for (const name of FIELDS) await expect(field(page, locale, name)).toHaveValue(typed[name]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);

      await field(page, locale, 'email').fill(email);
      await send(page, locale).click();
      await expect(answerTitle(page)).toHaveText(say(locale, 'received.title'));
      await expect(answer(page)).toContainText(email);
      await expect(answer(page)).toBeInViewport();
      expect(await storedOf(email)).toMatchObject([
        { fullName: 'Anna <b>Ünal</b>', promotion: 'Two\nlines', locale, page: pathOf(locale) },
      ]);
      // Sent again by a reload, it is still one.
      await page.reload();
      expect(await storedOf(email)).toHaveLength(1);
    });
  });
}

test('an application that comes too quickly, or fills in the hidden field, is refused and keeps its text', async ({ page }) => {
  const email = somebody();
  await open(page, '/affiliates');
  await fill(page, 'en', complete(email));
  await send(page, 'en').click();
  await expect(answerTitle(page)).toHaveText(say('en', 'refusals.hasty.title'));
  await waitLongEnough(page);
  await page.locator('input[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://evil.example';
  });
  await send(page, 'en').click();
  await expect(answerTitle(page)).toHaveText(say('en', 'refusals.trapped.title'));
  expect(await storedOf(email)).toEqual([]);
  await expect(field(page, 'en', 'promotion')).toHaveValue('A podcast & a blog.');
});

test('the form keeps its text and its time while another page is visited, and takes no focus on return', async ({ page }) => {
  const email = somebody();
  await openForLong(page, '/affiliates');
  await fill(page, 'en', complete('anna'));
  await send(page, 'en').click();
  await expect(answer(page)).toBeFocused();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('en')('shell.nav.faq') })
    .click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/affiliates');
  await expect(field(page, 'en', 'promotion')).toHaveValue('A podcast & a blog.');
  await expect(answer(page)).not.toBeFocused();
  await field(page, 'en', 'email').fill(email);
  await send(page, 'en').click();
  await expect(answerTitle(page)).toHaveText(say('en', 'received.title'));
  expect(await storedOf(email)).toHaveLength(1);
});

test('a failed connection keeps the text and offers the mail; sent twice by keyboard, it is stored once', async ({ page }) => {
  const email = somebody();
  await openForLong(page, '/affiliates');
  await fill(page, 'en', complete(email));
  await page.route('**/affiliates', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await send(page, 'en').click();
  await expect(answer(page)).toBeFocused();
  await expect(answerTitle(page)).toHaveText(say('en', 'refusals.unreachable.title'));
  const mail = new URL((await answer(page).getByRole('link').getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toContain('A podcast & a blog.');
  await expect(field(page, 'en', 'promotion')).toHaveValue('A podcast & a blog.');
  await page.unroute('**/affiliates');

  // Impatiently.
  await field(page, 'en', 'paymentAccount').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(answerTitle(page)).toHaveText(say('en', 'received.title'));
  expect(await storedOf(email)).toMatchObject([{ revision: 1 }]);
});

test('an application from a page that is older than the site is refused as such and keeps its text', async ({ page }) => {
  await openForLong(page, '/affiliates');
  await fill(page, 'en', complete(somebody()));
  // As a page from before a new build would: with the name of an action that is gone.
  await page.route('**/affiliates', (route) => {
    const headers = route.request().headers();
    return route.continue({ headers: headers['next-action'] ? { ...headers, 'next-action': '60'.padEnd(42, '0') } : headers });
  });
  await send(page, 'en').click();
  await expect(answerTitle(page)).toHaveText(say('en', 'refusals.outdated.title'));
  await expect(field(page, 'en', 'promotion')).toHaveValue('A podcast & a blog.');
});
