import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { Locale } from '../../lib/i18n/locales.ts';
import en from '../../messages/en/messages.ts';
import es from '../../messages/es/messages.ts';

// Long enough for a busy machine; what is there is not waited for.
configure({ asyncUtilTimeout: 10_000 });

/** Shows a component as a page would, with all of its words, and takes it away when the test is over. Use it in a test with jsdom. */
export function show(ui: ReactNode, locale: Locale = 'en'): RenderResult {
  onTestFinished(cleanup);
  // jsdom lays nothing out: no media query matches, everything is in the window.
  window.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;
  window.IntersectionObserver ??= NeverTells as unknown as typeof IntersectionObserver;
  return render(
    <NextIntlClientProvider locale={locale} messages={{ en, es }[locale]} timeZone="UTC">
      {ui}
    </NextIntlClientProvider>,
  );
}

/** Lets no link be followed until the test is over: jsdom cannot, and says so. The window is the same for the next file of tests. */
export function followNoLinks(): void {
  const end = new AbortController();
  onTestFinished(() => end.abort());
  window.addEventListener('click', (event) => event.preventDefault(), { signal: end.signal });
}

/** jsdom has none. This one never has anything to say. */
class NeverTells {
  observe() {}
  disconnect() {}
}
