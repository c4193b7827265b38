import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { printable } from '../printable.ts';
import type { RawEntry } from '../types.ts';

/** Our locales and the space's codes for them. */
export type LocaleCodes = Record<Locale, string>;

/** A field's value in a language, or in the default one if the field has none in that language or is not localized. */
export function fieldValue(item: RawEntry, field: string, locale: Locale, codes: LocaleCodes): unknown {
  const values = item.fields?.[field];
  const value = values?.[codes[locale]];
  return value ?? values?.[codes[DEFAULT_LOCALE]];
}

/** A character that a reader sees: no space, no control character, and none that only says how others are drawn. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a field contains words. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && SEEN.test(printable(value));
}

/** A value as a message names it: a field of a wrong type may hold anything. */
export const inWords = (value: unknown): string => (typeof value === 'object' ? 'no text' : String(value));

/** A link that the SDK resolved; an unresolved one has no fields. */
export function isResolved(raw: unknown): raw is RawEntry {
  return (
    typeof raw === 'object' && raw !== null && typeof (raw as RawEntry).fields === 'object' && typeof (raw as RawEntry).sys?.id === 'string'
  );
}
