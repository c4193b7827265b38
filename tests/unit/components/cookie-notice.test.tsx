// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CookieNotice } from '../../../components/layout/cookie-notice.tsx';
import { CONSENT_COOKIE, NOTICE_DELAY_MS } from '../../../lib/visitor/consent.ts';
import { REFERRAL_COOKIES } from '../../../lib/visitor/referral.ts';
import { show } from '../../support/island.tsx';

const notice = () => screen.queryByRole('region', { name: 'About cookies' });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const open = () =>
  show(
    <CookieNotice label="About cookies" accept="Understood" acceptClass="" className="">
      <p>We use cookies.</p>
    </CookieNotice>,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('where a referral wants consent, the click stores it together with the consent, and nothing is stored before', () => {
  history.replaceState(null, '', '/?ref=anna');
  show(
    <CookieNotice holdsReferral={{ domain: undefined }} label="About cookies" accept="Understood" acceptClass="" className="">
      <p>We use cookies.</p>
    </CookieNotice>,
  );
  pass(NOTICE_DELAY_MS);
  expect(document.cookie).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
  expect(Cookies.get('ref')).toBe('anna');
  for (const name of [...Object.values(REFERRAL_COOKIES), CONSENT_COOKIE]) Cookies.remove(name);
  history.replaceState(null, '', '/');
});

describe('the cookie notice', () => {
  test('comes four seconds after the page and not sooner', () => {
    open();
    pass(NOTICE_DELAY_MS - 1);
    expect(notice()).toBeNull();
    pass(1);
    expect(notice()?.textContent).toContain('We use cookies.');
  });

  test('goes when it was understood, and remembers that for a year, for this site only', () => {
    const set = vi.spyOn(Cookies, 'set');
    open();
    pass(NOTICE_DELAY_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(notice()).toBeNull();
    expect(set).toHaveBeenCalledExactlyOnceWith(CONSENT_COOKIE, expect.any(String), { expires: 365, secure: true, sameSite: 'strict' });
  });

  test('never comes to somebody who has understood it', () => {
    vi.spyOn(Cookies, 'get').mockReturnValue('1' as never);
    open();
    pass(NOTICE_DELAY_MS * 10);
    expect(notice()).toBeNull();
  });

  test('does not come to a page that was left', () => {
    const { unmount } = open();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
