import { expect, test } from 'vitest';
import { keywordAlternatePaths, languageAlternates, samePathIn } from '../../../lib/head/alternates.ts';

test('a page in both languages names both, and English for everybody else', () => {
  expect(languageAlternates(samePathIn(['en', 'es'], '/pricing'))).toEqual({ en: '/pricing', es: '/es/pricing', 'x-default': '/pricing' });
  expect(languageAlternates(samePathIn(['en', 'es'], '/'))).toEqual({ en: '/', es: '/es', 'x-default': '/' });
});

test('a page that one language alone has names none', () => {
  expect(languageAlternates(samePathIn(['en'], '/blog/a'))).toEqual({});
  expect(languageAlternates({})).toEqual({});
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
