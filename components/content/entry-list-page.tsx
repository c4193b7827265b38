import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { hueOf, KeywordRow } from '@/components/keywords/keyword-row';
import { AboveHeading } from '@/components/ui/above-heading';
import { Container } from '@/components/ui/container';
import { SmartLink } from '@/components/ui/smart-link';
import { countedKeywords, type NamedKeyword } from '@/lib/content/keywords/keyword-queries';
import { listPage } from '@/lib/content/queries';
import type { Card } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { feedPath } from '@/lib/routing/addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { ClosingDrawing } from './closing-drawing';
import { CLOSES_LIST, CreateAccount } from './create-account';
import { EmptyList } from './empty-list';
import styles from './entry-lists.module.css';
import { EntryRows } from './entry-rows';
import { EntryStrand } from './entry-strand';
import { ListPages } from './list-pages';

type EntryListPageProps = {
  kind: EntryKind;
  page: number;
  /** What its first screen promises, and what stands before the entries, with their heading, on a page that is more than a list. It brings styles of its own, which the other lists do without. */
  hub?: { promise: ReactNode; before: ReactNode } | undefined;
};

/** One page of a kind's list. A page that does not exist (any more) leads to the first. */
export async function EntryListPage({ kind, page, hub }: EntryListPageProps) {
  const { copy, listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const { cards, pages, total } = await listPage(kind, locale, page);
  if (page > pages) redirect(localizedPath(listPath, locale));
  const keywords = await countedKeywords(kind, locale);
  const t = await getTranslations(copy);
  const long = t('title').length > HERO_CHARACTERS;
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
            <h1 className={long ? styles.long : undefined}>
              <AboveHeading>{t('label')}</AboveHeading> {t('title')}
            </h1>
            <AboutAll kind={kind} />
            {kind === 'blog' ? <EntryStrand cards={cards} hue={(card) => hueAmong(keywords, card)} whole={cards.length === total} /> : null}
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
      <CreateAccount after={CLOSES_LIST[kind]} anchor={false}>
        <ClosingDrawing kind={kind} />
      </CreateAccount>
    </main>
  );
}

/** The colour of the first of an entry's keywords that has a page. Languages agree as long as editors list keywords in one order. */
function hueAmong(keywords: readonly NamedKeyword[], { keywords: own }: Card): number | undefined {
  const topics = new Map(keywords.map(({ name, topic }) => [name.toLowerCase(), topic]));
  const topic = own.map((name) => topics.get(name.toLowerCase())).find((each) => each !== undefined);
  return topic === undefined ? undefined : hueOf(topic);
}

/** A longer title would fill the first screen at the size of a shorter one. */
const HERO_CHARACTERS = 44;

/** What holds for all of a list, said once: who writes it and how the next one is had; what may be done with it. */
function AboutAll({ kind }: { kind: Exclude<EntryKind, 'compare'> }) {
  const t = useTranslations();
  return (
    <p>
      {kind === 'resource'
        ? t('resources.use')
        : t.rich('blog.authors', {
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
