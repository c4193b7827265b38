import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Stagger } from '@/components/motion/stagger';
import { Container } from '@/components/ui/container';
import { COLLECTIONS } from '@/lib/content/collections';
import { listPage } from '@/lib/content/queries';
import type { Card, EntryKind } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { SITE } from '@/lib/site';
import { EmptyList } from './empty-list';
import { EntryCard } from './entry-card';
import { ListPages } from './list-pages';

/** One page of a kind's list. A page that does not exist (any more) leads to the first. */
export async function EntryListPage({ kind, page }: { kind: EntryKind; page: number }) {
  const { copy, listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const { cards, pages } = await listPage(kind, locale, page);
  if (page > pages) redirect(localizedPath(listPath, locale));
  const t = await getTranslations(copy);
  return (
    <main>
      <Container className="pt-10 pb-section lg:pt-16">
        <header className="mb-10 max-w-[56rem] lg:mb-14">
          {t('label') === t('title') ? null : <p className="mb-3 font-medium text-small text-thread">{t('label')}</p>}
          <h1 className={`text-balance font-bold font-display ${t('title').length > HERO_CHARACTERS ? 'text-title' : 'text-hero'}`}>
            {t('title')}
          </h1>
          {kind === 'compare' ? (
            <p className="mt-5 max-w-[40rem] text-pretty text-lede text-soft">
              {(await getTranslations('comparisons'))('subtitle', { product: SITE.product })}
            </p>
          ) : null}
        </header>
        {cards.length === 0 ? <EmptyList>{t('empty')}</EmptyList> : <EntryGrid cards={cards} firstWide={page === 1} />}
        <ListPages listPath={listPath} page={page} pages={pages} />
      </Container>
    </main>
  );
}

/** A longer title would fill the first screen at the hero's size. */
const HERO_CHARACTERS = 36;

/** Cards seen without scrolling: the wide one, or a row. */
const FIRST_ROW = 3;

function EntryGrid({ cards, firstWide }: { cards: Card[]; firstWide: boolean }) {
  return (
    <Stagger as="ul" className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
      {cards.map((card, index) => {
        const wide = firstWide && index === 0;
        return (
          <li key={card.id} className={wide ? 'lg:col-span-full lg:border-hairline lg:border-b lg:pb-16' : ''}>
            <EntryCard card={card} layout={wide ? 'wide' : 'stacked'} eager={index < (firstWide ? 1 : FIRST_ROW)} />
          </li>
        );
      })}
    </Stagger>
  );
}
