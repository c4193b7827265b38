import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { hueOf, keywordsAmong } from '@/components/keywords/keyword-row';
import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { NamedKeyword } from '@/lib/content/keywords/keyword-queries';
import type { PicturePlace } from '@/lib/content/pictures';
import { slugOf } from '@/lib/content/rich-text/headings';
import { takeawayOf } from '@/lib/content/takeaway';
import type { Card } from '@/lib/content/types';
import { entryPath } from '@/lib/routing/collection-addresses';
import type { EntryKind } from '@/lib/site/collections';
import { PAPER_WEEK_SLUG } from '@/lib/site/paper-week';
import entryCardStyles from './entry-card.module.css';
import styles from './entry-lists.module.css';
import { EntryPicture } from './entry-picture';
import { withNoBreaks } from './no-break';

// The kinds share one grid of one to three columns (entry-lists.module.css). With columns, a title has at most two lines.

type EntryRowsProps = {
  kind: EntryKind;
  cards: Card[];
  /** The page begins with a large entry. For resources this is the paper week, for the other kinds the newest entry. */
  leads: boolean;
  titleLevel?: 2 | 3;
  /** The keywords that have a page. A keyword's own page passes none, because its heading names the keyword. */
  sections?: readonly NamedKeyword[];
};

/** Maximum number of keywords on the card of an entry. */
const MOST_WORDS = 3;

export function EntryRows({ kind, cards, leads, titleLevel = 2, sections }: EntryRowsProps) {
  const lead = leads ? cards.find(({ slug }) => kind !== 'resource' || slug === PAPER_WEEK_SLUG) : undefined;
  const rows = cards.filter((card) => card !== lead);
  // All titles get the size at which the longest one fits on one line, but not less than a minimum.
  const longest = Math.max(1, ...rows.map(({ title }) => title.length));
  return (
    <>
      {lead ? (
        <StaticPart>
          {/*
           * On a wide screen the title stands above the picture, but in the HTML the picture comes first. If a browser paints between the
           * two, the picture moves down when the title arrives. So the first paint waits for both. The comparisons do not wait, because
           * their leading entry stands far below the first screen.
           */}
          {kind === 'compare' ? null : <link rel="expect" href={`#${LEAD_WORDS}`} blocking="render" />}
          <Row card={lead} leads first={kind !== 'compare'} titleLevel={titleLevel} sections={sections} />
        </StaticPart>
      ) : null}
      {rows.length > 0 ? (
        <StaticPart as="ul" data-settle="each" data-kind={kind} className={styles.rows} style={{ '--letters': longest } as CSSProperties}>
          {rows.map((card, index) => (
            <li key={card.id}>
              <Row card={card} first={!lead && index === 0} titleLevel={titleLevel} sections={sections} />
            </li>
          ))}
        </StaticPart>
      ) : null}
    </>
  );
}

type RowProps = Pick<EntryRowsProps, 'sections'> & {
  card: Card;
  /** The leading entry is large. */
  leads?: boolean;
  /** The entry is visible without scrolling. */
  first: boolean;
  titleLevel: 2 | 3;
};

/** Maximum length of a leading title in larger letters, in characters. */
const SHORT_LEAD_TITLE = 56;

/** The id of the element in which the words of the leading entry begin. */
const LEAD_WORDS = 'lead-words';

const PLACES = { blog: 'story', resource: 'folder', compare: 'choice' } as const satisfies Record<EntryKind, PicturePlace>;

/** The last line never has only two words. On a phone the lines are too short for this, and in folders texts would differ in width. */
const SUMMARY = { blog: 'line-clamp-3 sm:text-balance', resource: 'line-clamp-3', compare: 'line-clamp-2 sm:text-balance' };

