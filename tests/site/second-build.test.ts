import { rmSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPETITOR_IDS, COMPETITORS, claimsOf, factsOf, WHITE_LABEL } from '../../lib/site/claims.ts';
import { SITE } from '../../lib/site/identity.ts';
import { INTEGRATIONS } from '../../lib/site/integrations.ts';
import { TERMS } from '../../lib/site/legal.ts';
import { NETWORK_NAMES } from '../../lib/site/networks.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { TESTIMONIALS } from '../../lib/site/testimonials.ts';
import { NOTICE_DELAY_MS } from '../../lib/visitor/consent.ts';
import { BROWSER_ARGS, findBrowser, UNSEEN_ARGS } from '../../scripts/browser.mjs';
import { hydrated } from '../support/hydrated.ts';
import { languageFaults } from '../support/language-faults.ts';
import { copyWithPseudoLanguage, isPseudo, PSEUDO, pseudoText } from '../support/pseudo-language.ts';
import { buildSite, type RunningSite, startSite } from '../support/site.ts';
import { makeSpace } from '../support/space.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';

const [en, es] = [words('en'), words('es')];

/** Inside the repository, so that the copy finds its packages. */
const COPY = '.next-language';
/** A minute on two idle cores; much more while other builds run. */
const BUILD_MS = 600_000;

/** A list's second page, an empty list, an entry in a language that it is not written in, and a missing page. */
const MORE = ['/blogs/page/2', '/blog/blog-1', '/compare/compare-1', '/nowhere'];

/** Names and signs, which are the same in every language. */
const NAMES = [
  ...[SITE.product, SITE.legalName, ...Object.values(SITE.address), TERMS.governingLaw, WHITE_LABEL.encryption, WHITE_LABEL.audit],
  ...Object.values(NETWORK_NAMES),
  ...COMPETITOR_IDS.flatMap((id) => claimsOf(id).map(([, { source }]) => source.name)),
  // Other tools' names of plans and networks.
  ...COMPETITOR_IDS.flatMap((id) => factsOf(id).flatMap(({ value }) => Object.values(value).flat().map(String))),
  ...Object.values(COMPETITORS).map(({ name }) => name),
  ...Object.values(INTEGRATIONS).flatMap((providers) => providers.map(({ name }) => name)),
  ...TESTIMONIALS.flatMap(({ name, company }) => [name, company]),
  // The brands of the white-label pictures, and the words of the switch of the writing direction.
  ...['Fernwood', 'Marea', 'Casa Lumbre', 'LTR', 'RTL'],
];

/** Words of lists, of time spans and of the example's weeks: they come from Intl, which does not know the pseudo-language. */
const FROM_INTL = ['and', 'or', 'minutes', 'months', 'year', 'years', 'Nov'];

/** The head texts of an English entry, which cannot be marked. */
const ENGLISH_HEADS = ['blog-1', 'compare-1'].flatMap((id) => [`Title of ${id} (English)`, `What ${id} is about, in English.`]);

// Features that only another build shows: one more language, a space with few entries, and a site that asks for consent to a referral.

let standIn: StandIn;
let site: RunningSite;
let browser: Browser;
let phone: BrowserContext;

beforeAll(async () => {
  rmSync(COPY, { recursive: true, force: true });
  copyWithPseudoLanguage(COPY);
  standIn = await startStandIn(makeSpace({ blog: 13, resource: 0, compare: 1 }));
  const env = { ...standIn.env, CONTENTFUL_LOCALES: `en=en-US,es=es,${PSEUDO}=en-XA`, REFERRAL_CONSENT: 'required' };
  const { code, output } = await buildSite('.next', env, { checkout: COPY });
  expect(code, output).toBe(0);
  expect(output).not.toMatch(/Error/);
  site = await startSite('.next', env, { checkout: COPY });
  browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS, ...UNSEEN_ARGS] });
  phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'en-US' });
}, BUILD_MS);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await standIn?.close();
  rmSync(COPY, { recursive: true, force: true });
});

