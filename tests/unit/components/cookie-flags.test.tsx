// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://www.feedloom.example/pricing"}
import { fireEvent, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { expect, test, vi } from 'vitest';
import { LocaleSwitch } from '../../../components/layout/locale-switch.tsx';
import { storeConsent } from '../../../lib/visitor/consent.ts';
import { followNoLinks, show } from '../../support/island.tsx';

vi.mock('next/navigation', () => ({ usePathname: vi.fn() }));

/** The text written into document.cookie during a call. */
function written(action: () => void): string[] {
  const set = vi.spyOn(document, 'cookie', 'set');
  action();
  const cookies = set.mock.calls.map(([cookie]) => cookie);
  set.mockRestore();
  return cookies;
}

test('the language is kept by a cookie that travels over TLS only, and with links from elsewhere', () => {
  vi.mocked(usePathname).mockReturnValue('/pricing');
  show(
    <LocaleSwitch to="es" label="ES, Español" notFoundPath="/not-found">
      ES
    </LocaleSwitch>,
  );
  followNoLinks();
  const [cookie] = written(() => fireEvent.click(screen.getByRole('link', { name: 'ES, Español' })));
  expect(cookie).toMatch(/^locale=es; path=\/; expires=[^;]+; sameSite=lax; secure$/i);
});

test('the consent is kept by a cookie that travels over TLS only, and from this site only', () => {
  const [cookie] = written(storeConsent);
  expect(cookie).toMatch(/^consent=1; path=\/; expires=[^;]+; secure; sameSite=strict$/i);
});
