import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../lib/content/types.ts';
import { article } from '../../../lib/head/structured-data/article.ts';
import { safeJson } from '../../../lib/head/structured-data/safe-json.ts';
import { documentOf } from '../../support/rich-text.ts';

const ORIGIN = 'https://www.example.com';
const entry: Entry = {
  id: 'a',
  kind: 'blog',
  slug: 'a',
  slugs: { en: 'a', es: 'a' },
  title: 'A plan',
  description: 'For a week',
  keywords: ['planning'],
  picture: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  language: 'es',
  languages: ['en', 'es'],
  bodyLanguage: 'es',
  body: documentOf(),
};

describe('JSON in a script element', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028 \u2029 "\\';
  test('cannot end it, with any title', () => {
    const json = safeJson({ title: hostile });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ title: hostile });
  });
});

test('an entry is a post of the blog or an article, in the language of its text', () => {
  expect(article(ORIGIN, entry, `${ORIGIN}/es/blog/a`, `${ORIGIN}/a.webp`, 'The authors')).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A plan',
    inLanguage: 'es',
    datePublished: entry.publishedAt,
    dateModified: entry.updatedAt,
    image: [`${ORIGIN}/a.webp`],
    keywords: ['planning'],
  });
  const compared = article(
    ORIGIN,
    { ...entry, kind: 'compare', keywords: [], title: `${'word '.repeat(40)}` },
    ORIGIN,
    null,
    'The authors',
  );
  expect(compared).toMatchObject({ '@type': 'Article' });
  expect(compared).not.toHaveProperty('image');
  expect(compared).not.toHaveProperty('keywords');
  expect(String((compared as { headline: string }).headline).length).toBeLessThanOrEqual(110);
});
