import type { Locale } from '../i18n/locales.ts';
import { absoluteUrl } from '../routing/absolute-url.ts';
import { isSameInEveryLanguage } from '../routing/addresses.ts';

/** The absolute address of a link in a text: pages in the text's language, `#…` on the entry's own page, files unchanged. */
export function resolveFrom(page: string, address: string, locale: Locale): string {
  if (address.startsWith('#')) return page + address;
  if (!address.startsWith('/')) return address;
  return isSameInEveryLanguage(address) ? absoluteUrl(address) : absoluteUrl(address, locale);
}