/** The card of an entry. A resource is a folder whose tab names the type of the resource. The leading resource is an open folder. */
function Row({ card, leads = false, first, titleLevel, sections }: RowProps) {
  const t = useTranslations('blog');
  const { kind, title, picture } = card;
  const takeaway = kind === 'resource' ? (takeawayOf(card) ?? 'other') : undefined;
  const place = !leads ? PLACES[kind] : takeaway ? 'wideCard' : 'lead';
  const Heading = `h${titleLevel}` as const;
  return (
    <article
      lang={card.language}
      data-kind={leads ? kind : undefined}
      data-takeaway={takeaway}
      className={classNames(entryCardStyles.entry, leads && styles.lead, takeaway ? styles.folder : leads && styles.story)}
    >
      {takeaway ? <Kind card={card} takeaway={takeaway} /> : null}
      {picture ? (
        <div className={classNames(entryCardStyles.pic, styles.rowPicture)}>
          <EntryPicture picture={picture} place={place} first={first} />
        </div>
      ) : null}
      <div className={styles.head}>
        {leads && kind === 'blog' ? <p className={styles.latest}>{t('latest')}</p> : null}
        <Heading
          className={classNames(styles.oneLine, leads && styles.leadTitle, leads && title.length <= SHORT_LEAD_TITLE && styles.short)}
        >
          {/* The link covers the whole card, but its accessible name is only the title. */}
          <SmartLink href={entryPath(card)} className={entryCardStyles.cardLink}>
            {withNoBreaks(title)}
          </SmartLink>
        </Heading>
      </div>
      <div id={leads ? LEAD_WORDS : undefined} className={styles.rest}>
        <p className={SUMMARY[kind]}>{card.description}</p>
        <Byline card={card} sections={sections} />
        {!leads ? null : takeaway ? <Look card={card} /> : <Chapters card={card} />}
      </div>
    </article>
  );
}

/** The tab of a folder with its type, and the foot with its contents. */
function Kind({ card, takeaway }: { card: Card; takeaway: NonNullable<ReturnType<typeof takeawayOf>> | 'other' }) {
  const t = useTranslations('resources.takeaway');
  const { minutes, tables, copies } = card.facts ?? {};
  const toPrint = card.slug === PAPER_WEEK_SLUG;
  return (
    <>
      <p className={styles.tab}>{t(takeaway)}</p>
      <ul className={styles.facts}>
        {copies ? <li>{t('copies', { count: copies })}</li> : null}
        {toPrint ? <li>{t('toPrint')}</li> : tables ? <li>{t('tables', { count: tables })}</li> : null}
        {minutes ? <li>{t('minutes', { minutes })}</li> : null}
        {/* Assistive technology skips these words, because the title is already the link. */}
        <li aria-hidden="true" className={classNames(styles.folderLink, 'print:hidden')}>
          {t(`open.${takeaway}`)}
        </li>
      </ul>
    </>
  );
}

/** Keywords, date and reading time. A resource shows its reading time in its list of facts instead. */
function Byline({ card, sections }: Pick<RowProps, 'card' | 'sections'>) {
  const { kind, publishedAt, facts } = card;
  const t = useTranslations('entry');
  const format = useFormatter();
  // A list without keywords shows the entry's own first keyword. It has no page, so it has no colour. Editors keep the order of an entry's
  // keywords in every language, so the order of the colours also stays the same.
  const words: { name: string; topic?: string }[] = sections?.length
    ? keywordsAmong(sections, card)
    : card.keywords.slice(0, sections ? 1 : 0).map((name) => ({ name }));
  return (
    <p className={styles.byline}>
      {words.slice(0, MOST_WORDS).map(({ name, topic }) => (
        <span key={name} data-hue={topic && hueOf(topic)} className={styles.kicker}>
          {name}
        </span>
      ))}
      {/* Date and reading time stay together on one line, even if the keywords before them wrap. */}
      <span className={styles.when}>
        <time dateTime={publishedAt}>{format.dateTime(new Date(publishedAt), { dateStyle: 'medium' })}</time>
        {facts && kind !== 'resource' ? t('readingTime', { minutes: facts.minutes }) : null}
      </span>
    </p>
  );
}

/** Links to the entry's first chapters. They fill the room beside a large picture. */
function Chapters({ card, card: { facts } }: { card: Card }) {
  const t = useTranslations('entry');
  return facts && facts.chapters.length > 0 ? (
    <div className={styles.chapters}>
      <p>{t('chapters')}</p>
      <ul>
        {facts.chapters.map((title) => (
          <li key={title}>
            {/* The link must lie above the card's own link, which covers the whole card. */}
            <SmartLink href={`${entryPath(card)}#${slugOf(title)}`} className="relative z-10 hover:text-thread">
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  ) : null;
}

/** The beginning of a folder's table. It is hidden from assistive technology, because the entry's text has the whole table. */
function Look({ card: { facts } }: { card: Card }) {
  return facts?.lines ? (
    <ul aria-hidden="true" className={styles.look}>
      {facts.lines.map(([name, says], line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a table may begin alike, and lines never change their places
        <li key={line}>
          <span className={line > 0 ? 'font-semibold text-ink' : undefined}>{name}</span>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  ) : null;
}
