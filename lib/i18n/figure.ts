import { knownLocale, languageOf } from './locales.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** How a language of the site writes numbers. Made once for each language and way: a format is costly to make, and a page writes a hundred figures. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(languageOf(knownLocale(locale)).numbers ?? locale, options);
  formats.set(key, format);
  return format;
}

/** A number as a language of the site writes it: `1,144`. */
export const figure = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(value);
