import { expect, type Page } from 'playwright/test';
import type { StoredApplication } from '../../lib/affiliates/application-store.ts';
import { SqliteApplicationStore } from '../../lib/affiliates/sqlite-application-store.ts';
import { LEAST_FILL_MS } from '../../lib/affiliates/state.ts';
import { LOCALES, type Locale, localizedPath } from '../../lib/i18n/locales.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { BROWSER_STORE } from '../support/browser-store.ts';
import { hydrated } from '../support/hydrated.ts';
import { test } from '../support/kept-page.ts';

const WORDS = {
  en: {
    labels: ['Full name', 'Email address', 'Payment-service account', 'How will you promote Feedloom?'],
    send: 'Send application',
    mistaken: 'Not sent yet: please look at this again',
    email: 'Enter an email address in the form name@domain.com.',
    plan: 'Tell us how you will promote Feedloom.',
    received: 'We’ve got it',
    thanks: 'Application stored. Thank you!',
  },
  es: {
    labels: ['Nombre completo', 'Correo electrónico', 'Cuenta del servicio de pagos', '¿Cómo vas a promocionar Feedloom?'],
    send: 'Enviar solicitud',
    mistaken: 'Todavía no se envió: revisa esto',
    email: 'Escribe un correo con la forma nombre@dominio.com.',
    plan: 'Cuéntanos cómo vas a promocionar Feedloom.',
    received: 'Ya la tenemos',
    thanks: 'Solicitud guardada. ¡Gracias!',
  },
} as const;

const pathOf = (locale: Locale) => localizedPath('/affiliates', locale);
const form = (page: Page) => page.locator('#apply form');
const answer = (page: Page) => page.locator('#application');
const field = (page: Page, locale: Locale, index: number) => page.getByRole('textbox', { name: WORDS[locale].labels[index], exact: true });
const send = (page: Page, locale: Locale) => page.getByRole('button', { name: WORDS[locale].send });

/** A person that no other test applies as. */
const somebody = () => `anna.${crypto.randomUUID()}@example.com`;

async function fill(page: Page, locale: Locale, values: readonly string[]): Promise<void> {
  for (const [index, value] of values.entries()) await field(page, locale, index).fill(value);
}

/** What the site has stored of a person. */
function storedOf(email: string): StoredApplication[] {
  const store = new SqliteApplicationStore(BROWSER_STORE);
  try {
    return [...store.all()].filter((application) => application.email === email);
  } finally {
    store.close();
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

async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, '#apply')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scroll').toBeLessThanOrEqual(0);
}

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test(`an application is corrected, sent and thanked for, with where it came from (${locale})`, async ({ page }) => {
    const email = somebody();
    await page.setViewportSize({ width: 320, height: 700 });
    await openForLong(page, `${pathOf(locale)}?ref=berta`);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await fill(page, locale, ['Anna Ünal', 'anna', 'anna@pay.example']);
    await send(page, locale).click();

    await expect(answer(page)).toBeFocused();
    await expect(answer(page).getByRole('heading')).toHaveText(words.mistaken);
    await expect(answer(page).getByRole('link')).toHaveText([words.email, words.plan]);
    await expect(field(page, locale, 0)).not.toHaveAttribute('aria-invalid');
    await expect(field(page, locale, 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, locale, 1)).toHaveAccessibleDescription(new RegExp(`^${words.email.replace(/[.?]/g, '\\$&')}`));
    await expectAccessible(page);
    expect(posts, 'what the browser can tell by itself is not asked').toEqual([]);

    await answer(page).getByRole('link').first().click();
    await expect(field(page, locale, 1)).toBeFocused();
    await expect(field(page, locale, 1)).toHaveValue('anna');
    await field(page, locale, 1).fill(email);
    // Leaving the field mends it, and moves nothing below it: this click has to arrive.
    await field(page, locale, 3).fill('A newsletter on ceramics.');
    await expect(field(page, locale, 1)).not.toHaveAttribute('aria-invalid');
    await send(page, locale).click();

    await expect(answer(page)).toBeFocused();
    await expect(answer(page).getByRole('heading').first()).toHaveText(words.received);
    await expect(answer(page)).toContainText(email);
    await expect(page.getByText(words.thanks)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await expectAccessible(page);
    expect(storedOf(email)).toMatchObject([
      {
        ...{ fullName: 'Anna Ünal', paymentAccount: 'anna@pay.example', promotion: 'A newsletter on ceramics.', locale, revision: 1 },
        ...{ page: `${pathOf(locale)}?ref=berta`, referral: { ref: 'berta', landing: expect.stringContaining('?ref=berta') } },
      },
    ]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`an application is corrected, sent and thanked for (${locale})`, async ({ page }) => {
      const email = somebody();
      await page.goto(pathOf(locale));
      await fill(page, locale, ['Anna <b>Ünal</b>', 'anna', '"quoted" & more', 'Two\nlines']);
      await send(page, locale).click();
      await expect(answer(page).getByRole('heading')).toHaveText(words.mistaken);
      await expect(answer(page)).toBeInViewport();
      await expect(answer(page).getByRole('link')).toHaveText([words.email]);
      await expect(field(page, locale, 0)).toHaveValue('Anna <b>Ünal</b>');
      await expect(field(page, locale, 1)).toHaveValue('anna');
      await expect(field(page, locale, 2)).toHaveValue('"quoted" & more');
      await expect(field(page, locale, 3)).toHaveValue('Two\nlines');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);

      await field(page, locale, 1).fill(email);
      await send(page, locale).click();
      await expect(answer(page).getByRole('heading').first()).toHaveText(words.received);
      await expect(answer(page)).toContainText(email);
      await expect(answer(page)).toBeInViewport();
      expect(storedOf(email)).toMatchObject([{ fullName: 'Anna <b>Ünal</b>', promotion: 'Two\nlines', locale, page: pathOf(locale) }]);
      // Sent again by a reload, it is still one.
      await page.reload();
      expect(storedOf(email)).toHaveLength(1);
    });
  });
}

