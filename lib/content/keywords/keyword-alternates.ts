import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Card } from '../types.ts';
import type { Keywords } from './keywords.ts';

/** The slugs of a keyword page in the languages that have it. */
export type KeywordAlternates = Partial<Record<Locale, string>>;

/** The alternates of the keyword pages that have any, each under its `keywordKey`. */
type AlternatesByKeyword = ReadonlyMap<string, KeywordAlternates>;

/** The keyword pages of a kind: the keywords that have one, by language, and which of these pages are the same page. */
export type KeywordPages = { byLocale: Record<Locale, Keywords>; alternates: AlternatesByKeyword };

/** The name of a keyword among those of all languages: `en/planning`. */
export const keywordKey = (locale: Locale, slug: string): string => `${locale}/${slug}`;

/** The slugs, by language, of keywords that stand on exactly the same translated entries. */
type SameEntries = Record<Locale, string[]>;

/**
 * Finds out which keyword pages of different languages are the same page. Nothing in the space ties "planning" to "planificación": they
 * are words, not ids. But two keywords that stand on exactly the same translated entries show the same page. Where several of one
 * language do, only an equal spelling decides ("video"). All others have no alternate.
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
      // In the same order in every language: that of all lists.
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

/** A keyword's own slug and those of the same page in other languages. */
function alternatesIn(group: SameEntries, locale: Locale, slug: string): KeywordAlternates {
  const alternates: KeywordAlternates = {};
  for (const each of LOCALES) {
    const match = each === locale ? slug : sameKeyword(slug, group[locale], group[each]);
    if (match !== undefined) alternates[each] = match;
  }
  return alternates;
}

/** Of two languages' keywords on the same entries: the other language's only one, or else the one that is spelt alike. */
function sameKeyword(slug: string, own: string[], others: string[]): string | undefined {
  if (own.length === 1 && others.length === 1) return others[0];
  return others.find((other) => other === slug);
}
