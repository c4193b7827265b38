import type late from '../../messages/en/late.json';
import type { Locale } from './locales.ts';

/** Words that no page shows until a visitor asks for what they belong to. They are as they stand: none has arguments. */
export type LateWords = typeof late;

/**
 * The late words of a language, one small file for all pages: with each page they would be a part of what everybody waits for. Throws where
 * the file does not come; the next call asks again.
 */
export async function loadLateWords(locale: Locale): Promise<LateWords> {
  return (await import(`../../messages/${locale}/late.json`)).default;
}
