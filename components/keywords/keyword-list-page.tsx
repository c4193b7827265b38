import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackToList } from '@/components/content/back-to-list';
import { CreateAccount } from '@/components/content/create-account';
import styles from '@/components/content/entry-lists.module.css';
import { EntryRows } from '@/components/content/entry-rows';
import { EntryStrand } from '@/components/content/entry-strand';
import { ListPages } from '@/components/content/list-pages';
import { ArrowLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { keywordElsewhere, keywordNames, keywordPage } from '@/lib/content/keywords/keyword-queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { keywordPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { hueOf, KeywordRow } from './keyword-row';

/** One page of the entries with a keyword. A page number that does not exist redirects to the whole list. */
export async function KeywordListPage({ kind, slug, page }: { kind: EntryKind; slug: string; page: number }) {
  const { copy, listPath } = COLLECTIONS[kind];
  const locale = await currentLocale();
  const found = await keywordPage(kind, slug, locale, page);
  // The page cache does not store an unknown keyword or an outage. It keeps serving the last good page (entry-or-list.ts).
  if (found.status !== 'found') redirect(localizedPath(listPath, locale));
  const { name, topic, count, cards, pages } = found;
  const keywords = await keywordNames(kind, locale);
  const t = await getTranslations(copy);
  return (
    <main>
      <Container className="pt-top pb-section sm:pt-8">
        <header data-hue={hueOf(topic)} className={classNames(styles.masthead, styles.ofKeyword)}>
          <p>
            <BackToList kind={kind} />
          </p>
          <h1>{t('keyword.title', { keyword: name })}</h1>
          <p className="tabular-nums">{t('keyword.lede', { count })}</p>
          {/* The keywords stand beside the title, because a keyword changes the title. The thread with the dates follows them. */}
          <KeywordRow kind={kind} keywords={keywords} current={slug} />
          <EntryStrand cards={cards} />
        </header>
        <EntryRows kind={kind} cards={cards} leads={page === 1} />
        <ListPages listPath={keywordPath(kind, slug)} page={page} pages={pages} />
        {page === 1 ? <KeywordInOtherKinds kind={kind} slug={slug} /> : null}
      </Container>
      <CreateAccount about={kind} list />
    </main>
  );
}

/** A reader of articles on a subject may want a resource on it. A reader of a resource may want articles on its subject. */
const OTHER: Record<EntryKind, EntryKind> = { blog: 'resource', resource: 'blog', compare: 'blog' };

/** Entries of another kind with the same keyword, and a link to all of them. They stand below the entries of a keyword. */
async function KeywordInOtherKinds({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const other = OTHER[kind];
  const found = await keywordElsewhere(other, slug, locale);
  if (!found) return null;
  const t = await getTranslations(COLLECTIONS[other].copy);
  const all = await getTranslations('entry.keywords');
  return (
    <section aria-labelledby="elsewhere" className={styles.elsewhere}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="elsewhere" className="section-title">
          {t('keyword.title', { keyword: found.name })}
        </h2>
        <ArrowLink id="elsewhere_all" aria-labelledby="elsewhere_all elsewhere" href={keywordPath(other, slug)}>
          {all('elsewhere')}
        </ArrowLink>
      </div>
      <EntryRows kind={other} cards={found.cards} leads={false} titleLevel={3} />
    </section>
  );
}
