type Language = {
  /** Open Graph's name of a language and its country. */
  openGraph: string;
  /** The space's code for it, unless CONTENTFUL_LOCALES says otherwise. */
  contentful: string;
  /** Intl's locale for its numbers and dollars; by default its own code. */
  numbers?: string;
  /** The picture beside its name in the menu; without it, the menu shows only the name. */
  flag?: string;
};

/** The languages by their code in addresses. Another one needs a line here, a folder of messages and its pair in CONTENTFUL_LOCALES. */
export const LANGUAGES = {
  en: { openGraph: 'en_US', contentful: 'en-US', flag: '/images/flags/en.svg' },
  // Most of Latin America: US$1,144 and 4.5.
  es: { openGraph: 'es_ES', contentful: 'es', numbers: 'es-DO', flag: '/images/flags/es.svg' },
} satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/** The language of addresses without a prefix. Every entry has text in it; other languages show it if they have no text of their own. */
export const DEFAULT_LOCALE: Locale = 'en';

export const languageOf = (locale: Locale): Language => LANGUAGES[locale];

export const knownLocale = (code: unknown): Locale => LOCALES.find((each) => each === code) ?? DEFAULT_LOCALE;

export function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

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

export const LOCALE_COOKIE = 'locale';
export const LOCALE_COOKIE_DAYS = 365;
