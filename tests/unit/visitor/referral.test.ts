import { NextRequest, NextResponse } from 'next/server';
import { describe, expect, test } from 'vitest';
import { keepReferral, newReferral, REFERRAL_COOKIES, REFERRAL_MAX_AGE_S } from '../../../lib/visitor/referral.ts';

const NOW = new Date('2026-05-01T08:00:00.000Z');
const YEAR_S = 365 * 24 * 60 * 60;

const landingAt = (ref: string) => new URL(`https://www.example.com/pricing?ref=${ref}&utm=1`);

describe('a referral is new', () => {
  test.each([
    ['a plain code', 'anna', 'anna'],
    ['the marks that need no encoding', 'A-z.0_9~', 'A-z.0_9~'],
    ['a mail address', 'anna@example.com', 'anna@example.com'],
    ['a plus, written as people do', 'anna+shop@example.com', 'anna+shop@example.com'],
    ['an encoded plus', 'anna%2Bshop', 'anna+shop'],
    ['a colon and a slash', 'x:y/z', 'x:y/z'],
    ['an accent', 'jos%C3%A9', 'josé'],
    ['letters of another script', '%D0%B0%D0%BD%D0%BD%D0%B0', 'анна'],
    ['an emoji', '%F0%9F%A7%B5', '🧵'],
    ['a semicolon and a comma', 'a%3Bb,c', 'a;b,c'],
    ['markup', '%3Cscript%3E', '<script>'],
    ['one character', 'a', 'a'],
    ['128 characters', 'a'.repeat(128), 'a'.repeat(128)],
    ['an encoded letter', '%61nna', 'anna'],
  ])('with %s', (_, given, ref) => {
    expect(newReferral(landingAt(given), undefined, 'https://friend.example/post', NOW)).toEqual({
      ref,
      createdAt: '2026-05-01T08:00:00.000Z',
      referrer: 'https://friend.example/post',
      landing: `https://www.example.com/pricing?ref=${given}&utm=1`,
    });
  });

  test('without a referrer, which is then empty', () => {
    expect(newReferral(landingAt('anna'), undefined, null, NOW)?.referrer).toBe('');
  });

  test('with addresses of any length, which are cut to what a cookie can hold', () => {
    const long = 'x'.repeat(5_000);
    const referral = newReferral(new URL(`https://www.example.com/?ref=anna&q=${long}`), undefined, `https://friend.example/${long}`, NOW);
    for (const address of [referral?.referrer, referral?.landing]) expect(encodeURIComponent(address ?? '').length).toBeLessThan(4_000);
  });
});

describe('there is no new referral', () => {
  test.each([
    ['no code', 'https://www.example.com/pricing'],
    ['an empty code', 'https://www.example.com/pricing?ref='],
    ['129 characters', `https://www.example.com/?ref=${'a'.repeat(129)}`],
    ['a space', 'https://www.example.com/?ref=a%20b'],
    ['a space that does not break', 'https://www.example.com/?ref=a%C2%A0b'],
    ['129 emoji', `https://www.example.com/?ref=${'%F0%9F%A7%B5'.repeat(129)}`],
    ['characters that nobody sees', 'https://www.example.com/?ref=%E2%80%8B'],
    ['a mark that turns the direction of text', 'https://www.example.com/?ref=a%E2%80%AEb'],
    ['a null byte', 'https://www.example.com/?ref=a%00'],
    ['a line break', 'https://www.example.com/?ref=a%0d%0aSet-Cookie'],
    ['a line break at the end', 'https://www.example.com/?ref=anna%0a'],
    ['bytes that are no text', 'https://www.example.com/?ref=%ff'],
    ['another spelling of the name', 'https://www.example.com/?REF=anna'],
  ])('with %s', (_, address) => {
    expect(newReferral(new URL(address), undefined, null, NOW)).toBeNull();
  });

  test('where one is stored already, the same or another', () => {
    expect(newReferral(landingAt('anna'), 'anna', null, NOW)).toBeNull();
    expect(newReferral(landingAt('anna'), 'berta', null, NOW)).toBeNull();
  });
});

