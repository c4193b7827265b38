import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleSpace } from '../../../lib/content/store/sample/space.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import type { SearchDocument } from '../../../lib/search/document.ts';
import { SearchEngine } from '../../../lib/search/engine.ts';
import { searchIndex } from '../../../lib/search/search-index.ts';
import { showCopyOf } from '../../support/replica.ts';

// The index of a page that is being made has a life and tags there; here it is made once, of the sample content.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

const endings: (() => unknown)[] = [];
beforeAll(async () => {
  await showCopyOf({ onTestFinished: (end) => void endings.unshift(end as () => unknown) }, await sampleSpace());
});
afterAll(async () => {
  for (const end of endings) await end();
});

/** What visitors type, in either language, and the page that they mean: it has to come first. */
const QUESTIONS: [en: string, es: string, path: string][] = [
  ['price', 'precio', '/pricing'],
  ['how much', 'cuánto cuesta', '/pricing'],
  ['free trial', 'prueba gratis', '/pricing'],
  ['AI', 'IA', '/ai-studio'],
  ['image generator', 'generador de imágenes', '/ai-studio'],
  ['support', 'soporte', '/faq'],
  ['white label', 'marca blanca', '/white-label'],
  ['reseller', 'revendedor', '/white-label'],
  ['outsource', 'subcontratar', '/managed-service'],
  ['templates', 'plantillas', '/resources'],
  ['alternatives', 'alternativas', '/compare'],
  ['hootsuite alternative', 'alternativa a hootsuite', '/compare/hootsuite-alternative'],
  ['later', 'later', '/compare/later-alternative'],
  ['gdpr', 'rgpd', '/privacy-policy'],
  ['screen reader', 'lector de pantalla', '/accessibility'],
];

const engines = new Map<Locale, Promise<SearchEngine>>();
function engineOf(locale: Locale) {
  const known = engines.get(locale);
  if (known) return known;
  const made = searchIndex(locale).then((json) => SearchEngine.of(locale, JSON.parse(json) as SearchDocument[]));
  engines.set(locale, made);
  return made;
}
const first = async (query: string, locale: Locale) => (await engineOf(locale)).search(query)[0]?.document.path;

test.each(QUESTIONS)('“%s” and «%s» find %s first', async (en, es, path) => {
  expect(await first(en, 'en')).toBe(path);
  expect(await first(es, 'es')).toBe(path);
});

test.each([
  ['pric', 'en', '/pricing'],
  ['affil', 'en', '/affiliates'],
  ['comision', 'es', '/affiliates'],
] as const)('what is typed so far or without accents, “%s” in %s, finds %s first', async (query, locale, path) => {
  expect(await first(query, locale)).toBe(path);
});

test('an entry by its title comes before entries that mention it in their text', async () => {
  const found = (await engineOf('en')).search('how to write captions');
  expect(found[0]?.document.path).toBe('/blog/captions-that-survive-the-scroll');
});
