import type late from '../../messages/en/late.json';
import type { Locale } from './locales.ts';
import { MESSAGE_RETRIES, withRetries } from './retry.ts';

/** Words that no page shows until a visitor asks for what they belong to. They are as they stand: none has arguments. */
export type LateWords = typeof late;

/**
 * The late words of a language, one small file for all pages: with each page they would be a part of what everybody waits for. It is tried again
 * where it does not come; throws in the end, and the next call asks again.
 */
export async function loadLateWords(locale: Locale): Promise<LateWords> {
  return (await withRetries(() => import(`../../messages/${locale}/late.json`), MESSAGE_RETRIES)).default as LateWords;
}
