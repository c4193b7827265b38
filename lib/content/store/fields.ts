import { DEFAULT_LOCALE, type Locale } from '../../i18n/locales.ts';
import { printable } from '../printable.ts';
import type { RawAsset, RawEntry } from '../types.ts';

/** Our locales and the codes that the space has for them. */
export type LocaleCodes = Record<Locale, string>;

/** A field's value in a language, or in the default one where the field is not written in that language or not localized at all. */
export function fieldValue(item: RawEntry, field: string, locale: Locale, codes: LocaleCodes): unknown {
  const values = item.fields?.[field];
  const value = values?.[codes[locale]];
  return value ?? values?.[codes[DEFAULT_LOCALE]];
}

/** Whether a field has words in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && printable(value).trim() !== '';
}

/** A link that the SDK could resolve; one that it could not has no fields. */
export function isResolved(raw: unknown): raw is RawEntry | RawAsset {
  return (
    typeof raw === 'object' && raw !== null && typeof (raw as RawEntry).fields === 'object' && typeof (raw as RawEntry).sys?.id === 'string'
  );
}
