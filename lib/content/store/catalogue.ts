import { isDeepStrictEqual } from 'node:util';
import { fold } from '../../i18n/fold.ts';
import { LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { findAlternates, type KeywordPages } from '../keywords/keyword-alternates.ts';
import { keywordSlugs, keywordsOf } from '../keywords/keywords.ts';
import { pictureIdOf } from '../pictures.ts';
import { textFacts } from '../rich-text/reading.ts';
import type { Card, Entry, Identity, LocalizedCard, LocalizedEntry, Picture } from '../types.ts';

/** An entry without its text, in each language; what lists say of the text stays. */
export function withoutBody(entry: LocalizedEntry): LocalizedCard {
  return { ...entry, in: perLocale((locale) => cardOf(entry.in[locale])) };
}

function cardOf({ body, bodyLanguage: _language, ...card }: Entry): Card {
  return { ...card, facts: textFacts(body) };
}

/**
 * Which entries one kind has, in brief: a card per entry and language, newest first. A few hundred bytes an entry, so that lists,
 * related picks and "is there such a slug" need no request. An address leads to one entry: of those that want the same one, the one that was
 * created last has it, and the others are left out in all languages for as long as it does.
 */
export class Catalogue {
  #cards = new Map<string, LocalizedCard>();
  /** Few if any: an editing app that checks slugs lets two entries collide only where one of them has no slug of its own in a language. */
  #leftOut = new Map<string, LocalizedCard>();
  #idByAddress = new Map<string, string>();
  /** The same by slugs without case and accents, of which several entries may have one. */
  #idsByFolded: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  #newestFirst: LocalizedCard[] | null = null;
  #keywords: KeywordPages | null = null;

  constructor(cards: Iterable<LocalizedCard> = []) {
    for (const card of cards) this.put(card);
  }

  get size(): number {
    return this.#cards.size;
  }

  /** Whether an entry has this slug in a language. */
  has(slug: string, locale: Locale): boolean {
    return this.#idByAddress.has(key(slug, locale));
  }

  /** The entry that has this slug in a language. */
  bySlug(slug: string, locale: Locale): LocalizedCard | undefined {
    return this.#cards.get(this.#idByAddress.get(key(slug, locale)) ?? '');
  }

  /** The first of an entry's addresses that another one holds. */
  taken({ id, slugs }: Pick<LocalizedCard, 'id' | 'slugs'>): Taken | undefined {
    for (const locale of LOCALES) {
      const holder = this.bySlug(slugs[locale], locale);
      if (holder && holder.id !== id) return { slug: slugs[locale], holder };
    }
    return undefined;
  }

  /** Whether an entry is not to be shown: one that was created later holds one of its addresses. */
  leavesOut(entry: Identity): boolean {
    return this.#holdersOf(entry).some((holder) => createdLastFirst(holder, entry) < 0);
  }

  /** The entries that are left out. */
  get leftOut(): readonly LocalizedCard[] {
    return [...this.#leftOut.values()];
  }

  /**
   * The slug that leads to the entry which this one means in a language: itself; that of the entry which has it in another language; that
   * of the one entry which differs from it in case and accents only. Null where there is none, or more than one.
   */
  slugMeant(slug: string, locale: Locale): string | null {
    if (this.has(slug, locale)) return slug;
    const others = LOCALES.flatMap((each) => this.bySlug(slug, each)?.id ?? []);
    const spelledAlike = (each: Locale) => [...(this.#foldedIds().get(key(fold(slug), each)) ?? [])];
    const meanings = [others, spelledAlike(locale), LOCALES.flatMap(spelledAlike)].map((ids) => new Set(ids));
    const [id, ...more] = meanings.find(({ size }) => size > 0) ?? [];
    const own = id === undefined || more.length > 0 ? undefined : this.#cards.get(id)?.slugs[locale];
    return own !== undefined && this.#idByAddress.get(key(own, locale)) === id ? own : null;
  }

  byId(id: string): LocalizedCard | undefined {
    return this.#cards.get(id);
  }

  /** The card of an entry, shown or left out. */
  known(id: string): LocalizedCard | undefined {
    return this.#cards.get(id) ?? this.#leftOut.get(id);
  }

  slugs(locale: Locale): string[] {
    return this.#sorted().map(({ slugs }) => slugs[locale]);
  }

  cards(locale: Locale): Card[] {
    return this.#sorted().map((card) => card.in[locale]);
  }

  /** Every entry's card in all languages, newest first. */
  localizedCards(): readonly LocalizedCard[] {
    return this.#sorted();
  }

  /** The keyword pages of this kind. A change of the catalogue makes new ones; what a caller holds stays as it was. */
  get keywords(): KeywordPages {
    if (!this.#keywords) {
      const byLocale = perLocale((locale) => keywordsOf(this.cards(locale), locale));
      this.#keywords = { byLocale, alternates: findAlternates(byLocale) };
    }
    return this.#keywords;
  }

  /**
   * Takes an entry in or brings it up to date. Order and keywords of a large kind take as long to work out as a page to make, so they are kept where the entry
   * does not change them: each page that is made asks for its entry, and most publications change its text.
   */
  put(card: LocalizedCard): void {
    const known = this.#cards.get(card.id);
    if (known && this.#hasItsAddresses(card) && isDeepStrictEqual(placeOf(known), placeOf(card))) {
      this.#exchange(known, card);
      this.#cards.set(card.id, card);
      return;
    }
    this.#hide(card.id);
    this.#leftOut.set(card.id, card);
    // One that was not there gives no address away: where it takes none from another, the others stay as they are.
    const holders = this.#holdersOf(card);
    if (!known && holders.length === 0) this.#show(card);
    else if (known || !this.leavesOut(card)) this.#settle();
  }

  /**
   * Decides anew between the entries that want the same addresses. All others have theirs whatever is decided, so only those that were left out are
   * looked at, with those that hold what they want.
   */
  #settle(): void {
    const contested = [...new Set([...this.#leftOut.values()].flatMap((card) => [card, ...this.#holdersOf(card)]))];
    for (const { id } of contested) this.#hide(id);
    for (const card of contested.sort(createdLastFirst)) {
      if (this.taken(card)) this.#leftOut.set(card.id, card);
      else this.#show(card);
    }
  }

  #holdersOf({ id, slugs }: Identity): LocalizedCard[] {
    const holders = LOCALES.flatMap((locale) => this.bySlug(slugs[locale], locale) ?? []);
    return holders.filter((holder) => holder.id !== id);
  }

  #show(card: LocalizedCard): void {
    this.#leftOut.delete(card.id);
    this.#cards.set(card.id, card);
    for (const locale of LOCALES) this.#idByAddress.set(key(card.slugs[locale], locale), card.id);
    this.#forget();
  }

  #hide(id: string): void {
    const known = this.#cards.get(id);
    if (!known) return;
    for (const locale of LOCALES) this.#idByAddress.delete(key(known.slugs[locale], locale));
    this.#cards.delete(id);
    this.#forget();
  }

  #hasItsAddresses({ id, slugs }: LocalizedCard): boolean {
    return LOCALES.every((locale) => this.#idByAddress.get(key(slugs[locale], locale)) === id);
  }

  /** Puts a card where the other one is in what is worked out. What a caller holds stays as it was. */
  #exchange(known: LocalizedCard, card: LocalizedCard): void {
    this.#newestFirst &&= exchanged(this.#newestFirst, known, card);
    if (!this.#keywords) return;
    const byLocale = perLocale((locale) => {
      const keywords = new Map(this.#keywords?.byLocale[locale]);
      for (const slug of keywordSlugs(card.in[locale], locale)) {
        const keyword = keywords.get(slug);
        if (keyword) keywords.set(slug, { ...keyword, cards: exchanged(keyword.cards, known.in[locale], card.in[locale]) });
      }
      return keywords;
    });
    this.#keywords = { ...this.#keywords, byLocale };
  }

  remove(id: string): void {
    this.#leftOut.delete(id);
    this.#hide(id);
    this.#settle();
  }

  /** Gives the cards that show a picture, or wait for it, its new state in the card's language; null takes it away. Gives these cards. */
  putPicture(id: string, pictures: Record<Locale, Picture | null>): LocalizedCard[] {
    const wanting = [...this.#cards.values(), ...this.#leftOut.values()].filter(({ in: cards }) =>
      LOCALES.some((locale) => pictureIdOf(cards[locale]) === id),
    );
    for (const { in: cards } of wanting) {
      for (const locale of LOCALES) if (pictureIdOf(cards[locale]) === id) cards[locale] = withPicture(cards[locale], id, pictures);
    }
    if (wanting.length > 0) this.#forget();
    return wanting;
  }

  #forget(): void {
    this.#newestFirst = null;
    this.#keywords = null;
    this.#idsByFolded = null;
  }

  #foldedIds(): ReadonlyMap<string, ReadonlySet<string>> {
    if (!this.#idsByFolded) {
      const found = new Map<string, Set<string>>();
      for (const { id, slugs } of this.#cards.values()) {
        for (const locale of LOCALES) {
          const folded = key(fold(slugs[locale]), locale);
          found.set(folded, (found.get(folded) ?? new Set()).add(id));
        }
      }
      this.#idsByFolded = found;
    }
    return this.#idsByFolded;
  }

  #sorted(): LocalizedCard[] {
    this.#newestFirst ??= [...this.#cards.values()].sort(newestFirst);
    return this.#newestFirst;
  }
}

/** The order of all lists: by the date that pages show, the newest first. */
const newestFirst = (a: Identity, b: Identity): number => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id);

