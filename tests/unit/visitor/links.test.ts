import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referralOrigins, withReferral } from '../../../lib/visitor/referral-links.ts';
import { shareLinks } from '../../../lib/visitor/share.ts';

const ORIGINS = referralOrigins({ APP_URL: 'https://app.example.com/in', API_URL: 'https://api.example.com' });

test.each([
  ['log in', 'https://app.example.com/in', 'https://app.example.com/in?ref=berta'],
  ['a page of the application', 'https://app.example.com/a?b=1#c', 'https://app.example.com/a?b=1&ref=berta#c'],
  [
    'checkout, with its brackets still encoded',
    'https://api.example.com/checkout?prices%5B0%5D%5Bid%5D=price_1&prices%5B0%5D%5Bquantity%5D=1',
    'https://api.example.com/checkout?prices%5B0%5D%5Bid%5D=price_1&prices%5B0%5D%5Bquantity%5D=1&ref=berta',
  ],
  ['a page of this site', 'https://www.example.com/pricing', 'https://www.example.com/pricing'],
])('%s', (_, href, carrying) => {
  expect(withReferral(href, 'berta', ORIGINS)).toBe(carrying);
  expect(withReferral(href, undefined, ORIGINS)).toBe(href);
});

test('a code is carried as it is, once', () => {
  const href = withReferral('https://app.example.com/in?ref=anna', 'a~b.c_d-1', ORIGINS);
  expect(new URL(href).searchParams.getAll('ref')).toEqual(['a~b.c_d-1']);
});

test.each(['a+b', 'josé', 'a&b=c#d', '%41'])('the code %s is passed on escaped', (code) => {
  const href = withReferral('https://app.example.com/in?a=1', code, ORIGINS);
  expect(href).toMatch(/^https:\/\/app\.example\.com\/in\?a=1&ref=[\w.%*-]+$/);
  expect(new URL(href).searchParams.get('ref')).toBe(code);
});

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
