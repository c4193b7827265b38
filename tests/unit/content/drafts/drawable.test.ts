import { describe, expect, test } from 'vitest';
import { drawable, NO_WORDS } from '../../../../lib/content/drafts/drawable.ts';
import type { RawEntry } from '../../../../lib/content/types.ts';
import { makeArticle } from '../../../support/space.ts';

const CODES = { en: 'en-US', es: 'es' };
const article = (fields: RawEntry['fields'] = {}) => makeArticle({ id: 'a', kind: 'compare', fields }) as RawEntry;

describe('a draft can be drawn, with any field missing', () => {
  test('each missing field is reported and replaced; the existing ones stay', () => {
    const empty = { title: {}, description: { es: 'Solo en español' }, content: {}, slug: { 'en-US': 'No slug' } };
    const { entry, problems } = drawable('compare', article(empty), CODES);
    expect(problems.map(({ field }) => field).sort()).toEqual(['content', 'description', 'slug', 'title']);
    expect(entry.in.en).toMatchObject({ title: NO_WORDS, description: NO_WORDS, slug: 'draft-a', body: { content: [] } });
    expect(entry.in.en.keywords).toEqual(['planning', 'a']);
  });

  test('a slug is replaced in every language if one of them is bad', () => {
    for (const slug of [{ 'en-US': 'fine', es: 'Not fine' }, { 'en-US': 'buffer-alternative' }, {}, { 'en-US': 7 }]) {
      const { entry, problems } = drawable('compare', article({ slug }), CODES);
      expect([entry.slugs, problems.length]).toEqual([{ en: 'draft-a', es: 'draft-a' }, 1]);
    }
  });
});
