// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CookieNotice } from '../../../components/layout/cookie-notice.tsx';
import { loadLateWords } from '../../../lib/i18n/late-words.ts';
import { CONSENT_COOKIE, NOTICE_DELAY_MS } from '../../../lib/visitor/consent.ts';
import { REFERRAL_COOKIES } from '../../../lib/visitor/referral.ts';
import { show } from '../../support/island.tsx';
import { words } from '../../support/words.ts';

const en = words('en');

const notice = () => screen.queryByRole('region', { name: en('late.notice.label') });
/** Lets the time pass, and the file with the notice's words come. */
const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms);
    await loadLateWords('en');
  });
const open = () => show(<CookieNotice locale="en" />);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Cookies.remove(CONSENT_COOKIE);
});

test('where a referral wants consent, the click stores it together with the consent, and nothing is stored before', async () => {
  history.replaceState(null, '', '/?ref=anna');
  show(<CookieNotice locale="en" holdsReferral={{ domain: undefined }} />);
  await pass(NOTICE_DELAY_MS);
  expect(document.cookie).toBe('');
  fireEvent.click(screen.getByRole('button', { name: en('late.notice.accept') }));
  expect(Cookies.get('ref')).toBe('anna');
  for (const name of [...Object.values(REFERRAL_COOKIES), CONSENT_COOKIE]) Cookies.remove(name);
  history.replaceState(null, '', '/');
});

test('the cookie notice disappears from a page restored by the browser, if it was closed on another one', async () => {
  const stored = vi.spyOn(Cookies, 'get');
  open();
  await pass(NOTICE_DELAY_MS);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(notice()).not.toBeNull();
  stored.mockReturnValue('1' as never);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(notice()).toBeNull();
});
