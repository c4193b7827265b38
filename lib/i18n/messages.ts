import type { Messages } from '../../messages/en/messages.ts';
import type { Locale } from './locales.ts';

export type { Messages };

import { withRetries } from './retry.ts';

// The bundler takes in every folder that fits, so that a new language needs no line here.
const load = (locale: Locale) => import(`../../messages/${locale}/messages.ts`) as Promise<{ default: Messages }>;

/** A file of messages that does not load is asked for again, after a wait that doubles. */
const RETRIES = { retries: 5, delayMs: 350 };

/** All words of the site in a language. `read` stands in for the files in tests. */
export async function loadMessages(locale: Locale, read: () => Promise<{ default: Messages }> = () => load(locale)): Promise<Messages> {
  return (await withRetries(read, RETRIES)).default;
}
