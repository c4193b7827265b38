import { describe, expect, test } from 'vitest';
import { canonicalEntryPath, entryPath, listPathFor } from '../../../lib/routing/collection-addresses.ts';
import { COLLECTIONS, ENTRY_KINDS } from '../../../lib/site/collections.ts';

test.each([
  ['blog', '/blogs', '/blog/plan'],
  ['resource', '/resources', '/resource/plan'],
  ['compare', '/compare', '/compare/plan'],
] as const)('%s lists at %s and shows an entry at %s', (kind, listPath, path) => {
  expect(COLLECTIONS[kind].listPath).toBe(listPath);
  expect(entryPath({ kind, slug: 'plan' })).toBe(path);
});

test('every kind has a collection', () => {
  expect(Object.keys(COLLECTIONS)).toEqual([...ENTRY_KINDS]);
});

describe('a page without an entry redirects to', () => {
  test.each([
    ['/blog/plan', '/blogs'],
    ['/blogs/page/9', '/blogs'],
    ['/resource/plan', '/resources'],
    ['/resources/page/2', '/resources'],
    ['/compare/plan', '/compare'],
    ['/compare/page/2', '/compare'],
    ['/pricing', null],
    ['/', null],
    ['/blogs', null],
    ['/blogging/plan', null],
    ['/es/blog/plan', null],
  ])('from %s: %s', (path, list) => {
    expect(listPathFor(path)).toBe(list);
  });
});

test.each([
  ['es', ['en', 'es'], '/es/blog/a'],
  ['es', ['en'], '/blog/a'],
  ['en', ['en'], '/blog/a'],
] as const)('in %s, an entry that is written in %j has its one address at %s', (locale, languages, path) => {
  expect(canonicalEntryPath({ kind: 'blog', slugs: { en: 'a', es: 'a' }, languages: [...languages] }, locale)).toBe(path);
});

test('an entry with a slug in each language has its address under the slug of the language that it is written in', () => {
  const slugs = { en: 'My_Plan', es: 'planificación' };
  const pathIn = (locale: 'en' | 'es', languages: ('en' | 'es')[]) => canonicalEntryPath({ kind: 'blog', slugs, languages }, locale);
  expect(pathIn('en', ['en', 'es'])).toBe('/blog/My_Plan');
  expect(pathIn('es', ['en', 'es'])).toBe('/es/blog/planificaci%C3%B3n');
  expect(pathIn('es', ['en'])).toBe('/blog/My_Plan');
});
