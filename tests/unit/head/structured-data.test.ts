import { expect, test } from 'vitest';
import type { Entry } from '../../../lib/content/types.ts';
import { article } from '../../../lib/head/structured-data/article.ts';
import { safeJson } from '../../../lib/head/structured-data/safe-json.ts';
import { documentOf } from '../../support/rich-text.ts';

const entry: Entry = {
  ...{
    id: 'a',
    kind: 'compare',
    slug: 'a',
    slugs: { en: 'a', es: 'a' },
    title: 'word '.repeat(40),
    description: 'For a week',
    keywords: [],
  },
  ...{ picture: null, publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-02-01T00:00:00.000Z', language: 'es' },
  ...{ languages: ['en', 'es'], bodyLanguage: 'es', body: documentOf() },
};

test('no title ends the script element that JSON stands in', () => {
  const title = '</script><script>alert(1)</script><!-- & \u2028 \u2029 "\\';
  const json = safeJson({ title });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ title });
});

test('an article has its dates, a headline of 110 characters at most, and neither picture nor keywords where the entry has none', () => {
  const data = article('https://www.example.com', entry, 'https://www.example.com/es/compare/a', null, 'The authors');
  const dates = { datePublished: entry.publishedAt, dateModified: entry.updatedAt };
  expect(data).toMatchObject({ '@type': 'Article', inLanguage: 'es', ...dates });
  expect(data).not.toHaveProperty('image');
  expect(data).not.toHaveProperty('keywords');
  expect(String((data as { headline: string }).headline).length).toBeLessThanOrEqual(110);
});
