import type { Card, LocalizedCard } from '../../lib/content/types.ts';
import { LOCALES, type Locale, perLocale } from '../../lib/i18n/locales.ts';

/** A card without its slugs in other languages. */
type SimpleCard = Omit<Card, 'slugs'>;

/** An entry's card with these properties, and others in Spanish. */
export function cardOf(id: string, changes: Partial<SimpleCard> = {}, inSpanish: Partial<SimpleCard> = {}): LocalizedCard {
  const en: SimpleCard = {
    ...{ id, kind: 'blog', slug: id, title: id, description: id, keywords: [], picture: null },
    ...{ publishedAt: '2026-05-01', updatedAt: '2026-05-01', languages: [...LOCALES], language: 'en' },
    ...changes,
  };
  const cards: Record<Locale, SimpleCard> = { en, es: { ...en, language: 'es', ...inSpanish } };
  const slugs = perLocale((locale) => cards[locale].slug);
  const { kind, publishedAt, updatedAt, languages } = en;
  return { id, kind, slugs, publishedAt, updatedAt, languages, in: perLocale((locale) => ({ ...cards[locale], slugs })) };
}
