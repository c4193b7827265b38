import { LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { findAlternates, type KeywordPages } from '../keywords/keyword-alternates.ts';
import { keywordsOf } from '../keywords/keywords.ts';
import type { Card, Entry, LocalizedCard, LocalizedEntry, Picture } from '../types.ts';

/** An entry without its text, in each language. */
export function withoutBody(entry: LocalizedEntry): LocalizedCard {
  return { ...entry, in: perLocale((locale) => cardOf(entry.in[locale])) };
}

function cardOf({ body: _body, bodyLanguage: _language, ...card }: Entry): Card {
  return card;
}

/**
 * Which entries one kind has, in brief: a card per entry and language, newest first. A few hundred bytes an entry, so that lists,
 * related picks and "is there such a slug" need no request.
 */
export class Catalogue {
  #cards = new Map<string, LocalizedCard>();
  #idBySlug = new Map<string, string>();
  #newestFirst: LocalizedCard[] | null = null;
  #keywords: KeywordPages | null = null;

  constructor(cards: Iterable<LocalizedCard> = []) {
    for (const card of cards) this.put(card);
  }

  get size(): number {
    return this.#cards.size;
  }

  has(slug: string): boolean {
    return this.#idBySlug.has(slug);
  }

  byId(id: string): LocalizedCard | undefined {
    return this.#cards.get(id);
  }

  slugs(): string[] {
    return this.#sorted().map(({ slug }) => slug);
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
      const isTranslated = (id: string) => LOCALES.every((locale) => this.#cards.get(id)?.languages.includes(locale) ?? false);
      this.#keywords = { byLocale, alternates: findAlternates(byLocale, isTranslated) };
    }
    return this.#keywords;
  }

  /** Takes an entry in or brings it up to date. */
  put(card: LocalizedCard): void {
    this.remove(card.id);
    this.#cards.set(card.id, card);
    this.#idBySlug.set(card.slug, card.id);
  }

  remove(id: string): void {
    const known = this.#cards.get(id);
    if (known && this.#idBySlug.get(known.slug) === id) this.#idBySlug.delete(known.slug);
    this.#cards.delete(id);
    this.#forget();
  }

  /** Whether any card shows this picture. */
  showsPicture(id: string): boolean {
    return [...this.#cards.values()].some((card) => LOCALES.some((locale) => card.in[locale].picture?.id === id));
  }

  /** Replaces a picture on the cards that show it; null takes it away. */
  putPicture(id: string, picture: Record<Locale, Picture> | null): void {
    for (const { in: cards } of this.#cards.values()) {
      for (const locale of LOCALES) {
        const card = cards[locale];
        if (card.picture?.id === id) cards[locale] = { ...card, picture: picture?.[card.language] ?? null };
      }
    }
    this.#forget();
  }

  #forget(): void {
    this.#newestFirst = null;
    this.#keywords = null;
  }

  #sorted(): LocalizedCard[] {
    this.#newestFirst ??= [...this.#cards.values()].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id));
    return this.#newestFirst;
  }
}
