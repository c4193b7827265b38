import type { Messages } from '../../messages/en/messages.ts';
import type { Locale } from './locales.ts';
import { withRetries } from './retry.ts';

export type { Messages };

/** All messages of the site. The bundler includes every matching folder, so that a new language needs no line here. */
export const loadMessages = async (locale: Locale): Promise<Messages> =>
  // A copy: the proxy that replaces texts may not change what a module exports.
  ({ ...(await withRetries(() => import(`../../messages/${locale}/messages.ts`))) });
