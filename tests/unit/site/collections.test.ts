import { describe, expect, test } from 'vitest';
import { canonicalEntryPath, listPathFor } from '../../../lib/routing/collection-addresses.ts';

describe('a page without an entry redirects to', () => {
  test.each([
    ['/blog/plan', '/blogs'],
    ['/resources/page/2', '/resources'],
    ['/compare/plan', '/compare'],
    ['/pricing', null],
    ['/blogging/plan', null],
  ])('from %s: %s', (path, list) => {
    expect(listPathFor(path)).toBe(list);
  });
});

test('an entry with a slug in each language has its address under the slug of the language that it is written in', () => {
  const slugs = { en: 'My_Plan', es: 'planificación' };
  const pathIn = (locale: 'en' | 'es', languages: ('en' | 'es')[]) => canonicalEntryPath({ kind: 'blog', slugs, languages }, locale);
  expect(pathIn('en', ['en', 'es'])).toBe('/blog/My_Plan');
  expect(pathIn('es', ['en', 'es'])).toBe('/es/blog/planificaci%C3%B3n');
  expect(pathIn('es', ['en'])).toBe('/blog/My_Plan');
});
