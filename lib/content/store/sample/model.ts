import { DEFAULT_LOCALE, type Locale, languageOf } from '../../../i18n/locales.ts';

/** The languages that the space is written in, whatever others the site has, and what the space calls them. */
export const SAMPLE_LANGUAGES = [
  { locale: 'en', name: 'English (United States)' },
  { locale: 'es', name: 'Spanish' },
] as const satisfies { locale: Locale; name: string }[];

/** The space's code for a language. */
export const sampleCode = (locale: Locale): string => languageOf(locale).contentful;

/** The code under which a field stands that is not written in each language. */
export const DEFAULT_CODE = sampleCode(DEFAULT_LOCALE);
