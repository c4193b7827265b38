import type { Messages } from '../../messages/en/messages.ts';
import type { Locale } from './locales.ts';
import { MESSAGE_RETRIES, withRetries } from './retry.ts';

export type { Messages };

// The bundler takes in every folder that fits, so that a new language needs no line here.
const load = (locale: Locale) => import(`../../messages/${locale}/messages.ts`) as Promise<{ default: Messages }>;

/** All words of the site in a language. `read` stands in for the files in tests. */
export async function loadMessages(locale: Locale, read: () => Promise<{ default: Messages }> = () => load(locale)): Promise<Messages> {
  return (await withRetries(read, MESSAGE_RETRIES)).default;
}
