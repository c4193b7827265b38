import fc from 'fast-check';
import { NextRequest, NextResponse } from 'next/server';
import { expect, test } from 'vitest';
import { keepReferral, newReferral, REFERRAL_COOKIES, storedReferral, withPlusesWrittenOut } from '../../../lib/visitor/referral.ts';
import { referralOrigins, withReferral } from '../../../lib/visitor/referral-links.ts';
import { shareLinks } from '../../../lib/visitor/share.ts';

const NOW = new Date('2026-05-01T08:00:00.000Z');

const landingAt = (ref: string) => new URL(`https://www.example.com/pricing?ref=${ref}&utm=1`);

test.each([
  ['the marks that need no encoding', 'A-z.0_9~', 'A-z.0_9~'],
  ['a mail address with a plus, written as people do', 'anna+shop@example.com', 'anna+shop@example.com'],
  ['an accent', 'jos%C3%A9', 'josé'],
  ['an emoji', '%F0%9F%A7%B5', '🧵'],
  ['markup', '%3Cscript%3E', '<script>'],
  ['128 characters', 'a'.repeat(128), 'a'.repeat(128)],
  ['blanks around it, and what copying leaves there', '%20%C2%A0ana%E2%80%8B%0a', 'ana'],
  ['a blank inside', 'ana%20lopez', 'ana lopez'],
  ['a heart, which ends in a mark that nobody sees', '%E2%9D%A4%EF%B8%8F', '❤️'],
])('a referral is new with %s', (_, given, ref) => {
  const [landing, referrer] = [landingAt(given), 'https://friend.example/post'];
  const referral = { ref, createdAt: NOW.toISOString(), referrer, landing: landing.href };
  expect(newReferral(landing, undefined, referrer, NOW)).toEqual(referral);
});

test('a referral is new if the stored value is not a code, as another program left it', () => {
  for (const stored of ['\u001B]0;x\u0007', 'a\nb', ' ', '\u200B'])
    expect(newReferral(landingAt('anna'), stored, null, NOW)?.ref).toBe('anna');
});

test.each([
  ['an empty code', 'https://www.example.com/pricing?ref='],
  ['129 characters', `https://www.example.com/?ref=${'a'.repeat(129)}`],
  ['nothing but blanks', 'https://www.example.com/?ref=%20%20'],
  ['a code with a letter without a shape', 'https://www.example.com/?ref=a%E3%85%A4b'],
  ['97 emoji, which no cookie of this size holds', `https://www.example.com/?ref=${'%F0%9F%A7%B5'.repeat(97)}`],
  ['a mark that turns the direction of text', 'https://www.example.com/?ref=a%E2%80%AEb'],
  ['a line break', 'https://www.example.com/?ref=a%0d%0aSet-Cookie'],
  ['bytes that are no text', 'https://www.example.com/?ref=%ff'],
  ['another spelling of the name', 'https://www.example.com/?REF=anna'],
])('there is no new referral with %s', (_, address) => {
  expect(newReferral(new URL(address), undefined, null, NOW)).toBeNull();
});

test.each([
  ['http', 'http://localhost:3000', {}, false],
  ['a proxy without TLS', 'https://localhost:3000', { 'x-forwarded-proto': 'http' }, false],
  ['two proxies, the outer one with TLS', 'http://localhost:3000', { 'x-forwarded-proto': 'https,http' }, true],
])('over %s the cookies of a referral are marked accordingly, if the site allows plain http', (_, origin, headers, secure) => {
  const request = new NextRequest(`${origin}/?ref=anna`, { headers });
  const cookies = keepReferral(request, NextResponse.next(), { SITE_URL: 'http://localhost:3000' }, NOW).cookies.getAll();
  expect(cookies.map((cookie) => cookie.secure ?? false)).toEqual([secure, secure, secure, secure]);
});

test.each([
  ['/pricing?ref=anna+shop@example.com', '/pricing?ref=anna%2Bshop@example.com'],
  ['/?a=b+c&ref=x+y+z&d=e+f', '/?a=b+c&ref=x%2By%2Bz&d=e+f'],
  ['/?r%65f=x+y', '/?r%65f=x%2By'],
  ['/?q=ref=a+b', '/?q=ref=a+b'],
  ['*', '*'],
])('a plus in a code is written out before the framework reads a query, and no other one is: %s', (sent, read) => {
  expect(withPlusesWrittenOut(sent)).toBe(read);
});

const asCookies = (referral: Partial<Record<keyof typeof REFERRAL_COOKIES, string>>) => (name: string) =>
  Object.entries(referral).find(([field]) => REFERRAL_COOKIES[field as keyof typeof REFERRAL_COOKIES] === name)?.[1];

test('what cookies say of a referral is nothing without a code', () => {
  for (const ref of [undefined, '', ' ', '\u001B[31manna', 'anna\u0007', 'an\nna', 'a\u0085b', '\u202Eanna', 'x'.repeat(129)])
    expect(storedReferral(asCookies(ref === undefined ? {} : { ref }))).toBeNull();
});

test('what cookies say of a referral has no control characters for any input, and stays within limits', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\u001B', '\u0007', '\n', '\u009B', 'a', '[', ']', '1') }),
    fc.string({ unit: 'binary', maxLength: 3000 }).map((text) => `https://friend.example/${text}`),
  );
  fc.assert(
    fc.property(fc.record({ createdAt: value, referrer: value, landing: value }), (sent) => {
      const referral = storedReferral(asCookies({ ref: 'anna', ...sent }));
      expect(Object.values(referral ?? {}).join('')).toMatch(/^[\x20-\x7E]*$/);
      for (const each of Object.values(referral ?? {})) expect(each.length).toBeLessThanOrEqual(1_500);
    }),
    { numRuns: 300 },
  );
});

const ORIGINS = referralOrigins({ APP_URL: 'https://app.example.com/in', API_URL: 'https://api.example.com' });
const CHECKOUT = 'https://api.example.com/checkout?prices%5B0%5D%5Bid%5D=price_1';

test.each([
  ['the log-in', 'https://app.example.com/in', 'https://app.example.com/in?ref=berta'],
  ['a page of the application', 'https://app.example.com/a?b=1#c', 'https://app.example.com/a?b=1&ref=berta#c'],
  ['a link that has one already', 'https://app.example.com/in?ref=anna', 'https://app.example.com/in?ref=berta'],
  ['checkout, with its brackets still encoded,', CHECKOUT, `${CHECKOUT}&ref=berta`],
  ['a page of this site alone', 'https://www.example.com/pricing', 'https://www.example.com/pricing'],
])('a code is carried to %s', (_, href, carrying) => {
  expect(withReferral(href, 'berta', ORIGINS)).toBe(carrying);
  expect(withReferral(href, undefined, ORIGINS)).toBe(href);
});

test.each(['a~b.c_d-1', 'a+b', 'josé', 'a&b=c#d', '%41'])('the code %s is passed on escaped', (code) => {
  const href = withReferral('https://app.example.com/in?a=1', code, ORIGINS);
  expect(href).toMatch(/^https:\/\/app\.example\.com\/in\?a=1&ref=[\w.%*~-]+$/);
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
