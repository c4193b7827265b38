import type late from '../../messages/en/late.json';
import type { Locale } from './locales.ts';
import { MESSAGE_RETRIES, withRetries } from './retry.ts';

/** Texts that no page shows until a visitor opens their feature. They need no formatting: none has arguments. */
export type LateWords = typeof late;

/**
 * The late texts of a language, one small file for all pages: inside each page they would delay every visitor. It retries a failed load and
 * finally throws; the next call tries again.
 */
export async function loadLateWords(locale: Locale): Promise<LateWords> {
  return (await withRetries(() => import(`../../messages/${locale}/late.json`), MESSAGE_RETRIES)).default as LateWords;
}
