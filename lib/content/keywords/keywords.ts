import { fold } from '../../i18n/fold.ts';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { Card } from '../types.ts';

/** A keyword has a page of its own from so many entries on. */
export const KEYWORD_THRESHOLD = 3;

const SLUG_MAX_LENGTH = 80;

/** A keyword with a page of its own. */
export type Keyword = {
  slug: string;
  /** As most of its entries spell it. */
  name: string;
  /** Newest first. */
  cards: Card[];
};

/** The keywords of a language that have a page, by slug, in the order of their names. */
export type Keywords = ReadonlyMap<string, Keyword>;

/**
 * A keyword as it stands in an address: "Short video" is "short-video", "Planificación" is "planificacion". Spellings that differ in
 * case, accents, spaces or punctuation are one keyword. Null where nothing readable is left of it, or letters that no address here can have.
 */
export function keywordSlug(keyword: string): string | null {
  const plain = fold(keyword).replaceAll('+', ' plus ').replace(/['’]/g, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const readable = slug !== '' && slug.length <= SLUG_MAX_LENGTH && !/[^\P{L}a-z]/u.test(plain);
  return readable ? slug : null;
}

/** The slugs of a card's keywords in the page's language. A card that fell back to English has none: its keywords are not of that language. */
export function keywordSlugs(card: Card, locale: Locale): string[] {
  if (card.language !== locale) return [];
  return [...new Set(card.keywords.map(keywordSlug))].filter((slug) => slug !== null);
}

type Group = { cards: Card[] /** How often each spelling is used. */; spellings: Map<string, number> };

/** The keywords that have enough of these cards (all of one kind and language, newest first) for a page. */
export function keywordsOf(cards: readonly Card[], locale: Locale): Keywords {
  const found = new Map<string, Group>();
  for (const card of cards) {
    for (const slug of keywordSlugs(card, locale)) {
      const group: Group = found.get(slug) ?? { cards: [], spellings: new Map() };
      found.set(slug, group);
      group.cards.push(card);
      for (const spelling of card.keywords) {
        const name = spelling.trim();
        if (keywordSlug(spelling) === slug) group.spellings.set(name, (group.spellings.get(name) ?? 0) + 1);
      }
    }
  }
  const order = new Intl.Collator(locale);
  return new Map(
    [...found]
      .filter(([, group]) => group.cards.length >= KEYWORD_THRESHOLD)
      .map(([slug, group]): Keyword => ({ slug, name: mostUsed(group.spellings), cards: group.cards }))
      .sort((a, b) => order.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1))
      .map((keyword) => [keyword.slug, keyword]),
  );
}

// Of two that are used as often, the one that stands on the newer entry.
const mostUsed = (spellings: Map<string, number>) => [...spellings].reduce((best, each) => (each[1] > best[1] ? each : best))[0];

/** A keyword page in the languages that have it. */
export type KeywordAlternates = Partial<Record<Locale, string>>;

/** A kind's keyword pages, and the alternates of those that have any, by `en/planning`. */
export type KeywordGroups = { byLocale: Record<Locale, Keywords>; pairs: ReadonlyMap<string, KeywordAlternates> };

/**
 * Which keyword pages of different languages are the same page. Keywords are words, not ids, and nothing in the space ties "planning"
 * to "planificación": but where two keywords stand on exactly the same entries (of those written in every language), and no third one
 * does, their pages show the same. Where several do, only an equal spelling decides ("video"). All others have no alternate.
 */
export function pairKeywords(keywords: Record<Locale, Keywords>, isTranslated: (id: string) => boolean): KeywordGroups['pairs'] {
  const groups = new Map<string, Record<Locale, string[]>>();
  for (const locale of LOCALES) {
    for (const { slug, cards } of keywords[locale].values()) {
      const entries = cards.flatMap(({ id }) => (isTranslated(id) ? [id] : [])).sort();
      if (entries.length === 0) continue;
      const key = entries.join();
      const group = groups.get(key) ?? (Object.fromEntries(LOCALES.map((each) => [each, []])) as unknown as Record<Locale, string[]>);
      groups.set(key, group);
      group[locale].push(slug);
    }
  }
  const pairs = new Map<string, KeywordAlternates>();
  for (const group of groups.values()) {
    for (const locale of LOCALES) {
      for (const slug of group[locale]) {
        const alternates = LOCALES.flatMap((other): [Locale, string][] => {
          if (other === locale) return [[locale, slug]];
          const [only, ...more] = group[locale].length === 1 ? group[other] : [];
          const match = only !== undefined && more.length === 0 ? only : group[other].find((each) => each === slug);
          return match === undefined ? [] : [[other, match]];
        });
        if (alternates.length > 1) pairs.set(`${locale}/${slug}`, Object.fromEntries(alternates));
      }
    }
  }
  return pairs;
}
