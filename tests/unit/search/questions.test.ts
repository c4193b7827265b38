import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setOwnReplica } from '../../../lib/content/store/content-store.ts';
import { sampleSpace } from '../../../lib/content/store/sample/space.ts';
import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts';
import type { SearchDocument } from '../../../lib/search/document.ts';
import { engineWith, type SearchEngine } from '../../../lib/search/engine.ts';
import { searchIndex } from '../../../lib/search/search-index.ts';
import { copyOf } from '../../support/replica.ts';

// The index of a page that is being made has a life and tags there; here it is made once, of the sample content.
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

const engines = new Map<Locale, SearchEngine>();
const endings: (() => unknown)[] = [];
beforeAll(async () => {
  const { replica } = await copyOf({ onTestFinished: (end) => void endings.unshift(end as () => unknown) }, await sampleSpace());
  setOwnReplica(replica);
  for (const locale of LOCALES) engines.set(locale, await engineWith(locale, JSON.parse(await searchIndex(locale)) as SearchDocument[]));
});
afterAll(async () => {
  setOwnReplica(null);
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

const first = (query: string, locale: Locale) => engines.get(locale)?.search(query)[0]?.document.path;

test.each(QUESTIONS)('“%s” and «%s» find %s first', (en, es, path) => {
  expect([first(en, 'en'), first(es, 'es')]).toEqual([path, path]);
});

test.each([
  ['pric', 'en', '/pricing'],
  ['affil', 'en', '/affiliates'],
  ['comision', 'es', '/affiliates'],
] as const)('what is typed so far or without accents, “%s” in %s, finds %s first', (query, locale, path) => {
  expect(first(query, locale)).toBe(path);
});

test('an entry by its title comes before entries that mention it in their text', () => {
  expect(first('how to write captions', 'en')).toBe('/blog/captions-that-survive-the-scroll');
});
