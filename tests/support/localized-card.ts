import type { Card, LocalizedCard } from '../../lib/content/types.ts';
import { type Locale, perLocale } from '../../lib/i18n/locales.ts';

/** A card that may omit its slugs in other languages. */
export type SimpleCard = Omit<Card, 'slugs'>;

/** An entry's card, made from its properties in each language; a missing language has the English ones. */
export function localizedCard(cards: Partial<Record<Locale, SimpleCard>> & { en: SimpleCard }): LocalizedCard {
  const { id, kind, publishedAt, updatedAt, languages } = cards.en;
  const slugs = perLocale((locale) => (cards[locale] ?? cards.en).slug);
  return { id, kind, slugs, publishedAt, updatedAt, languages, in: perLocale((locale) => ({ ...(cards[locale] ?? cards.en), slugs })) };
}
