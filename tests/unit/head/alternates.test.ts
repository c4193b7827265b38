import { expect, test } from 'vitest';
import { entryAlternatePaths, keywordAlternatePaths, languageAlternates, samePathIn } from '../../../lib/head/alternates.ts';

test('a page in both languages names both, and English for all others', () => {
  expect(languageAlternates(samePathIn(['en', 'es'], '/pricing'))).toEqual({ en: '/pricing', es: '/es/pricing', 'x-default': '/pricing' });
  expect(languageAlternates(samePathIn(['en', 'es'], '/'))).toEqual({ en: '/', es: '/es', 'x-default': '/' });
});

test("a keyword's first pages are each other's, the following are not", () => {
  const alternates = { en: 'planning', es: 'planificacion' };
  expect(languageAlternates(keywordAlternatePaths('blog', 1, alternates))).toEqual({
    en: '/blogs/keyword/planning',
    es: '/es/blogs/keyword/planificacion',
    'x-default': '/blogs/keyword/planning',
  });
  expect(keywordAlternatePaths('blog', 2, alternates)).toEqual({});
  expect(keywordAlternatePaths('blog', 1, null)).toEqual({});
});

test('an entry is named under its own slug in each language that it is written in', () => {
  const entry = { kind: 'blog', slugs: { en: 'My_Plan', es: 'planificación' } } as const;
  expect(languageAlternates(entryAlternatePaths({ ...entry, languages: ['en', 'es'] }))).toEqual({
    en: '/blog/My_Plan',
    es: '/es/blog/planificaci%C3%B3n',
    'x-default': '/blog/My_Plan',
  });
  expect(entryAlternatePaths({ ...entry, languages: ['en'] })).toEqual({ en: '/blog/My_Plan' });
});
