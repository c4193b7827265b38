import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasText, joinTextTags, textTag } from '../../../lib/stored-pages/text-tags.ts';

test('a page is found by each text that it reads, and by no other', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(3000), { minLength: 1 }), fc.nat(3000), (read, other) => {
      const [kept, tag = '', ...more] = joinTextTags(['entry:a', ...read.map((index) => textTag('en', index))]);
      expect([kept, more]).toEqual(['entry:a', []]);
      expect(hasText(tag, [textTag('en', other)])).toBe(read.includes(other));
      expect(hasText(tag, [textTag('es', read[0] as number)])).toBe(false);
      expect(tag).not.toContain(',');
    }),
  );
});

test('a page with texts of two languages has a tag for each, and the same texts have the same tag', () => {
  const tags = joinTextTags([textTag('en', 5), textTag('es', 5), textTag('en', 1)]);
  expect(tags).toHaveLength(2);
  expect(joinTextTags([textTag('en', 1), textTag('es', 5), textTag('en', 5)])).toEqual(tags);
  expect(hasText('entry:en', [textTag('en', 5)])).toBe(false);
});
