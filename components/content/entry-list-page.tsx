import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SmartLink } from '@/components/ui/smart-link';
import { COLLECTIONS } from '@/lib/content/collections';
import { listPage } from '@/lib/content/queries';
import type { EntryKind } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { listPagePath } from '@/lib/metadata';
import { SITE } from '@/lib/site';
import { EntryCard } from './entry-card';

/** One page of a kind's list. A page that does not exist (any more) leads to the first. */
export async function EntryListPage({ kind, page }: { kind: EntryKind; page: number }) {
  const { copy, listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const { cards, pages } = await listPage(kind, locale, page);
  if (page > pages) redirect(localizedPath(listPath, locale));
  const t = await getTranslations(copy);
  const entry = await getTranslations('entry');
  return (
    <main>
      <p>{t('label')}</p>
      <h1>{t('title')}</h1>
      {kind === 'compare' ? <p>{(await getTranslations('comparisons'))('subtitle', { product: SITE.product })}</p> : null}
      {cards.length === 0 ? <p>{t('empty')}</p> : null}
      {cards.map((card) => (
        <EntryCard key={card.id} card={card} />
      ))}
      {pages > 1 ? (
        <nav aria-label={entry('pages')}>
          {page > 1 ? <SmartLink rel="prev" href={listPagePath(listPath, page - 1)}>{entry('previous')}</SmartLink> : null}
          {page < pages ? <SmartLink rel="next" href={listPagePath(listPath, page + 1)}>{entry('next')}</SmartLink> : null}
        </nav>
      ) : null}
    </main>
  );
}
