export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** The path of a page in a language: `/pricing` in English, `/es/pricing` in Spanish. Takes a path that starts with a slash. */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  // The home page has no slash of its own after the prefix, with or without a query or fragment.
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** A path without its language prefix: `/es/pricing` is `/pricing`, `/es` is `/`. */
export function withoutLocale(path: string): string {
  const [, first, ...rest] = path.split('/');
  return (LOCALES as readonly string[]).includes(first ?? '') ? `/${rest.join('/')}` : path;
}

/** Where a chosen language is remembered, and for how long. */
export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_DAYS = 365;
