import { getTranslations } from 'next-intl/server';
import { entryOrList } from '@/lib/content/entry-or-list';
import { nextCard, relatedCards } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { EntryView } from './entry-view';
import { RelatedEntries } from './related-entries';

/** The page of an entry. A missing entry redirects to its list, which has similar entries. */
export async function EntryPage({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const entry = await entryOrList(kind, slug, locale);
  const next = await nextCard(kind, entry.id, locale);
  const cards = await relatedCards(kind, entry.id, locale);
  const t = await getTranslations(COLLECTIONS[kind].copy);
  return (
    <EntryView
      entry={entry}
      next={next}
      related={cards.length > 0 ? (className) => <RelatedEntries title={t('related')} cards={cards} className={className} /> : null}
    />
  );
}
