import type { Card, LocalizedCard } from '../../lib/content/types.ts';
import { DEFAULT_LOCALE, type Locale } from '../../lib/i18n/locales.ts';

/** An entry's card, made of what it is in each language. */
export function localizedCard(cards: Record<Locale, Card>): LocalizedCard {
  const { id, kind, slug, publishedAt, updatedAt, languages } = cards[DEFAULT_LOCALE];
  return { id, kind, slug, publishedAt, updatedAt, languages, in: cards };
}
