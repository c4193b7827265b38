import type { KeywordAlternates } from '../content/keywords/keywords.ts';
import type { Identity } from '../content/types.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localizedPath } from '../i18n/locales.ts';
import { entryPath, keywordPath } from '../routing/collection-addresses.ts';
import type { EntryKind } from '../site/collections.ts';

/** A page's path in each language that has it, without language prefixes. */
export type AlternatePaths = Partial<Record<Locale, string>>;

/** A page's address in each language. A page in one language has none: a copy with another language's text does not count. */
export function languageAlternates(paths: AlternatePaths): Partial<Record<Locale | 'x-default', string>> {
  const known = LOCALES.flatMap((locale) => (paths[locale] === undefined ? [] : [[locale, localizedPath(paths[locale], locale)] as const]));
  if (known.length < 2) return {};
  const fallback = paths[DEFAULT_LOCALE];
  return { ...Object.fromEntries(known), ...(fallback ? { 'x-default': localizedPath(fallback, DEFAULT_LOCALE) } : {}) };
}

export const samePathIn = (languages: readonly Locale[], path: string): AlternatePaths =>
  Object.fromEntries(languages.map((locale) => [locale, path]));

export const entryAlternatePaths = ({ kind, slugs, languages }: Pick<Identity, 'kind' | 'slugs' | 'languages'>): AlternatePaths =>
  Object.fromEntries(languages.map((locale) => [locale, entryPath({ kind, slug: slugs[locale] })]));

/** The same page of a keyword in other languages. Their entries differ from page to page: only the first pages surely match. */
export function keywordAlternatePaths(kind: EntryKind, page: number, alternates: KeywordAlternates | null): AlternatePaths {
  if (page > 1 || !alternates) return {};
  return Object.fromEntries(Object.entries(alternates).map(([locale, slug]) => [locale, keywordPath(kind, slug)]));
}
