import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../lib/i18n/locales.ts';
import en from '../../messages/en/messages.ts';
import es from '../../messages/es/messages.ts';
import { flatMessages } from './flat-messages.ts';

const CATALOGUES = { en: new Map(flatMessages(en)), es: new Map(flatMessages(es)) };

/** As `words.ts` does it, for unit tests: in jsdom Vite rewrites the address of the folder that `words.ts` reads. */
export const words =
  (locale: Locale) =>
  (key: string, values: Record<string, string | number | Date> = {}): string => {
    const message = CATALOGUES[locale].get(key);
    if (message === undefined) throw new Error(`messages/${locale} has no message "${key}"`);
    return String(new IntlMessageFormat(message.replace(/<\/?\w+>/g, ''), locale).format(values));
  };
