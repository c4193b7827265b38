import type { Messages } from '../../messages/en.ts';
import type { Locale } from './locales.ts';

export type { Messages };

import { withRetries } from './retry.ts';

const LOADERS: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('../../messages/en.ts'),
  es: () => import('../../messages/es.ts'),
};

/** A file of messages that does not load is asked for again, after a wait that doubles. */
const RETRIES = { retries: 5, delayMs: 350 };

/** All words of the site in a language. `load` stands in for the files in tests. */
export async function loadMessages(locale: Locale, load: () => Promise<{ default: Messages }> = LOADERS[locale]): Promise<Messages> {
  return (await withRetries(load, RETRIES)).default;
}
