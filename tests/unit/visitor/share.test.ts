import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareLinks } from '../../../lib/visitor/share.ts';

const shared = { url: 'https://feeds.example/es/blog/a?b=c&d', title: '50% más: «hola» & adiós', image: 'https://feeds.example/a.webp' };

test('every network gets the address and the title unchanged, with any characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (title) => {
      for (const { target, href } of shareLinks({ ...shared, title })) {
        const handed = [...new URLSearchParams(href.slice(href.indexOf('?') + 1).replaceAll('+', '%2B')).values()].join(' ');
        expect(handed).toContain(shared.url);
        if (target !== 'linkedin' && target !== 'facebook') expect(handed).toContain(title);
      }
    }),
  );
});

test('a page without a picture cannot be pinned', () => {
  expect(shareLinks({ ...shared, image: undefined }).map(({ target }) => target)).not.toContain('pinterest');
});
