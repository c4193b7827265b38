import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Card } from '../types.ts';
import type { Keyword, Keywords } from './keywords.ts';

export type KeywordAlternates = Partial<Record<Locale, string>>;

/** The alternates of keyword pages, by `keywordKey`. Pages without alternates are not in it. */
type AlternatesByKeyword = ReadonlyMap<string, KeywordAlternates>;

export type KeywordPages = { byLocale: Record<Locale, Keywords>; alternates: AlternatesByKeyword };

/** The key of a keyword among all languages: `en/planning`. */
export const keywordKey = (locale: Locale, slug: string): string => `${locale}/${slug}`;

/** A keyword of a language, and its translated entries: their ids in the order of all lists, which is the same in every language. */
type Translated = { locale: Locale; slug: string; entries: string };

/**
 * Finds equivalent keyword pages of different languages. Words have no ids that link them, but two keywords with the same translated
 * entries show the same page. Of several keywords in one language only an equal spelling decides ("video").
 */
export function findAlternates(byLocale: Record<Locale, Keywords>): AlternatesByKeyword {
  const keywords = LOCALES.flatMap((locale) => [...byLocale[locale].values()].map((keyword) => translated(locale, keyword)));
  const groups = Map.groupBy(keywords, ({ entries }) => entries);
  // Keywords without a translated entry have nothing in common.
  groups.delete('');
  const found = [...groups.values()].flatMap((group) =>
    group.map((keyword) => ({ ...keyword, alternates: LOCALES.flatMap((locale) => alternateIn(locale, keyword, group)) })),
  );
  const withOthers = found.filter(({ alternates }) => alternates.length > 1);
  return new Map(withOthers.map(({ locale, slug, alternates }) => [keywordKey(locale, slug), Object.fromEntries(alternates)]));
}

function translated(locale: Locale, { slug, cards }: Keyword): Translated {
  const isTranslated = ({ languages }: Card) => LOCALES.every((each) => languages.includes(each));
  const ids = cards.filter(isTranslated).map(({ id }) => id);
  return { locale, slug, entries: ids.join() };
}

/** The match of a keyword in a language, of those with the same entries: itself, the only one, or the one with the same spelling. */
function alternateIn(locale: Locale, keyword: Translated, group: readonly Translated[]): [Locale, string][] {
  if (locale === keyword.locale) return [[locale, keyword.slug]];
  const own = group.filter((each) => each.locale === keyword.locale);
  const others = group.filter((each) => each.locale === locale);
  const isOnly = own.length === 1 && others.length === 1;
  return others.filter(({ slug }) => isOnly || slug === keyword.slug).map(({ slug }) => [locale, slug]);
}
