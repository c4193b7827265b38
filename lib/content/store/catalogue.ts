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
  #known: ReturnType<typeof decide> | null = null;

  constructor(cards: Iterable<LocalizedCard> = []) {
    for (const card of cards) this.#all.set(card.id, card);
  }

  get #decided() {
    this.#known ??= decide(this.#all.values());
    return this.#known;
  }

  /** The shown entries by id. A change of the catalogue creates a new object; a caller's object stays unchanged. */
  get shown(): ReadonlyMap<string, LocalizedCard> {
    return this.#decided.shown;
  }

  /** The keyword pages of this kind. A change creates a new object here too. */
  get keywords(): KeywordPages {
    return this.#decided.keywords();
  }

  bySlug(slug: string, locale: Locale): LocalizedCard | undefined {
    return this.#decided.byAddress.get(key(slug, locale));
  }

  /** Why entries are left out, by their ids: the first of the addresses that another entry holds. */
  get leftOut(): ReadonlyMap<string, Taken> {
    return this.#decided.leftOut;
  }

  /**
   * The current slug of the entry that a slug means in a language: the slug itself; the slug of the entry that has it in another language;
   * the slug of the single entry that differs only in case and accents. Null without a match, or with more than one.
   */
  slugMeant(slug: string, locale: Locale): string | null {
    if (this.bySlug(slug, locale)) return slug;
    const others = LOCALES.flatMap((each) => this.bySlug(slug, each)?.id ?? []);
    const spelledAlike = (each: Locale) =>
      this.#decided
        .byFolded()
        .get(key(stripAccents(slug), each))
        ?.map(({ id }) => id) ?? [];
    const meanings = [others, spelledAlike(locale), LOCALES.flatMap(spelledAlike)].map((ids) => new Set(ids));
    const [id, ...more] = meanings.find(({ size }) => size > 0) ?? [];
    return (id !== undefined && more.length === 0 && this.shown.get(id)?.slugs[locale]) || null;
  }

  cards(locale: Locale): Card[] {
    return this.localizedCards().map((card) => card.in[locale]);
  }

  /** Every entry's card in all languages, newest first. */
  localizedCards(): readonly LocalizedCard[] {
    return this.#decided.newestFirst();
  }

  put(card: LocalizedCard): void {
    this.#all.set(card.id, card);
    this.#known = null;
  }

  remove(id: string): void {
    if (this.#all.delete(id)) this.#known = null;
  }

  putPicture(id: string, pictures: Record<Locale, Picture | null>): LocalizedCard[] {
    const wanting = [...this.#all.values()].filter(({ in: cards }) => LOCALES.some((locale) => pictureIdOf(cards[locale]) === id));
    for (const { in: cards } of wanting) {
      for (const locale of LOCALES) if (pictureIdOf(cards[locale]) === id) cards[locale] = withPicture(cards[locale], id, pictures);
    }
    if (wanting.length > 0) this.#known = null;
    return wanting;
  }
}

/** Decides between entries that want the same addresses. Lists, keywords and spellings are computed when they are first needed. */
function decide(all: Iterable<LocalizedCard>) {
  const shown = new Map<string, LocalizedCard>();
  const leftOut = new Map<string, Taken>();
  const byAddress = new Map<string, LocalizedCard>();
  for (const card of [...all].sort(createdLastFirst)) {
    const takenIn = LOCALES.find((locale) => byAddress.has(key(card.slugs[locale], locale)));
    if (takenIn) {
      const slug = card.slugs[takenIn];
      leftOut.set(card.id, { card, slug, holder: byAddress.get(key(slug, takenIn)) as LocalizedCard });
    } else {
      shown.set(card.id, card);
      for (const locale of LOCALES) byAddress.set(key(card.slugs[locale], locale), card);
    }
  }
  const sorted = onDemand(() => [...shown.values()].sort(newestFirst));
  const keywords = onDemand((): KeywordPages => {
    const cards = perLocale((locale) => sorted().map((card) => card.in[locale]));
    const byLocale = perLocale((locale) => keywordsOf(cards[locale], locale));
    return { byLocale, alternates: findAlternates(byLocale) };
  });
  /** The entries by slugs without case and accents, which several may share. */
  const byFolded = onDemand(() => {
    const slugs = [...shown.values()].flatMap((card) => LOCALES.map((locale) => ({ id: card.id, slug: card.slugs[locale], locale })));
    return Map.groupBy(slugs, ({ slug, locale }) => key(stripAccents(slug), locale));
  });
  return { shown, leftOut, byAddress, newestFirst: sorted, keywords, byFolded };
}

function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The order of all lists: by the date that pages show, the newest first. */
const newestFirst = (a: Identity, b: Identity): number => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id);

/** The precedence for a shared address: the order in which the API returns entries (./source.ts), in a build and in a search by slug. */
const createdLastFirst = (a: Identity, b: Identity): number => createdAtOf(b).localeCompare(createdAtOf(a)) || (a.id < b.id ? -1 : 1);

const createdAtOf = ({ createdAt, publishedAt }: Identity): string => createdAt ?? publishedAt;

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
