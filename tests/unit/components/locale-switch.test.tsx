// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { usePathname } from 'next/navigation';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocaleSwitch } from '../../../components/layout/locale-switch.tsx';
import { LOCALE_COOKIE, type Locale } from '../../../lib/i18n/locales.ts';
import { followNoLinks, show } from '../../support/island.tsx';

vi.mock('next/navigation', () => ({ usePathname: vi.fn() }));

/** The switch as it stands on a page whose address is `path`, maybe with a query. */
function at(path: string, to: Locale): HTMLAnchorElement {
  history.replaceState(null, '', path);
  vi.mocked(usePathname).mockReturnValue(location.pathname);
  show(
    <LocaleSwitch to={to} label="ES, Español" notFoundPath="/not-found">
      ES
    </LocaleSwitch>,
  );
  return screen.getByRole('link', { name: 'ES, Español' });
}
const pathOf = (link: HTMLAnchorElement) => new URL(link.href).pathname;

beforeEach(followNoLinks);
afterEach(() => {
  Cookies.remove(LOCALE_COOKIE);
  document.head.replaceChildren();
});

describe('the language switch', () => {
  test('leads from a keyword, which exists in one language, to the list', () => {
    expect(pathOf(at('/blogs/keyword/planning', 'es'))).toBe('/es/blogs');
  });

  test('remembers the choice, and keeps the query and the fragment', () => {
    const link = at('/pricing?users=7#plans', 'es');
    fireEvent.click(link);
    expect(Cookies.get(LOCALE_COOKIE)).toBe('es');
    expect(new URL(link.href).href).toBe(new URL('/es/pricing?users=7#plans', location.href).href);
  });

  test('leads to the address of the page in the other language, from the head', () => {
    const link = at('/blogs/keyword/planning', 'es');
    document.head.innerHTML = '<link rel="alternate" hreflang="es" href="https://www.example.com/es/blogs/keyword/planificacion">';
    fireEvent.click(link);
    expect(pathOf(link)).toBe('/es/blogs/keyword/planificacion');
  });
});
