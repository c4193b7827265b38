import { LOCALES, type Locale, perLocale } from '../../i18n/locales.ts';
import { stripAccents } from '../../i18n/strip-accents.ts';
import { log } from '../../runtime/log.ts';
import { findAlternates, type KeywordPages, keywordsOf } from '../keywords/keywords.ts';
import { pictureIdOf } from '../pictures.ts';
import { textFacts } from '../rich-text/reading.ts';
import type { Card, Entry, Identity, LocalizedCard, LocalizedEntry, Picture } from '../types.ts';

/** An entry's cards in each language, without its text; the text's summary for lists stays. */
export function withoutBody(entry: LocalizedEntry): LocalizedCard {
  return { ...entry, in: perLocale((locale) => cardOf(entry.in[locale])) };
}

function cardOf({ body, bodyLanguage: _language, ...card }: Entry): Card {
  return { ...card, facts: textFacts(body) };
}

/**
 * The entries of one kind: a card of a few hundred bytes per entry and language. If several entries want one address, the last created has
 * it. The others are left out in all languages meanwhile.
 */
export class Catalogue {
  /** All entries by id, shown or left out. */
  readonly #all = new Map<string, LocalizedCard>();
  /** What follows from them; null after a change. */
  #known: Decided | null = null;

  constructor(cards: Iterable<LocalizedCard> = []) {
    for (const card of cards) this.#all.set(card.id, card);
  }

  get size(): number {
    return this.#decided().shown.size;
  }

  has(slug: string, locale: Locale): boolean {
    return this.bySlug(slug, locale) !== undefined;
  }

  bySlug(slug: string, locale: Locale): LocalizedCard | undefined {
    return this.#decided().byAddress.get(key(slug, locale));
  }

  /** Why an entry is left out: the first of its addresses that another entry holds. */
  taken(id: string): Taken | undefined {
    return this.#decided().leftOut.get(id);
  }

  get leftOut(): readonly Taken[] {
    return [...this.#decided().leftOut.values()];
  }

  /**
   * The current slug of the entry that a slug means in a language: the slug itself; the slug of the entry that has it in another language;
   * the slug of the single entry that differs only in case and accents. Null without a match, or with more than one.
   */
  slugMeant(slug: string, locale: Locale): string | null {
    if (this.has(slug, locale)) return slug;
    const others = LOCALES.flatMap((each) => this.bySlug(slug, each)?.id ?? []);
    const spelledAlike = (each: Locale) => this.#idsByFolded().get(key(stripAccents(slug), each)) ?? [];
    const meanings = [others, spelledAlike(locale), LOCALES.flatMap(spelledAlike)].map((ids) => new Set(ids));
    const [id, ...more] = meanings.find(({ size }) => size > 0) ?? [];
    return (id !== undefined && more.length === 0 && this.byId(id)?.slugs[locale]) || null;
  }

  byId(id: string): LocalizedCard | undefined {
    return this.#decided().shown.get(id);
  }

  cards(locale: Locale): Card[] {
    return this.localizedCards().map((card) => card.in[locale]);
  }

  /** Every entry's card in all languages, newest first. */
  localizedCards(): readonly LocalizedCard[] {
    const known = this.#decided();
    known.newestFirst ??= [...known.shown.values()].sort(newestFirst);
    return known.newestFirst;
  }

  /** The keyword pages of this kind. A change of the catalogue creates a new object; a caller's object stays unchanged. */
  get keywords(): KeywordPages {
    const known = this.#decided();
    if (known.keywords) return known.keywords;
    const byLocale = perLocale((locale) => keywordsOf(this.cards(locale), locale));
    known.keywords = { byLocale, alternates: findAlternates(byLocale) };
    return known.keywords;
  }

  put(card: LocalizedCard): void {
    this.#all.set(card.id, card);
    this.#known = null;
  }

  remove(id: string): void {
    if (this.#all.delete(id)) this.#known = null;
  }

  /** Decides between entries that want the same addresses. */
  #decided(): Decided {
    if (this.#known) return this.#known;
    const known: Decided = { shown: new Map(), leftOut: new Map(), byAddress: new Map() };
    for (const card of [...this.#all.values()].sort(createdLastFirst)) {
      const addresses = LOCALES.map((locale) => key(card.slugs[locale], locale));
      const taken = LOCALES.find((_, index) => known.byAddress.has(addresses[index] as string));
      if (taken) {
        const slug = card.slugs[taken];
        known.leftOut.set(card.id, { card, slug, holder: known.byAddress.get(key(slug, taken)) as LocalizedCard });
      } else {
        known.shown.set(card.id, card);
        for (const address of addresses) known.byAddress.set(address, card);
      }
    }
    this.#known = known;
    return known;
  }

  putPicture(id: string, pictures: Record<Locale, Picture | null>): LocalizedCard[] {
    const wanting = [...this.#all.values()].filter(({ in: cards }) => LOCALES.some((locale) => pictureIdOf(cards[locale]) === id));
    for (const { in: cards } of wanting) {
      for (const locale of LOCALES) if (pictureIdOf(cards[locale]) === id) cards[locale] = withPicture(cards[locale], id, pictures);
    }
    if (wanting.length > 0) this.#known = null;
    return wanting;
  }

  /** The entries by slugs without case and accents, which several may share. */
  #idsByFolded(): Map<string, string[]> {
    const known = this.#decided();
    if (known.idsByFolded) return known.idsByFolded;
    known.idsByFolded = new Map();
    for (const { id, slugs } of known.shown.values())
      for (const locale of LOCALES) {
        const folded = key(stripAccents(slugs[locale]), locale);
        known.idsByFolded.set(folded, [...(known.idsByFolded.get(folded) ?? []), id]);
      }
    return known.idsByFolded;
  }
}

/** The order of all lists: by the date that pages show, the newest first. */
const newestFirst = (a: Identity, b: Identity): number => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id);

/** The precedence for a shared address: the order in which the API returns entries (./source.ts), in a build and in a search by slug. */
const createdLastFirst = (a: Identity, b: Identity): number => createdAtOf(b).localeCompare(createdAtOf(a)) || (a.id < b.id ? -1 : 1);

const createdAtOf = ({ createdAt, publishedAt }: Identity): string => createdAt ?? publishedAt;

/** The entries with their addresses, and those whose addresses others have: few if any, as an editing app checks slugs. The rest on demand. */
type Decided = {
  shown: Map<string, LocalizedCard>;
  leftOut: Map<string, Taken>;
  byAddress: Map<string, LocalizedCard>;
  newestFirst?: LocalizedCard[];
  keywords?: KeywordPages;
  idsByFolded?: Map<string, string[]>;
};

/** An entry, an address that it cannot have, and the entry that has it. */
type Taken = { card: LocalizedCard; slug: string; holder: LocalizedCard };

/** Logs that an entry is left out, since another one holds its address. */
export const logTaken = ({ card: { kind, id }, slug, holder }: Taken): void => {
  const line = `content: left out ${kind} ${id}: slug "${slug}" is already held by ${holder.id}, which was created later`;
  log.warn('content.left-out', line, { kind, id, field: 'slug' });
};

function withPicture({ awaitedPicture: _, ...card }: Card, id: string, pictures: Record<Locale, Picture | null>): Card {
  const picture = pictures[card.language];
  return picture ? { ...card, picture } : { ...card, picture, awaitedPicture: id };
}

const key = (slug: string, locale: Locale): string => `${locale}/${slug}`;
