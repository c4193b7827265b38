import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { KeywordRow } from '@/components/keywords/keyword-row';
import { Container } from '@/components/ui/container';
import { SmartLink } from '@/components/ui/smart-link';
import { countedKeywords } from '@/lib/content/keywords/keyword-queries';
import { listPage } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { feedPath } from '@/lib/routing/addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { CreateAccount } from './create-account';
import { EmptyList } from './empty-list';
import { EntryRows } from './entry-rows';
import { ListPages } from './list-pages';

type EntryListPageProps = {
  kind: EntryKind;
  page: number;
  /** What stands before the entries, with their heading, and after them, on a page that is more than a list. It brings styles of its own, which the other lists do without. */
  hub?: { before: ReactNode; after: ReactNode } | undefined;
};

/** One page of a kind's list. A page that does not exist (any more) leads to the first. */
export async function EntryListPage({ kind, page, hub }: EntryListPageProps) {
  const { copy, listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const { cards, pages } = await listPage(kind, locale, page);
  if (page > pages) redirect(localizedPath(listPath, locale));
  const keywords = await countedKeywords(kind, locale);
  const t = await getTranslations(copy);
  const long = t('title').length > HERO_CHARACTERS;
  return (
    <main>
      <Container className="pt-10 pb-section lg:pt-16">
        <header className={`mb-8 lg:mb-10 ${long ? '' : 'max-w-[56rem]'}`}>
          {t('label') === t('title') ? null : <p className="mb-3 font-medium text-small text-thread">{t('label')}</p>}
          <h1
            className={`text-balance font-bold font-display text-hero max-[22.5rem]:text-title ${long ? 'max-sm:text-title sm:text-[length:clamp(2.5rem,1.1rem+3.1vw,3.75rem)]' : ''}`}
          >
            {t('title')}
          </h1>
          {kind === 'compare' ? (
            <p className="mt-5 max-w-[40rem] lede">{(await getTranslations('compare'))('subtitle', { product: SITE.product })}</p>
          ) : null}
          {kind === 'blog' ? <Authors /> : null}
        </header>
        {hub?.before}
        <KeywordRow kind={kind} keywords={keywords} />
        {cards.length === 0 ? (
          <EmptyList>{t('empty')}</EmptyList>
        ) : (
          <EntryRows kind={kind} cards={cards} leads={page === 1} titleLevel={hub ? 3 : 2} sections={keywords.map(({ name }) => name)} />
        )}
        <ListPages listPath={listPath} page={page} pages={pages} />
        {hub?.after}
      </Container>
      <CreateAccount after={kind} anchor={false} />
    </main>
  );
}

/** A longer title would fill the first screen at the hero's size: it has the width of the page, and two lines there. */
const HERO_CHARACTERS = 44;

/** Who writes all of it, once for the list, and how the next one is had. */
function Authors() {
  const t = useTranslations('blog');
  return (
    <p className="mt-5 max-w-[46rem] lede">
      {t.rich('authors', {
        product: SITE.product,
        feed: (words) => (
          <SmartLink href={feedPath('blog', 'rss')} type="application/rss+xml" className="plain-link">
            {words}
          </SmartLink>
        ),
      })}
    </p>
  );
}
