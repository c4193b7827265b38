// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://www.feedloom.example/pricing"}
import { fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { usePathname } from 'next/navigation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocaleSwitch } from '../../../components/layout/locale-switch.tsx';
import { LOCALE_COOKIE } from '../../../lib/i18n/locales.ts';
import { storeConsent } from '../../../lib/visitor/consent.ts';
import { show } from '../../support/island.tsx';

vi.mock('next/navigation', () => ({ usePathname: vi.fn() }));

/** The switch to Spanish on a page whose address is `path`, maybe with a query. */
function at(path: string): HTMLAnchorElement {
  history.replaceState(null, '', path);
  vi.mocked(usePathname).mockReturnValue(location.pathname);
  show(
    <LocaleSwitch to="es" label="ES, Español" notFoundPath="/not-found">
      ES
    </LocaleSwitch>,
  );
  return screen.getByRole('link', { name: 'ES, Español' });
}

/** The text written into document.cookie during a call. */
function written(action: () => void): string | undefined {
  const set = vi.spyOn(document, 'cookie', 'set');
  action();
  return set.mock.lastCall?.[0];
}

// jsdom cannot navigate, and the next test file shares the window.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => {
  window.removeEventListener('click', stay);
  vi.restoreAllMocks();
  Cookies.remove(LOCALE_COOKIE);
  document.head.replaceChildren();
});

test('the language switch keeps query and fragment, and remembers the choice by a cookie for TLS and links from elsewhere', () => {
  const link = at('/pricing?users=7#plans');
  expect(written(() => fireEvent.click(link))).toMatch(/^locale=es; path=\/; expires=[^;]+; sameSite=lax; secure$/i);
  expect(link.href).toBe(new URL('/es/pricing?users=7#plans', location.href).href);
});

test('the consent is kept by a cookie for TLS and this site only', () => {
  expect(written(storeConsent)).toMatch(/^consent=1; path=\/; expires=[^;]+; secure; sameSite=strict$/i);
});

test('the language switch leads from a keyword to the list, or to the page in the other language that the head names', () => {
  const link = at('/blogs/keyword/planning');
  expect(new URL(link.href).pathname).toBe('/es/blogs');
  document.head.innerHTML = '<link rel="alternate" hreflang="es" href="https://www.example.com/es/blogs/keyword/planificacion">';
  fireEvent.click(link);
  expect(new URL(link.href).pathname).toBe('/es/blogs/keyword/planificacion');
});
