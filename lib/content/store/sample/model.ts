import { DEFAULT_LOCALE, type Locale, languageOf } from '../../../i18n/locales.ts';

/** The languages of the sample space, which may be fewer than the site's, and the space's codes for them. */
export const SAMPLE_LANGUAGES = [
  { locale: 'en', name: 'English (United States)' },
  { locale: 'es', name: 'Spanish' },
] as const satisfies { locale: Locale; name: string }[];

/** The space's code for a language. */
export const sampleCode = (locale: Locale): string => languageOf(locale).contentful;

/** The code of fields that are not localized. */
export const DEFAULT_CODE = sampleCode(DEFAULT_LOCALE);