describe('storing a referral', () => {
  const HERE = { SITE_URL: 'https://www.example.com', COOKIE_DOMAIN: 'example.com' };

  function cookiesOf(address: string, headers: Record<string, string> = {}, COOKIE_DOMAIN?: string) {
    const request = new NextRequest(address, { headers: { referer: 'https://friend.example/', ...headers } });
    return keepReferral(request, NextResponse.next(), { ...HERE, COOKIE_DOMAIN }, NOW).cookies.getAll();
  }

  test('sets four cookies for a year, on the shared domain and over TLS only', () => {
    const cookies = cookiesOf('https://www.example.com/es/pricing?ref=anna', {}, 'example.com');
    expect(REFERRAL_MAX_AGE_S).toBe(YEAR_S);
    expect(Object.fromEntries(cookies.map(({ name, value }) => [name, value]))).toEqual({
      [REFERRAL_COOKIES.ref]: 'anna',
      [REFERRAL_COOKIES.createdAt]: '2026-05-01T08:00:00.000Z',
      [REFERRAL_COOKIES.referrer]: 'https://friend.example/',
      [REFERRAL_COOKIES.landing]: 'https://www.example.com/es/pricing?ref=anna',
    });
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ maxAge: YEAR_S, domain: 'example.com', path: '/', secure: true, sameSite: 'lax' });
  });

  test('names the landing page by its public address, whatever the server calls itself', () => {
    const landing = (asked: string) =>
      cookiesOf(`http://localhost:3000${asked}`, { host: 'www.example.com' }).find(({ name }) => name === REFERRAL_COOKIES.landing)?.value;
    expect(landing('/es/pricing?ref=anna&utm=1')).toBe('https://www.example.com/es/pricing?ref=anna&utm=1');
    expect(landing('//evil.example/?ref=anna')).toBe('https://www.example.com//evil.example/?ref=anna');
  });

  test('writes any code so that a cookie can hold it, and reads it back the same', () => {
    for (const code of ['anna@example.com', 'a+b', 'josé', 'x:y/z', 'a;b,c="d"', '%41', '🧵'.repeat(128)]) {
      const request = new NextRequest(`https://www.example.com/?ref=${encodeURIComponent(code)}`);
      const [cookie] = keepReferral(request, NextResponse.next(), HERE, NOW).headers.getSetCookie();
      const written = /^ref=([^;]*);/.exec(cookie ?? '')?.[1] ?? '';
      expect(written).toMatch(/^[\w.~%!*'()-]+$/);
      expect(decodeURIComponent(written)).toBe(code);
      expect(new NextRequest('https://www.example.com/', { headers: { cookie: `ref=${written}` } }).cookies.get('ref')?.value).toBe(code);
    }
  });

  test('without a shared domain leaves the cookies to this host', () => {
    expect(cookiesOf('https://www.example.com/?ref=anna').map(({ domain }) => domain)).toEqual(Array(4).fill(undefined));
  });

  test.each([
    ['https', 'https://localhost:3000', {}, true],
    ['http', 'http://localhost:3000', {}, false],
    ['a proxy that speaks TLS', 'http://localhost:3000', { 'x-forwarded-proto': 'https' }, true],
    ['two proxies, the outer one with TLS', 'http://localhost:3000', { 'x-forwarded-proto': 'https,http' }, true],
    ['a proxy without TLS', 'https://localhost:3000', { 'x-forwarded-proto': 'http' }, false],
  ])('over %s marks the cookies accordingly, where the site may be asked over plain http', (_, origin, headers, secure) => {
    const request = new NextRequest(`${origin}/?ref=anna`, { headers });
    const cookies = keepReferral(request, NextResponse.next(), { SITE_URL: 'http://localhost:3000' }, NOW).cookies.getAll();
    expect(cookies.map((cookie) => cookie.secure ?? false)).toEqual([secure, secure, secure, secure]);
  });

  test.each<Record<string, string>>([{}, { 'x-forwarded-proto': 'http' }])(
    'for a site of https marks them, whatever the request says of its way: %o',
    (headers) => {
      expect(cookiesOf('http://localhost:3000/?ref=anna', headers).map(({ secure }) => secure)).toEqual(Array(4).fill(true));
    },
  );

  test.each([
    ['without a code', 'https://www.example.com/pricing', {}],
    ['with a bad code', 'https://www.example.com/pricing?ref=a%20b', {}],
    ['with one stored already', 'https://www.example.com/pricing?ref=anna', { cookie: 'ref=berta' }],
  ])('sets nothing %s', (_, address, headers) => {
    const request = new NextRequest(address, { headers });
    const response = keepReferral(request, NextResponse.next(), HERE, NOW);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  test('takes an empty stored code for none', () => {
    expect(cookiesOf('https://www.example.com/?ref=anna', { cookie: 'ref=' })).toHaveLength(4);
  });

  test('keeps every cookie within what browsers take', () => {
    const long = 'ñ'.repeat(3_000);
    const request = new NextRequest(`https://www.example.com/?ref=anna&q=${long}`, {
      headers: { referer: `https://friend.example/${encodeURIComponent(long)}` },
    });
    const cookies = keepReferral(request, NextResponse.next(), HERE, NOW).headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_096);
  });
});
