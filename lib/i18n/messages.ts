import type { Messages } from '../../messages/en/messages.ts';
import type { Locale } from './locales.ts';
import { MESSAGE_RETRIES, withRetries } from './retry.ts';

export type { Messages };

// The bundler includes every matching folder, so that a new language needs no line here.
const load = (locale: Locale) => import(`../../messages/${locale}/messages.ts`) as Promise<{ default: Messages }>;

/** All messages of the site in a language. Tests replace the files with `read`. */
export async function loadMessages(locale: Locale, read: () => Promise<{ default: Messages }> = () => load(locale)): Promise<Messages> {
  return (await withRetries(read, MESSAGE_RETRIES)).default;
}
