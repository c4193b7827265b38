import type { Card, LocalizedCard } from '../../lib/content/types.ts';
import { type Locale, perLocale } from '../../lib/i18n/locales.ts';

/** An entry's card, made of what it is in each language; where nothing is said of one, that is what it is in English. */
export function localizedCard(cards: Partial<Record<Locale, Card>> & { en: Card }): LocalizedCard {
  const { id, kind, slug, publishedAt, updatedAt, languages } = cards.en;
  return { id, kind, slug, publishedAt, updatedAt, languages, in: perLocale((locale) => cards[locale] ?? cards.en) };
}
