import { knownLocale, LOCALES, type Locale } from './locales.ts';

/** What Next hands to a route handler below `[locale]`, whose language `next/root-params` does not tell. */
export type LocaleContext = { params: Promise<{ locale: string }> };

/** The languages for a route handler's generateStaticParams. */
export const localeParams = () => LOCALES.map((locale) => ({ locale }));

/** The language of the file that a route handler makes. */
export async function localeOf({ params }: LocaleContext): Promise<Locale> {
  return knownLocale((await params).locale);
}
