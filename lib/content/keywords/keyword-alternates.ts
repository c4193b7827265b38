import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Card } from '../types.ts';
import type { Keywords } from './keywords.ts';

/** The slugs of a keyword page in the languages that have it. */
export type KeywordAlternates = Partial<Record<Locale, string>>;

/** The alternates of keyword pages, by `keywordKey`. Pages without alternates are not in it. */
type AlternatesByKeyword = ReadonlyMap<string, KeywordAlternates>;

/** The keyword pages of a kind, by language, and the groups of equivalent pages. */
export type KeywordPages = { byLocale: Record<Locale, Keywords>; alternates: AlternatesByKeyword };

/** The key of a keyword among all languages: `en/planning`. */
export const keywordKey = (locale: Locale, slug: string): string => `${locale}/${slug}`;

/** The slugs, by language, of keywords with exactly the same translated entries. */
type SameEntries = Record<Locale, string[]>;

/**
 * Finds equivalent keyword pages of different languages. Nothing in the space links "planning" to "planificación": they are words, not ids.
 * But two keywords with exactly the same translated entries show the same page. If several keywords of one language match, only an equal
 * spelling decides ("video"). All others have no alternate.
 */
export function findAlternates(byLocale: Record<Locale, Keywords>): AlternatesByKeyword {
  const found = new Map<string, KeywordAlternates>();
  for (const group of groupsOfSameEntries(byLocale)) {
    for (const locale of LOCALES) {
      for (const slug of group[locale]) {
        const alternates = alternatesIn(group, locale, slug);
        const hasOthers = Object.keys(alternates).length > 1;
        if (hasOthers) found.set(keywordKey(locale, slug), alternates);
      }
    }
  }
  return found;
}

function groupsOfSameEntries(byLocale: Record<Locale, Keywords>): Iterable<SameEntries> {
  const groups = new Map<string, SameEntries>();
  for (const locale of LOCALES) {
    for (const { slug, cards } of byLocale[locale].values()) {
      const entries = cards.filter(isTranslated).map(({ id }) => id);
      if (entries.length === 0) continue;
      // The order of all lists, the same in every language.
      const key = entries.join();
      const group = groups.get(key) ?? noSlugs();
      group[locale].push(slug);
      groups.set(key, group);
    }
  }
  return groups.values();
}

const isTranslated = ({ languages }: Card): boolean => LOCALES.every((locale) => languages.includes(locale));

const noSlugs = (): SameEntries => Object.fromEntries(LOCALES.map((locale): [Locale, string[]] => [locale, []])) as SameEntries;

/** A keyword's own slug and the slugs of the equivalent pages in other languages. */
function alternatesIn(group: SameEntries, locale: Locale, slug: string): KeywordAlternates {
  const alternates: KeywordAlternates = {};
  for (const each of LOCALES) {
    const match = each === locale ? slug : sameKeyword(slug, group[locale], group[each]);
    if (match !== undefined) alternates[each] = match;
  }
  return alternates;
}

/** The match in another language for the same entries: its only keyword, or the one with the same spelling. */
function sameKeyword(slug: string, own: string[], others: string[]): string | undefined {
  if (own.length === 1 && others.length === 1) return others[0];
  return others.find((other) => other === slug);
}
