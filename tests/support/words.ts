import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '../../lib/i18n/locales.ts';
import { flatMessages } from './flat-messages.ts';

const catalogues = new Map<Locale, Map<string, string>>();

function catalogueOf(locale: Locale): Map<string, string> {
  const known = catalogues.get(locale);
  if (known) return known;
  const folder = join('messages', locale);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const messages = Object.fromEntries(
    files.map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
  const catalogue = new Map(flatMessages(messages));
  catalogues.set(locale, catalogue);
  return catalogue;
}

/**
 * Returns the words of a message as the page shows them, without its tags, so that a test finds a button by its key and still works when
 * the words change: `words('en')('pricing.cycle.yearly')`. Throws for a key that is not a message.
 */
export const words =
  (locale: Locale) =>
  (key: string, values: Record<string, string | number | Date> = {}): string => {
    const message = catalogueOf(locale).get(key);
    if (message === undefined) throw new Error(`messages/${locale} has no message "${key}"`);
    return String(new IntlMessageFormat(message.replace(/<\/?\w+>/g, ''), locale).format(values));
  };
