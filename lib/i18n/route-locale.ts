import { knownLocale, LOCALES, type Locale } from './locales.ts';

/** The argument that Next passes to a route handler below `[locale]`: `next/root-params` does not work there. */
export type LocaleContext = { params: Promise<{ locale: string }> };

/** The languages for a route handler's generateStaticParams. */
export const localeParams = () => LOCALES.map((locale) => ({ locale }));

/** The language of the file that a route handler makes. */
export async function localeOf({ params }: LocaleContext): Promise<Locale> {
  return knownLocale((await params).locale);
}
