import { locale } from 'next/root-params';
import { knownLocale, type Locale } from './locales.ts';

/** The language of the page being made. Server components only. */
export async function currentLocale(): Promise<Locale> {
  // Only our locales are routed here; the type of a root parameter does not state it.
  return knownLocale(await locale());
}
