import { env } from '../env.ts';
import { DEFAULT_LOCALE, type Locale, localizedPath } from '../i18n/locales.ts';

/** The absolute address of a path in a language. An absolute address stays unchanged. */
export function absoluteUrl(path: string, locale: Locale = DEFAULT_LOCALE): string {
  return /^https?:\/\//.test(path) ? path : new URL(localizedPath(path, locale), env().SITE_URL).href;
}
