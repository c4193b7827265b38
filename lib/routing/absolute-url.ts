import { env } from '../env.ts';
import { DEFAULT_LOCALE, type Locale, localizedPath } from '../i18n/locales.ts';

/** The address of a path in a language as the world knows it. An address that is absolute already stays as it is. */
export function absoluteUrl(path: string, locale: Locale = DEFAULT_LOCALE): string {
  return /^https?:\/\//.test(path) ? path : new URL(localizedPath(path, locale), env().SITE_URL).href;
}
