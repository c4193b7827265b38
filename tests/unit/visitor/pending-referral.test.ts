// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { CONSENT_COOKIE } from '../../../lib/visitor/consent.ts';
import { currentReferral, forgetPendingReferral, storePendingReferral, takeReferral } from '../../../lib/visitor/pending-referral.ts';
import { REFERRAL_COOKIES } from '../../../lib/visitor/referral.ts';

const NAMES = Object.values(REFERRAL_COOKIES);
const arriveAt = (path: string) => history.replaceState(null, '', path);
// jsdom's address has no TLS, so its browser would not keep a secure cookie.
const agree = () => Cookies.set(CONSENT_COOKIE, '1');

afterEach(() => {
  forgetPendingReferral();
  for (const name of [...NAMES, CONSENT_COOKIE]) Cookies.remove(name);
  vi.restoreAllMocks();
});

test('before consent the page knows the code of a referral and the browser holds nothing', () => {
  arriveAt('/pricing?ref=jos%C3%A9');
  takeReferral(undefined);
  expect(currentReferral()).toBe('josé');
  expect(document.cookie).toBe('');
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test('consent stores all four cookies of a referral, escaped and for a year, once', () => {
  arriveAt('/pricing?ref=a%40b.com&utm=1');
  takeReferral(undefined);
  storePendingReferral(undefined);
  expect(NAMES.map((name) => Cookies.get(name) !== undefined)).toEqual([true, true, true, true]);
  expect(document.cookie).toContain('ref=a%40b.com;');
  expect(Cookies.get(REFERRAL_COOKIES.landing)).toBe(`${location.origin}/pricing?ref=a%40b.com&utm=1`);
  Cookies.remove(REFERRAL_COOKIES.ref);
  storePendingReferral(undefined);
  expect(currentReferral()).toBeUndefined();
});

test('cookies stored by consent are set for the domain that the application shares, and for 365 days', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
  arriveAt('/?ref=anna');
  takeReferral('example.com');
  storePendingReferral('example.com');
  expect(written).toHaveLength(4);
  for (const cookie of written) {
    expect(cookie).toMatch(/; domain=example\.com/);
    expect(cookie).toMatch(/; sameSite=lax/);
    const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
  }
});

test('a visitor who agreed on an earlier visit is not asked again', () => {
  agree();
  arriveAt('/?ref=anna');
  takeReferral(undefined);
  expect(Cookies.get(REFERRAL_COOKIES.ref)).toBe('anna');
});
