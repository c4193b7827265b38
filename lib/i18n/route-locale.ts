import { knownLocale, LOCALES, type Locale } from './locales.ts';

/** The argument that Next passes to a route handler below `[locale]`: `next/root-params` does not work there. */
export type LocaleContext = { params: Promise<{ locale: string }> };

export const localeParams = () => LOCALES.map((locale) => ({ locale }));

export async function localeOf({ params }: LocaleContext): Promise<Locale> {
  return knownLocale((await params).locale);
}
