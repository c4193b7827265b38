import { locale } from 'next/root-params';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts';

/** The language of the page being made. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const value = await locale();
  // Only ours are ever routed here; the type of a root parameter cannot say so.
  return LOCALES.find((known) => known === value) ?? DEFAULT_LOCALE;
}
