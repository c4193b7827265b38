import { NextRequest, NextResponse } from 'next/server';
import { describe, expect, test } from 'vitest';
import { keepReferral, newReferral, REFERRAL_COOKIES, REFERRAL_MAX_AGE_S } from '../../../lib/visitor/referral.ts';

const NOW = new Date('2026-05-01T08:00:00.000Z');
const YEAR_S = 365 * 24 * 60 * 60;

const landingAt = (ref: string) => new URL(`https://www.example.com/pricing?ref=${ref}&utm=1`);

describe('a referral is new', () => {
  test.each([
    ['a plain code', 'anna', 'anna'],
    ['every mark that is allowed', 'A-z.0_9~', 'A-z.0_9~'],
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
    ['a plus, which is a space', 'https://www.example.com/?ref=a+b'],
    ['a semicolon', 'https://www.example.com/?ref=a%3Bb'],
    ['a line break', 'https://www.example.com/?ref=a%0d%0aSet-Cookie'],
    ['a line break at the end', 'https://www.example.com/?ref=anna%0a'],
    ['a slash', 'https://www.example.com/?ref=a/b'],
    ['an at sign', 'https://www.example.com/?ref=anna@example.com'],
    ['markup', 'https://www.example.com/?ref=%3Cscript%3E'],
    ['an accent', 'https://www.example.com/?ref=%C3%A1na'],
    ['an emoji', 'https://www.example.com/?ref=%F0%9F%A7%B5'],
    ['a look-alike letter', 'https://www.example.com/?ref=%D0%B0nna'],
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
  function cookiesOf(address: string, headers: Record<string, string> = {}, domain?: string) {
    const request = new NextRequest(address, { headers: { referer: 'https://friend.example/', ...headers } });
    return keepReferral(request, NextResponse.next(), domain, NOW).cookies.getAll();
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

  test('without a shared domain leaves the cookies to this host', () => {
    for (const cookie of cookiesOf('https://www.example.com/?ref=anna')) expect(cookie.domain).toBeUndefined();
  });

  test.each([
    ['https', 'https://www.example.com', {}, true],
    ['http', 'http://localhost:3000', {}, false],
    ['a proxy that speaks TLS', 'http://localhost:3000', { 'x-forwarded-proto': 'https' }, true],
    ['two proxies, the outer one with TLS', 'http://localhost:3000', { 'x-forwarded-proto': 'https,http' }, true],
    ['a proxy without TLS', 'https://localhost:3000', { 'x-forwarded-proto': 'http' }, false],
  ])('over %s marks the cookies accordingly', (_, origin, headers, secure) => {
    const marks = cookiesOf(`${origin}/?ref=anna`, headers).map((cookie) => cookie.secure ?? false);
    expect(marks).toEqual([secure, secure, secure, secure]);
  });

  test.each([
    ['without a code', 'https://www.example.com/pricing', {}],
    ['with a bad code', 'https://www.example.com/pricing?ref=a%20b', {}],
    ['with one stored already', 'https://www.example.com/pricing?ref=anna', { cookie: 'ref=berta' }],
  ])('sets nothing %s', (_, address, headers) => {
    const request = new NextRequest(address, { headers });
    const response = keepReferral(request, NextResponse.next(), 'example.com', NOW);
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
    const cookies = keepReferral(request, NextResponse.next(), 'example.com', NOW).headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_096);
  });
});
