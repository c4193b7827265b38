import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CompetitorHub } from '@/components/competitors/competitor-hub';
import { Ledger } from '@/components/competitors/ledger';
import { KeywordRow } from '@/components/keywords/keyword-row';
import { Container } from '@/components/ui/container';
import { countedKeywords } from '@/lib/content/keywords/keyword-queries';
import { listPage } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { CreateAccount } from './create-account';
import { EmptyList } from './empty-list';
import { EntryRows } from './entry-rows';
import { ListPages } from './list-pages';

/** One page of a kind's list. A page that does not exist (any more) leads to the first. */
export async function EntryListPage({ kind, page }: { kind: EntryKind; page: number }) {
  const { copy, listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const { cards, pages } = await listPage(kind, locale, page);
  if (page > pages) redirect(localizedPath(listPath, locale));
  const keywords = await countedKeywords(kind, locale);
  const t = await getTranslations(copy);
  const hasHub = kind === 'compare' && page === 1;
  return (
    <main>
      <Container className="pt-10 pb-section lg:pt-16">
        <header className="mb-8 max-w-[56rem] lg:mb-10">
          {t('label') === t('title') ? null : <p className="mb-3 font-medium text-small text-thread">{t('label')}</p>}
          <h1
            className={`text-balance font-bold font-display ${t('title').length > HERO_CHARACTERS ? 'text-title' : 'text-hero max-[22.5rem]:text-title'}`}
          >
            {t('title')}
          </h1>
          {kind === 'compare' ? (
            <p className="mt-5 max-w-[40rem] lede">{(await getTranslations('compare'))('subtitle', { product: SITE.product })}</p>
          ) : null}
        </header>
        {hasHub ? <CompetitorHub /> : null}
        <KeywordRow kind={kind} keywords={keywords} />
        {cards.length === 0 ? (
          <EmptyList>{t('empty')}</EmptyList>
        ) : (
          <EntryRows kind={kind} cards={cards} leads={page === 1} titleLevel={hasHub ? 3 : 2} />
        )}
        <ListPages listPath={listPath} page={page} pages={pages} />
        {hasHub ? <Ledger className="mt-section" /> : null}
      </Container>
      <CreateAccount anchor={false} />
    </main>
  );
}

/** A longer title would fill the first screen at the hero's size. */
const HERO_CHARACTERS = 36;
