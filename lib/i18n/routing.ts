import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, LOCALES } from './locales.ts';

/** English at /pricing, Spanish at /es/pricing. The order of precedence: stored choice, browser language, English. */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeCookie: { name: LOCALE_COOKIE, maxAge: LOCALE_COOKIE_DAYS * 24 * 60 * 60, sameSite: 'lax' },
  // The head and the sitemap name the alternates; a header made only from the path would disagree with them.
  alternateLinks: false,
});
