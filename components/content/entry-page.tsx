import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { KeywordLinks } from '@/components/keywords/keyword-links';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { OnThisPage } from '@/components/ui/on-this-page';
import { Prose } from '@/components/ui/prose';
import { StaticPart } from '@/components/ui/static-part';
import { entryOrList } from '@/lib/content/entry-or-list';
import { nextCard } from '@/lib/content/queries';
import { contentsOf } from '@/lib/content/rich-text/headings';
import { highlightedBlocks } from '@/lib/content/rich-text/highlighted-blocks';
import { readable } from '@/lib/content/rich-text/readable';
import { readingMinutes } from '@/lib/content/rich-text/reading';
import type { Card, Entry } from '@/lib/content/types';
import { wasUpdated } from '@/lib/content/was-updated';
import { env } from '@/lib/env';
import { currentLocale } from '@/lib/i18n/current-locale';
import { canonicalEntryPath } from '@/lib/routing/collection-addresses';
import type { EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { PAPER_WEEK_SLUG } from '@/lib/site/paper-week';
import { BackToList } from './back-to-list';
import { CreateAccount } from './create-account';
import entryCardStyles from './entry-card.module.css';
import styles from './entry-page.module.css';
import { EntryPicture } from './entry-picture';
import { type FieldTag, NO_TAGS } from './field-tag';
import { withNoBreaks } from './no-break';
import { EntryEnd, RelatedEntries } from './other-entries';
import { PaperWeek, PrintSheet } from './paper-week';
import { RichText } from './rich-text';
import { ShareLinks } from './share-links';

/** Ids of the page shell, which no heading may get. The page's other ids have an underscore, which no heading's id has. */
const SHELL_IDS = ['content', 'site-header', 'site-links'];

/** This resource is a printable sheet. Its page shows the sheet itself instead of a cover. */
const isPaperWeek = ({ kind, slug }: Entry) => kind === 'resource' && slug === PAPER_WEEK_SLUG;

/** The page of an entry. A missing entry redirects to its list, which has similar entries. */
export async function EntryPage({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const entry = await entryOrList(kind, slug, locale);
  const next = await nextCard(kind, entry.id, locale);
  return <EntryView entry={entry} next={next} related={(className) => <RelatedEntries entry={entry} className={className} />} />;
}

type EntryViewProps = {
  entry: Entry;
  /** Renders the related column with the given class. */
  related: (className: string) => ReactNode;
  /** The entry to read after this one. */
  next?: Card | null;
  /** Marks which element shows which field, for the preview in the editor. */
  tag?: FieldTag;
};

export async function EntryView({ entry, related, next = null, tag = NO_TAGS }: EntryViewProps) {
  const { kind } = entry;
  const locale = await currentLocale();
  const text = readable(entry.body, SHELL_IDS);
  const code = await highlightedBlocks(text);
  const chapters = contentsOf(text.headings);
  const { SITE_URL } = env();
  return (
    <main>
      <Container className="pt-top pb-section sm:pt-6 lg:pt-10">
        <BackToList kind={kind} />
        {/* The article's parts share the page's grid. So the related column stands beside the text but outside the article. */}
        <div
          className={`${styles.grid} mt-3 grid grid-cols-1 print:block ${chapters.length > 0 ? styles.withContents : styles.withoutContents}`}
        >
          <article className={classNames(styles.article, 'col-span-full grid print:block lg:row-span-2 lg:row-start-1')}>
            <div className={classNames('col-span-full', isPaperWeek(entry) && classNames(styles.titleRow, 'lg:grid'))}>
              <EntryHead entry={entry} minutes={readingMinutes(text.document)} tag={tag} />
              {isPaperWeek(entry) ? <PaperWeek /> : null}
            </div>
            {chapters.length > 0 ? (
              <OnThisPage chapters={chapters} lang={entry.bodyLanguage} className="lg:row-start-2 lg:col-start-1" />
            ) : null}
            <div className={`min-w-0 ${styles.measure} lg:row-start-2 ${chapters.length > 0 ? 'lg:col-start-2' : ''}`}>
              <Prose className={styles.text} lang={entry.bodyLanguage} {...tag('content')}>
                <RichText text={text} code={code} firstPicture={!entry.picture} tag={tag} />
              </Prose>
              {/* The second print button saves readers the way back to the top. */}
              {isPaperWeek(entry) ? <PrintSheet className="mt-10" /> : null}
              <div className="mt-12">
                <ShareLinks
                  url={SITE_URL + canonicalEntryPath(entry, locale)}
                  title={entry.title}
                  image={entry.picture ? new URL(entry.picture.url, SITE_URL).href : undefined}
                />
              </div>
              <EntryEnd kind={kind} next={next} />
            </div>
          </article>
          {related(`${styles.measure} xl:row-start-2 ${chapters.length > 0 ? 'lg:col-start-2 xl:col-start-3' : 'xl:col-start-2'}`)}
        </div>
      </Container>
      <CreateAccount about={kind} />
    </main>
  );
}

/** Title, facts and cover. On a wide screen the cover stands beside the title, so that the text begins on the first screen. */
async function EntryHead({ entry, minutes, tag }: { entry: Entry; minutes: number; tag: FieldTag }) {
  const locale = await currentLocale();
  const t = await getTranslations('entry');
  const format = await getFormatter();
  const dates = { published: entry.publishedAt, updated: entry.updatedAt };
  const picture = isPaperWeek(entry) ? null : entry.picture;
  return (
    <StaticPart
      as="header"
      className={classNames(
        'print:mb-8 print:block',
        picture ? classNames(styles.headWithPicture, 'grid gap-y-8 lg:grid-cols-2') : styles.headAlone,
      )}
    >
      <div>
        <h1 lang={entry.language} className={styles.entryTitle} {...tag('title')}>
          {withNoBreaks(entry.title)}
        </h1>
        <p lang={entry.language} className="mt-5 max-w-[44rem] text-pretty lede-text" {...tag('description')}>
          {entry.description}
        </p>
        <p className="mt-5 font-semibold text-small">{t('author', { product: SITE.product })}</p>
        {/* Three facts stand below each other on a phone. In a row they might wrap when the font loads, and the page would move. */}
        <p className={classNames(styles.facts, 'small-note mt-1 flex gap-x-6 gap-y-1 tabular-nums')}>
          {(wasUpdated(entry) ? (['published', 'updated'] as const) : (['published'] as const)).map((key) => (
            <time key={key} dateTime={dates[key]}>
              {t(key, { date: format.dateTime(new Date(dates[key]), { dateStyle: 'medium' }) })}
            </time>
          ))}
          <span>{t('readingTime', { minutes })}</span>
        </p>
        {entry.bodyLanguage === locale ? null : (
          <p className={classNames(styles.inEnglish, 'mt-6 max-w-[42rem] text-base')}>{t('inEnglish')}</p>
        )}
        <KeywordLinks entry={entry} {...tag('keywords')} />
      </div>
      {picture ? (
        <EntryPicture
          lang={entry.language}
          picture={picture}
          place="cover"
          first
          className={classNames(entryCardStyles.cover, styles.entryCover)}
          {...tag('previewImage')}
        />
      ) : null}
    </StaticPart>
  );
}
