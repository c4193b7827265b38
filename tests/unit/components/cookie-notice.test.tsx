// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CookieNotice } from '../../../components/layout/cookie-notice.tsx';
import { loadLateWords } from '../../../lib/i18n/late-words.ts';
import { CONSENT_COOKIE, NOTICE_DELAY_MS } from '../../../lib/visitor/consent.ts';
import { currentReferral, forgetPendingReferral, storePendingReferral, takeReferral } from '../../../lib/visitor/pending-referral.ts';
import { REFERRAL_COOKIES } from '../../../lib/visitor/referral.ts';
import { show } from '../../support/island.tsx';
import { words } from '../../support/words.ts';

const en = words('en');
const NAMES = Object.values(REFERRAL_COOKIES);

const arriveAt = (path: string) => history.replaceState(null, '', path);
const notice = () => screen.queryByRole('region', { name: en('late.notice.label') });
/** Lets the time pass until the notice comes, and the file with its words come. */
const pass = () =>
  act(async () => {
    vi.advanceTimersByTime(NOTICE_DELAY_MS);
    await loadLateWords('en');
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetPendingReferral();
  for (const name of [...NAMES, CONSENT_COOKIE]) Cookies.remove(name);
  history.replaceState(null, '', '/');
});

test('where a referral wants consent, the click stores it together with the consent, and nothing is stored before', async () => {
  arriveAt('/pricing?ref=jos%C3%A9');
  show(<CookieNotice locale="en" holdsReferral={{ domain: undefined }} />);
  await pass();
  expect(currentReferral()).toBe('josé');
  expect([document.cookie, localStorage.length + sessionStorage.length]).toEqual(['', 0]);
  fireEvent.click(screen.getByRole('button', { name: en('late.notice.accept') }));
  expect(Cookies.get('ref')).toBe('josé');
});

test('the cookie notice disappears from a page restored by the browser, if it was closed on another one', async () => {
  const stored = vi.spyOn(Cookies, 'get');
  show(<CookieNotice locale="en" />);
  await pass();
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(notice()).not.toBeNull();
  stored.mockReturnValue('1' as never);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(notice()).toBeNull();
});

test('consent stores all four cookies of a referral, escaped, for the domain that the application shares and for 365 days, once', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
  arriveAt('/pricing?ref=a%40b.com&utm=1');
  const { href } = location;
  takeReferral('example.com');
  storePendingReferral('example.com');
  expect(written.map((cookie) => cookie.split('=')[0]).sort()).toEqual(NAMES.toSorted());
  expect(written.join('\n')).toContain('ref=a%40b.com;');
  expect(decodeURIComponent(written.join())).toContain(`${REFERRAL_COOKIES.landing}=${href};`);
  for (const cookie of written) {
    expect(cookie).toMatch(/; sameSite=lax; domain=example\.com/);
    const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
  }
  storePendingReferral('example.com');
  expect([written.length, currentReferral()]).toEqual([4, undefined]);
});

test('a visitor who agreed on an earlier visit is not asked again', () => {
  // jsdom's address has no TLS, so its browser would not keep a secure cookie.
  Cookies.set(CONSENT_COOKIE, '1');
  arriveAt('/?ref=anna');
  takeReferral(undefined);
  expect(Cookies.get(REFERRAL_COOKIES.ref)).toBe('anna');
});
