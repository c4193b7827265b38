import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { KeywordRow } from '@/components/keywords/keyword-row';
import { AboveHeading } from '@/components/ui/above-heading';
import { Container } from '@/components/ui/container';
import { linkTo } from '@/components/ui/link-to';
import { countedKeywords } from '@/lib/content/keywords/keyword-queries';
import { listPage } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { feedPath } from '@/lib/routing/addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { CreateAccount } from './create-account';
import { EmptyList } from './empty-list';
import styles from './entry-lists.module.css';
import { EntryRows } from './entry-rows';
import { EntryStrand } from './entry-strand';
import { ListPages } from './list-pages';

/** A longer title gets smaller type, so that it does not fill the first screen. */
const HERO_CHARACTERS = 44;

type EntryListPageProps = {
  kind: EntryKind;
  page: number;
  /**
   * For a page that is more than a list: the promise on its first screen, and everything before the entries, including their heading. It
   * brings its own styles, so the other lists do not load them.
   */
  hub?: { promise: ReactNode; before: ReactNode } | undefined;
};

/** One page of a kind's list. A page number that does not exist redirects to the first page. */
export async function EntryListPage({ kind, page, hub }: EntryListPageProps) {
  const { copy, listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const { cards, pages, total } = await listPage(kind, locale, page);
  if (page > pages) redirect(localizedPath(listPath, locale));
  const keywords = await countedKeywords(kind, locale);
  const t = await getTranslations(copy);
  return (
    <main>
      <Container className={kind === 'compare' ? 'pt-top pb-section sm:pt-8 lg:pt-10' : 'pt-top pb-section sm:pt-8'}>
        {kind === 'compare' ? (
          <header className="mb-8 max-w-[60rem] lg:mb-10">
            <h1 className="hero-title max-[22.5rem]:text-title">
              {t('title')}{' '}
              <span className="mt-4 block text-balance card-heading">
                {(await getTranslations('compare'))('subtitle', { product: SITE.product })}
              </span>
            </h1>
            {hub?.promise}
          </header>
        ) : (
          <header className={styles.masthead}>
            <h1 className={t('title').length > HERO_CHARACTERS ? styles.long : undefined}>
              <AboveHeading>{t('label')}</AboveHeading> {t('title')}
            </h1>
            {/* One line that holds for the whole list: who writes it and where its feed is, or how the resources may be used. */}
            <p>
              {kind === 'resource'
                ? (await getTranslations('resources'))('use')
                : (await getTranslations('blog')).rich('authors', {
                    product: SITE.product,
                    feed: linkTo(feedPath('blog', 'rss'), { type: 'application/rss+xml', className: 'plain-link' }),
                  })}
            </p>
            {kind === 'blog' ? <EntryStrand cards={cards} keywords={keywords} whole={cards.length === total} /> : null}
          </header>
        )}
        {hub?.before}
        <KeywordRow kind={kind} keywords={keywords} total={total} />
        {cards.length === 0 ? (
          <EmptyList>{t('empty')}</EmptyList>
        ) : (
          <EntryRows kind={kind} cards={cards} leads={page === 1} titleLevel={hub ? 3 : 2} sections={keywords} />
        )}
        <ListPages listPath={listPath} page={page} pages={pages} />
      </Container>
      <CreateAccount about={kind} list />
    </main>
  );
}
