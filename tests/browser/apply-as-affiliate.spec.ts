import { expect, type Page } from 'playwright/test';
import type { StoredApplication } from '../../lib/affiliates/application-store.ts';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { LEAST_FILL_MS } from '../../lib/affiliates/state.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { BROWSER_STORE } from '../support/browser-store.ts';
import { follow } from '../support/follow.ts';
import { hydrated } from '../support/hydrated.ts';
import { test, withoutScripts } from '../support/kept-page.ts';
import { words } from '../support/words.ts';

const FIELDS = ['fullName', 'email', 'paymentAccount', 'promotion'] as const;
type Field = (typeof FIELDS)[number];

/** The words of the form. */
const say = (locale: Locale, key: string) => words(locale)(`affiliates.apply.${key}`, { product: 'Feedloom' });
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

test('a visitor corrects an application; it is stored with its origin, and the page thanks for it', async ({ page }) => {
  const email = somebody();
  await page.setViewportSize({ width: 320, height: 700 });
  await openForLong(page, '/affiliates?ref=berta');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await fill(page, 'en', { fullName: 'Anna Ünal', email: 'anna', paymentAccount: 'anna@pay.example' });
  await send(page, 'en').click();

  await expect(answer(page)).toBeFocused();
  await expect(answerTitle(page)).toHaveText(say('en', 'mistaken'));
  const problems = [say('en', 'fields.email.problems.email'), say('en', 'fields.promotion.problems.missing')];
  await expect(answer(page).getByRole('link')).toHaveText(problems);
  await expect(field(page, 'en', 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'en', 'email')).toHaveAccessibleDescription(`${problems[0]} ${say('en', 'fields.email.hint')}`);
  await expectAccessible(page);
  expect(posts, 'before the browser has checked the fields').toEqual([]);

  await answer(page).getByRole('link').first().click();
  await expect(field(page, 'en', 'email')).toBeFocused();
  await field(page, 'en', 'email').fill(email);
  await field(page, 'en', 'promotion').fill('A newsletter on ceramics.');
  await expect(field(page, 'en', 'email')).not.toHaveAttribute('aria-invalid');
  await send(page, 'en').click();

  await expect(answer(page)).toBeFocused();
  await expect(answerTitle(page)).toHaveText(say('en', 'received.title'));
  await expect(answer(page)).toContainText(email);
  await expect(send(page, 'en')).toHaveCount(0);
  await expectAccessible(page);
  expect(await storedOf(email)).toMatchObject([
    {
      ...{ fullName: 'Anna Ünal', promotion: 'A newsletter on ceramics.', locale: 'en', revision: 1 },
      ...{ page: '/affiliates?ref=berta', referral: { ref: 'berta', landing: expect.stringContaining('?ref=berta') } },
    },
  ]);
});

withoutScripts('without scripts a visitor corrects an application in Spanish, and a reload does not store it twice', async ({ page }) => {
  const email = somebody();
  const typed = { fullName: 'Anna <b>Ünal</b>', email: 'anna', paymentAccount: '"quoted" & more', promotion: 'Two\nlines' };
  await page.goto('/es/affiliates');
  await fill(page, 'es', typed);
  await send(page, 'es').click();
  await expect(answerTitle(page)).toHaveText(say('es', 'mistaken'));
  await expect(answer(page)).toBeInViewport();
  await expect(answer(page).getByRole('link')).toHaveText([say('es', 'fields.email.problems.email')]);
  for (const name of FIELDS) await expect(field(page, 'es', name)).toHaveValue(typed[name]);

  await field(page, 'es', 'email').fill(email);
  await send(page, 'es').click();
  await expect(answerTitle(page)).toHaveText(say('es', 'received.title'));
  await expect(answer(page)).toContainText(email);
  expect(await storedOf(email)).toMatchObject([{ fullName: 'Anna <b>Ünal</b>', promotion: 'Two\nlines', locale: 'es' }]);
  await page.reload();
  expect(await storedOf(email)).toHaveLength(1);
});

test('the site refuses an application that comes too quickly or fills the hidden field, and keeps its text', async ({ page }) => {
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

test('the form keeps its text while its visitor looks at another page, and takes no focus on return', async ({ page }) => {
  const email = somebody();
  await openForLong(page, '/affiliates');
  await fill(page, 'en', complete('anna'));
  await send(page, 'en').click();
  await expect(answer(page)).toBeFocused();
  await follow(page.getByRole('contentinfo'), words('en')('shell.nav.faq'));
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