test('who is too quick, or a program, is told so and loses nothing', async ({ page }) => {
  const email = somebody();
  await open(page, '/affiliates');
  await fill(page, 'en', ['Anna', email, 'anna@pay', 'A podcast.']);
  await send(page, 'en').click();
  await expect(answer(page).getByRole('heading')).toHaveText('That was very quick');
  await waitLongEnough(page);
  await page.locator('input[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://evil.example';
  });
  await send(page, 'en').click();
  await expect(answer(page).getByRole('heading')).toHaveText('A hidden field was filled in');
  expect(storedOf(email)).toEqual([]);
  await expect(field(page, 'en', 3)).toHaveValue('A podcast.');
});

/** Goes to another page and back, as the browser's button does. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page).toHaveURL('/affiliates');
}

test('who has looked something up on another page is not too quick, and comes back to the place that was left', async ({ page }) => {
  const email = somebody();
  await openForLong(page, '/affiliates');
  await fill(page, 'en', ['Anna', 'anna', 'anna@pay', 'A podcast.']);
  await send(page, 'en').click();
  await expect(answer(page)).toBeFocused();
  await leaveAndComeBack(page);
  await expect(field(page, 'en', 3)).toHaveValue('A podcast.');
  await expect(answer(page)).not.toBeFocused();
  await field(page, 'en', 1).fill(email);
  await send(page, 'en').click();
  await expect(answer(page).getByRole('heading').first()).toHaveText('We’ve got it');
  expect(storedOf(email)).toHaveLength(1);
});

test('a connection that fails keeps the text, offers the mail, and the next try arrives once', async ({ page }) => {
  const email = somebody();
  await openForLong(page, '/affiliates');
  await fill(page, 'en', ['Anna', email, 'anna@pay', 'A podcast & a blog.']);
  await page.route('**/affiliates', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await send(page, 'en').click();
  await expect(answer(page)).toBeFocused();
  await expect(answer(page).getByRole('heading')).toHaveText('No answer from our server');
  const mail = new URL((await answer(page).getByRole('link').getAttribute('href')) ?? '');
  expect(mail.searchParams.get('body')).toContain('How I will promote Feedloom: A podcast & a blog.');
  await expect(field(page, 'en', 3)).toHaveValue('A podcast & a blog.');
  await page.unroute('**/affiliates');

  // By keyboard alone, and impatiently.
  await field(page, 'en', 2).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(answer(page).getByRole('heading').first()).toHaveText('We’ve got it');
  expect(storedOf(email)).toMatchObject([{ revision: 1 }]);
});

test('a server that does not know the page’s form any more is told apart from one that does not answer', async ({ page }) => {
  await openForLong(page, '/affiliates');
  await fill(page, 'en', ['Anna', somebody(), 'anna@pay', 'A podcast.']);
  // As a page from before a new build would: with the name of an action that is gone.
  await page.route('**/affiliates', (route) => {
    const headers = route.request().headers();
    return route.continue({ headers: headers['next-action'] ? { ...headers, 'next-action': '60'.padEnd(42, '0') } : headers });
  });
  await send(page, 'en').click();
  await expect(answer(page).getByRole('heading')).toHaveText('The site was updated while you wrote');
  await expect(field(page, 'en', 3)).toHaveValue('A podcast.');
});
