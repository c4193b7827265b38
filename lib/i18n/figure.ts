import { knownLocale, languageOf } from './locales.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** The number format of a language. Cached by language and style: a format is costly to create, and a page writes a hundred figures. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(languageOf(knownLocale(locale)).numbers ?? locale, options);
  formats.set(key, format);
  return format;
}

export const figure = (value: number, locale: string, options?: Intl.NumberFormatOptions): string =>
  numberFormat(locale, options).format(value);
