import type { Messages } from '../../messages/en/messages.ts';
import type { Locale } from './locales.ts';
import { withRetries } from './retry.ts';

export type { Messages };

/** All messages of the site. The bundler includes every matching folder, so that a new language needs no line here. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  (await withRetries(() => import(`../../messages/${locale}/messages.ts`))).default;