/** Idle pages: for a new one Chromium starts a process, which takes longer than the load. */
const idle: Page[] = [];

/** A page on a phone, once its fonts are loaded. It is reused after the check. */
async function opened(path: string): Promise<Page> {
  const page = idle.pop() ?? (await phone.newPage());
  await page.goto(`${site.origin}/${PSEUDO}${path === '/' ? '' : path}`);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The same, once its controls work. */
async function ready(path: string): Promise<Page> {
  const page = await opened(path);
  await hydrated(page);
  return page;
}

const faultsOf = (page: Page) => languageFaults(page, [...NAMES, ...FROM_INTL, ...ENGLISH_HEADS]);

test.concurrent.for([...PAGE_PATHS, ...MORE])('nothing on %s is untranslated, cut off or too wide', async (path, { expect }) => {
  const page = await opened(path);
  expect(await page.locator('html').getAttribute('lang')).toBe(PSEUDO);
  expect(await faultsOf(page)).toEqual([]);
  idle.push(page);
});

test('nothing in the menu is untranslated, cut off or too wide', async () => {
  const page = await ready('/faq');
  await page.getByRole('button', { name: pseudoText(en('shell.menu.open')) }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  idle.push(page);
});

test('the menu links to the page in both other languages, in their own words', async () => {
  const page = await ready('/faq');
  await page.getByRole('button', { name: pseudoText(en('shell.menu.open')) }).click();
  const menu = page.getByRole('dialog');
  for (const [say, path] of [
    [en, '/faq'],
    [es, '/es/faq'],
  ] as const) {
    const ways = menu.getByRole('link', { name: say('shell.language.label') });
    expect(await ways.first().getAttribute('href')).toBe(path);
  }
  idle.push(page);
});

test('no message of the affiliate form about an empty field is untranslated, cut off or too wide', async () => {
  const page = await ready('/affiliates');
  await page.getByRole('button', { name: pseudoText(en('affiliates.apply.send')) }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  idle.push(page);
});

test.for(['qqqqqqqq', SITE.product])('no message of the search for "%s" is untranslated, cut off or too wide', async (query) => {
  const page = await ready('/all');
  await page.getByRole('searchbox').fill(query);
  await page.getByText(`“${query}”`).first().waitFor();
  expect(await languageFaults(page, [...NAMES, ...FROM_INTL, query])).toEqual([]);
  idle.push(page);
});

/** Advances the clock until the cookie notice shows. The page's clock has to be installed: it belongs to its whole context. */
async function passNoticeDelay(page: Page): Promise<void> {
  await hydrated(page);
  await page.clock.fastForward(NOTICE_DELAY_MS);
}

test('nothing in the notice about cookies is untranslated, cut off or too wide', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${site.origin}/${PSEUDO}/all`);
  await passNoticeDelay(page);
  await page.getByRole('region', { name: pseudoText(en('late.notice.label')) }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await context.close();
});

test('heads and the sitemap name the page in each language', async () => {
  const { text: page } = await site.get(`/${PSEUDO}/pricing`);
  for (const alternate of ['hrefLang="en"', 'hrefLang="es"', `hrefLang="${PSEUDO}"`, 'og:locale" content="en_XA"'])
    expect(page).toContain(alternate);
  expect((await site.get('/sitemap/pages-1.xml')).text).toContain(`hreflang="${PSEUDO}" href="http://localhost:3000/${PSEUDO}/pricing"`);
});

test.each([`/${PSEUDO}/llms.txt`, `/${PSEUDO}/pricing.md`, `/${PSEUDO}/manifest.webmanifest`, `/api/search/${PSEUDO}`])(
  '%s is written in the language',
  async (file) => {
    const { status, text } = await site.get(file);
    expect([status, isPseudo(text)]).toEqual([200, true]);
  },
);

test('a visitor whose browser prefers the language is redirected to it', async () => {
  expect((await site.get('/pricing', { 'accept-language': PSEUDO })).headers.get('location')).toBe(`/${PSEUDO}/pricing`);
});

test('a refused form gets its message in the language', async () => {
  const refused = await fetch(`${site.origin}/${PSEUDO}/affiliates`, { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect([refused.status, isPseudo(await refused.text())]).toEqual([403, true]);
});

test('an entry without a text in the language shows the English one, marked as such, and does not count as a separate page', async () => {
  const { text } = await site.get(`/${PSEUDO}/blog/blog-1`);
  expect(text).toMatch(/<h1 lang="en"[^>]*>Title of blog-1 \(English\)/);
  expect(text).toContain('rel="canonical" href="http://localhost:3000/blog/blog-1"');
  expect(text).not.toContain(`rel="alternate" hrefLang="${PSEUDO}"`);
});

test.each([
  ['/resources', 'There are no resources yet. Try again later.'],
  ['/es/resources', es('resources.empty')],
])('an empty kind builds, and %s shows a message', async (path, empty) => {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  expect(text).toContain(empty);
});

test('the only entry of a kind has no related column', async () => {
  const { status, text } = await site.get('/compare/compare-1');
  expect(status).toBe(200);
  expect(text).not.toContain(en('compare.related'));
  expect((await site.get('/blog/blog-1')).text, 'where there are others').toContain(en('blog.related'));
});

test('a site that asks first stores no referral before the notice is closed, and all of it then', async () => {
  const { headers } = await site.get('/pricing?ref=anna');
  expect(headers.has('set-cookie')).toBe(false);
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${site.origin}/?ref=anna`);
  await passNoticeDelay(page);
  const understood = page.getByRole('button', { name: en('late.notice.accept') });
  await understood.waitFor();
  expect(await page.getByRole('region', { name: en('late.notice.label') }).textContent()).toContain(en('late.notice.text.required'));
  // Navigation inside the site keeps the page, and so its memory.
  await page
    .getByRole('link', { name: en('shell.nav.pricing'), exact: true })
    .first()
    .click();
  await page.waitForURL('**/pricing');
  expect(await context.cookies()).toEqual([]);
  const login = page.getByRole('link', { name: en('shell.nav.login') }).first();
  await login.dispatchEvent('contextmenu');
  expect(await login.getAttribute('href')).toContain('ref=anna');
  await understood.click();
  const kept = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  expect(Object.keys(kept).sort()).toEqual(['consent', 'ref', 'ref_created_at', 'ref_landing', 'ref_referrer']);
  expect([kept.ref, kept.ref_landing]).toEqual(['anna', `${site.origin}/?ref=anna`]);
  await context.close();
});

test('a fault of each kind is found on a page that has it', async () => {
  const page = await phone.newPage();
  await page.setContent(`<html lang="${PSEUDO}"><title>Plain</title><body style="margin: 0">
    <p>[Wóórds] plain</p><p lang="en">English</p><p>Feedloom</p><img alt="a picture">
    <p style="width: 90px; overflow: hidden; white-space: nowrap">[Áá lóóñg lííñéé óóf téxt]</p>
    <p style="height: 20px; width: 90px; overflow: hidden">[Mááñý wóórds ííñ áá lóów bóóx]</p>
    <a style="display: block; width: 60px; border: 1px solid; white-space: nowrap">[Bííg búúttóóñ tééxt]</a>
    <p style="width: 90px; overflow: auto; white-space: nowrap">[Áá líñéé tháát çááñ béé sçróólléd]</p>
    <p style="width: 900px; text-align: end">[Wííd]</p></body></html>`);
  const found = await languageFaults(page, ['Feedloom']);
  expect(found.map((fault) => fault.replace(/ (?=P |A |P$|A$).*$/, '').trim())).toEqual([
    'untranslated title: Plain',
    'untranslated alt: a picture',
    'untranslated: [Wóórds] plain',
    '[Áá lóóñg lííñéé óóf téxt]: cut by',
    '[Mááñý wóórds ííñ áá lóów bóóx]: cut by',
    '[Bííg búúttóóñ tééxt]: sticks out of',
    '[Wííd]: outside the window',
    'the page is 900 px wide, the window 390',
  ]);
  await page.close();
});
