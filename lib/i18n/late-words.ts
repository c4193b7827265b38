import type late from '../../messages/en/late.json';
import type { Locale } from './locales.ts';
import { withRetries } from './retry.ts';

/** Texts that no page shows until a visitor opens their feature. They need no formatting: none has arguments. */
export type LateWords = typeof late;

/** One small file for all pages: inside each page the texts would delay every visitor. The next call tries again after a failure. */
export async function loadLateWords(locale: Locale): Promise<LateWords> {
  return (await withRetries(() => import(`../../messages/${locale}/late.json`))).default as LateWords;
}
