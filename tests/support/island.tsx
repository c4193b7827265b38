import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { Locale } from '../../lib/i18n/locales.ts';
import * as en from '../../messages/en/messages.ts';
import * as es from '../../messages/es/messages.ts';

// Long enough for a busy machine; a test does not wait for elements that exist.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a component as a page does, with all messages, and removes it when the test is over. Use it in a test with jsdom. */
export function show(ui: ReactNode, locale: Locale = 'en'): RenderResult {
  onTestFinished(cleanup);
  // jsdom has no layout: no media query matches, every element is in the window.
  window.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;
  window.IntersectionObserver ??= NeverTells as unknown as typeof IntersectionObserver;
  return render(
    <NextIntlClientProvider locale={locale} messages={{ en, es }[locale]} timeZone="UTC">
      {ui}
    </NextIntlClientProvider>,
  );
}

/** jsdom has none. This one never reports anything. */
class NeverTells {
  observe() {}
  disconnect() {}
}
