import { documentToReactComponents } from '@contentful/rich-text-react-renderer';
import { getFormatter, getTranslations } from 'next-intl/server';
import { CreateAccount } from '@/components/comparison/create-account';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { SmartLink } from '@/components/ui/smart-link';
import { COLLECTIONS } from '@/lib/content/collections';
import { entryOrList } from '@/lib/content/entry-or-list';
import { relatedCards } from '@/lib/content/queries';
import type { EntryKind } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { EntryPicture } from './entry-picture';
import { KeywordLinks } from './keyword-links';
import { RelatedEntries } from './related-entries';
import { RICH_TEXT } from './rich-text';

/** The page of an entry: head, text, related column. A missing entry leads to the list (SPEC.md section 2). */
export async function EntryPage({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const entry = await entryOrList(kind, slug, locale);
  const related = await relatedCards(kind, entry.id, locale);
  const { copy, listPath } = COLLECTIONS[kind];
  const t = await getTranslations(copy);
  const words = await getTranslations('entry');
  const format = await getFormatter();
  return (
    <main>
      <Container className="pt-6 pb-section lg:pt-10">
        <SmartLink href={listPath} className="group/back inline-flex min-h-11 items-center gap-2 text-small text-soft hover:text-thread">
          <Icon name="arrow" className="size-4 rotate-180" />
          {t('label')}
        </SmartLink>
        {/* The article's parts share the page's grid, so that the related column, which is not of the article, stands beside its text. */}
        <div className="mt-3 grid gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-16 lg:gap-y-14">
          <article
            lang={entry.bodyLanguage}
            className="grid gap-y-10 lg:col-span-2 lg:col-start-1 lg:row-span-3 lg:row-start-1 lg:grid-cols-subgrid lg:grid-rows-subgrid lg:gap-y-14"
          >
            <header className="max-w-[56rem] lg:col-span-2">
              <h1 className="text-balance break-words font-bold font-display text-[clamp(2.25rem,1.5rem+3.2vw,4rem)] leading-[1.03] tracking-[-0.035em]">
                {entry.title}
              </h1>
              <p className="mt-5 max-w-[42rem] text-pretty text-lede text-soft">{entry.description}</p>
              <p className="mt-5 text-small text-soft" lang={locale}>
                <time dateTime={entry.publishedAt}>
                  {words('published', { date: format.dateTime(new Date(entry.publishedAt), { dateStyle: 'long' }) })}
                </time>
              </p>
              {entry.bodyLanguage === locale ? null : (
                <p className="mt-4 text-small" lang={locale}>
                  {words('inEnglish')}
                </p>
              )}
              <KeywordLinks entry={entry} className="mt-3" />
            </header>
            {entry.picture ? (
              <EntryPicture
                picture={entry.picture}
                loading="eager"
                className="aspect-[1200/630] w-full rounded-card bg-sunken object-cover lg:col-span-2"
              />
            ) : null}
            <Prose className="min-w-0 lg:row-start-3">{documentToReactComponents(entry.body, RICH_TEXT)}</Prose>
          </article>
          {related.length > 0 ? <RelatedEntries title={t('related')} cards={related} className="lg:col-start-2 lg:row-start-3" /> : null}
        </div>
      </Container>
      {kind === 'blog' ? null : <CreateAccount />}
    </main>
  );
}
