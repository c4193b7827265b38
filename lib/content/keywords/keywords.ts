// An editor's keyword, with enough entries of a kind, has a page: /blogs/keyword/planning. Catalogue.keywords (../store/catalogue.ts) keeps
// the groups of a kind, a publication (lib/publish/entry-change.ts) remakes the pages that an entry joins, leaves or moves on. With too few
// entries the page is gone: its address redirects to the whole list, and nothing links to it.

import type { Locale } from '../../i18n/locales.ts';
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
  const isReadable = slug !== '' && slug.length <= SLUG_MAX_LENGTH && !hasOtherLetters;
  return isReadable ? slug : null;
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

/** The keywords with enough of these cards (all of one kind and language, newest first) for a page. */
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
