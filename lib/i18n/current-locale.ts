import { locale } from 'next/root-params';
import { knownLocale, type Locale } from './locales.ts';

/** The language of the page being made. Server components only. */
export async function currentLocale(): Promise<Locale> {
  // Only ours are ever routed here; the type of a root parameter cannot say so.
  return knownLocale(await locale());
}