/**
 * Of those that want the same address the first one has it: in the order in which the API gives them (./source.ts), to a build and to a search by a
 * slug.
 */
export const createdLastFirst = (a: Identity, b: Identity): number =>
  createdAtOf(b).localeCompare(createdAtOf(a)) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const createdAtOf = ({ createdAt, publishedAt }: Identity): string => createdAt ?? publishedAt;

/** An address that an entry cannot have, and the entry that has it. */
type Taken = { slug: string; holder: LocalizedCard };

/** Says why an entry is left out of which another one holds an address. */
export const leftOutLine = ({ kind, id }: Pick<Identity, 'kind' | 'id'>, { slug, holder }: Taken): string =>
  `content: left out ${kind} ${id}: slug "${slug}" is already held by ${holder.id}, which was created later`;

function withPicture({ awaitedPicture: _, ...card }: Card, id: string, pictures: Record<Locale, Picture | null>): Card {
  const picture = pictures[card.language];
  return picture ? { ...card, picture } : { ...card, picture, awaitedPicture: id };
}

/** What decides on which lists and keywords' pages an entry stands, and where; its addresses aside. */
const placeOf = ({ publishedAt, languages, in: cards }: LocalizedCard) => ({
  publishedAt,
  languages,
  keywords: perLocale((locale) => [cards[locale].language, cards[locale].keywords]),
});

/** The same list with another item in the place of one. */
const exchanged = <T>(items: T[], item: T, by: T): T[] => items.with(items.indexOf(item), by);

/** A slug among those of all languages. */
const key = (slug: string, locale: Locale): string => `${locale}/${slug}`;
