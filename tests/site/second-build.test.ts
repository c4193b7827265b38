import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { COMPETITOR_IDS, COMPETITORS, claimsOf, factsOf, WHITE_LABEL } from '../../lib/site/claims.ts';
import { SITE } from '../../lib/site/identity.ts';
import { INTEGRATIONS } from '../../lib/site/integrations.ts';
import { TERMS } from '../../lib/site/legal.ts';
import { NETWORK_NAMES } from '../../lib/site/networks.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';
import { TESTIMONIALS } from '../../lib/site/testimonials.ts';
import { languageFaults } from '../support/language-faults.ts';
import { own } from '../support/own.ts';
import { addPseudoLanguage, isPseudo, PSEUDO } from '../support/pseudo-language.ts';
import { copyRepository, follow, recipe } from '../support/recipes.ts';
import { buildSite, startSite } from '../support/site.ts';
import { makeSpace } from '../support/space.ts';
import { startStandIn } from '../support/stand-in.ts';
import { words } from '../support/words.ts';

/** Inside the repository, so that the copy finds its packages. */
const COPY = '.next-language';
/** A page added by the recipe of the README. */
const ADDED = '/press';

/** A list's second page, an empty list, an entry in a language that it is not written in, and a missing page. */
const MORE = [ADDED, '/blogs/page/2', '/blog/blog-1', '/compare/compare-1', '/nowhere'];

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

// Features that only another build shows: one more language, one more page, a space with few entries, and consent to a referral.

rmSync(COPY, { recursive: true, force: true });
copyRepository(COPY);
follow(recipe(readFileSync('README.md', 'utf8'), 'Add a page'), COPY);
addPseudoLanguage(COPY);
afterAll(() => rmSync(COPY, { recursive: true, force: true }));
const standIn = own(await startStandIn(makeSpace({ blog: 13, resource: 0, compare: 1 })));
const env = { ...standIn.env, CONTENTFUL_LOCALES: `en=en-US,es=es,${PSEUDO}=en-XA`, REFERRAL_CONSENT: 'required' };
const { code, output } = await buildSite('.next', env, { checkout: COPY });
if (code !== 0 || /Error/.test(output)) throw new Error(output);
const site = own(await startSite('.next', env, { checkout: COPY }));

test.each([...PAGE_PATHS, ...MORE])('nothing on %s is untranslated', async (path) => {
  const { text } = await site.get(`/${PSEUDO}${path === '/' ? '' : path}`);
  expect(text).toMatch(new RegExp(`<html[^>]* lang="${PSEUDO}"`));
  expect(languageFaults(text, [...NAMES, ...FROM_INTL, ...ENGLISH_HEADS])).toEqual([]);
});

test('the recipe for a page adds it in both languages, and the footer, the sitemap and llms.txt name it', async () => {
  const wordsOf = (locale: string, file: string) => JSON.parse(readFileSync(join(COPY, 'messages', locale, file), 'utf8'));
  for (const locale of LOCALES) {
    const path = localizedPath(ADDED, locale);
    const { text } = await site.get(path);
    expect(text).toContain(`>${wordsOf(locale, 'press.json').title}</h1>`);
    expect(text).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${wordsOf(locale, 'shell.json').nav.press}</a>`));
    for (const file of ['/sitemap/pages-1.xml', localizedPath('/llms.txt', locale)])
      expect(await site.textOf(file), file).toContain(`http://localhost:3000${path}`);
  }
});

test('the check of languages finds untranslated texts', () => {
  const html = `<html lang="${PSEUDO}"><title>Plain</title><body><p>[Wóórds] plain</p><p lang="en">English</p><p>Feedloom</p>
    <img alt="a picture"></body></html>`;
  expect(languageFaults(html, ['Feedloom'])).toEqual(['Plain', 'a picture', '[Wóórds] plain']);
});

test('heads and the sitemap name the page in each language', async () => {
  const { text: page } = await site.get(`/${PSEUDO}/pricing`);
  for (const alternate of ['hrefLang="en"', 'hrefLang="es"', `hrefLang="${PSEUDO}"`, 'og:locale" content="en_XA"'])
    expect(page).toContain(alternate);
  expect(await site.textOf('/sitemap/pages-1.xml')).toContain(`hreflang="${PSEUDO}" href="http://localhost:3000/${PSEUDO}/pricing"`);
});

test('files and the message for a refused form are in the language, and a browser that prefers it is redirected to it', async () => {
  for (const file of [`/${PSEUDO}/llms.txt`, `/${PSEUDO}/pricing.md`, `/${PSEUDO}/manifest.webmanifest`, `/api/search/${PSEUDO}`]) {
    const { status, text } = await site.get(file);
    expect([file, status, isPseudo(text)]).toEqual([file, 200, true]);
  }
  expect(await site.leadsTo('/pricing', { 'accept-language': PSEUDO })).toEqual([307, `/${PSEUDO}/pricing`]);
  const refused = await fetch(`${site.origin}/${PSEUDO}/affiliates`, { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect([refused.status, isPseudo(await refused.text())]).toEqual([403, true]);
});

test('an entry without a text in the language shows the English one, marked as such, and does not count as a separate page', async () => {
  const { text } = await site.get(`/${PSEUDO}/blog/blog-1`);
  expect(text).toMatch(/<h1 lang="en"[^>]*>Title of blog-1 \(English\)/);
  expect(text).toContain('rel="canonical" href="http://localhost:3000/blog/blog-1"');
  expect(text).not.toContain(`rel="alternate" hrefLang="${PSEUDO}"`);
});

test('an empty list shows a message, and the only entry of a kind has no related column', async () => {
  const list = await site.get('/es/resources');
  expect([list.status, list.text.includes(words('es')('resources.empty'))]).toEqual([200, true]);
  expect(await site.textOf('/compare/compare-1')).not.toContain(words('en')('compare.related'));
  expect(await site.textOf('/blog/blog-1')).toContain(words('en')('blog.related'));
});

test('a site that asks first stores no referral by itself', async () => {
  expect((await site.get('/pricing?ref=anna')).headers.has('set-cookie')).toBe(false);
});
