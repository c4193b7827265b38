// An editor's keyword, with enough entries of a kind, has a page: /blogs/keyword/planning. Catalogue.keywords (../store/catalogue.ts) keeps
// the groups of a kind, a publication (lib/publish/entry-change.ts) remakes the pages that an entry joins, leaves or moves on. With too few
// entries the page is gone: its address redirects to the whole list, and nothing links to it.

import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { stripAccents } from '../../i18n/strip-accents.ts';
import type { Card } from '../types.ts';

export const KEYWORD_THRESHOLD = 3;

const SLUG_MAX_LENGTH = 80;

export type Keyword = {
  slug: string;
  /** The spelling that most of its entries use. */
  name: string;
  /** Newest first. */
  cards: Card[];
};

/** The keywords of a language that have a page, by slug, ordered by name. */
export type Keywords = ReadonlyMap<string, Keyword>;

/** A keyword as a slug: "Planificación" is "planificacion". Null if nothing readable remains, or if a letter is of another script. */
export function keywordSlug(keyword: string): string | null {
  const plain = stripAccents(keyword).replaceAll('+', ' plus ').replace(/['’]/g, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const hasOtherLetters = /[^\P{L}a-z]/u.test(plain);
  return slug === '' || slug.length > SLUG_MAX_LENGTH || hasOtherLetters ? null : slug;
}

/** The slugs of a card's keywords in the page's language. A card that fell back to English has none: its keywords are English. */
export const keywordSlugs = (card: Card, locale: Locale): string[] =>
  card.language === locale ? [...new Set(spellingsOf(card).map(([slug]) => slug))] : [];

/** A card's keywords with their slugs. Computed once per card: a publication changes one card but regroups all. */
const spellingsByCard = new WeakMap<Card, readonly (readonly [slug: string, spelling: string])[]>();

function spellingsOf(card: Card): readonly (readonly [slug: string, spelling: string])[] {
  const known = spellingsByCard.get(card);
  if (known) return known;
  const found = card.keywords.flatMap((keyword) => {
    const slug = keywordSlug(keyword);
    return slug === null ? [] : [[slug, keyword.trim()] as const];
  });
  spellingsByCard.set(card, found);
  return found;
}

export function keywordsOf(cards: readonly Card[], locale: Locale): Keywords {
  const uses = cards
    .filter(({ language }) => language === locale)
    .flatMap((card) => spellingsOf(card).map(([slug, spelling]) => ({ card, slug, spelling })));
  const keywords = [...Map.groupBy(uses, ({ slug }) => slug)].map(([slug, all]): Keyword => {
    // An entry may have two spellings of one keyword.
    return { slug, name: mostUsed(all.map(({ spelling }) => spelling)), cards: [...new Set(all.map(({ card }) => card))] };
  });
  const names = new Intl.Collator(locale);
  const shown = keywords.filter(({ cards }) => cards.length >= KEYWORD_THRESHOLD);
  shown.sort((a, b) => names.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1));
  return new Map(shown.map((keyword) => [keyword.slug, keyword]));
}

/** The most used spelling; in a tie, the one on the newer entry. */
function mostUsed(spellings: readonly string[]): string {
  const groups = [...Map.groupBy(spellings, (spelling) => spelling).values()];
  return groups.reduce((best, each) => (each.length > best.length ? each : best))[0] as string;
}

export type KeywordAlternates = Partial<Record<Locale, string>>;

/** `alternates`: by `keywordKey`, without pages that have none. */
export type KeywordPages = { byLocale: Record<Locale, Keywords>; alternates: ReadonlyMap<string, KeywordAlternates> };

/** The key of a keyword among all languages: `en/planning`. */
export const keywordKey = (locale: Locale, slug: string): string => `${locale}/${slug}`;

/** A keyword of a language, and its translated entries: their ids in the order of all lists, which is the same in every language. */
type Translated = { locale: Locale; slug: string; entries: string };

/**
 * Finds equivalent keyword pages of different languages. Words have no ids that link them, but two keywords with the same translated
 * entries show the same page. Of several keywords in one language only an equal spelling decides ("video").
 */
export function findAlternates(byLocale: Record<Locale, Keywords>): KeywordPages['alternates'] {
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
