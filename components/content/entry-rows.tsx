import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { hueOf } from '@/components/keywords/keyword-row';
import { joined } from '@/components/ui/joined';
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
import { heldTogether } from './held-together';

/*
 * Each kind's list has a look of its own, and all have one thing in common: below what leads stands a grid of one, two and three columns, in which a
 * title has a line where it fits on one, and two lines else (components/content/entry-lists.module.css). A phone has a column: there a title takes the lines that it needs.
 */

type EntryRowsProps = {
  kind: EntryKind;
  cards: Card[];
  /** The page begins with a large one: a list with its newest, the shelf of resources with the sheet that is the site's own. */
  leads: boolean;
  titleLevel?: 2 | 3;
  /** The keywords that have a page. An entry is announced by those of them that it has: in the words that its list is sorted by. Without them the list is one keyword's own, and says it in its heading. */
  sections?: readonly NamedKeyword[];
};

/** Maximum number of keywords on the card of an entry. */
const MOST_WORDS = 3;

/** The entries of a page of a list, in the look of their kind. */
export function EntryRows({ kind, cards: all, leads, titleLevel = 2, sections }: EntryRowsProps) {
  const cards = all.map((card) => announced(card, sections));
  const lead = leads ? LEADS[kind](cards) : undefined;
  const rows = cards.filter((card) => card !== lead);
  const Row = kind === 'resource' ? Resource : Story;
  return (
    <>
      {lead ? <Lead card={lead} titleLevel={titleLevel} /> : null}
      {rows.length > 0 ? (
        <StaticPart as="ul" data-settle="each" data-kind={kind} className={styles.rows} style={lettersOf(rows)}>
          {rows.map((card, index) => (
            <li key={card.id}>
              <Row card={card} first={!lead && index === 0} titleLevel={titleLevel} />
            </li>
          ))}
        </StaticPart>
      ) : null}
    </>
  );
}

/** How long the longest of some titles is: all are as large as lets that one stand on a line of its column, where this can be read. */
const lettersOf = (cards: readonly Card[]) => ({ '--letters': Math.max(1, ...cards.map(({ title }) => title.length)) }) as CSSProperties;

/** `words`: what it is about, in the list's words, and in a list without any its own first one; `topic` is what the colour of one goes by. */
type AnnouncedCard = Card & { words: { name: string; topic?: string }[] };

/**
 * A card with each of the list's keywords that it is found under, in its own order, which editors keep in every language, and with it the order of the
 * colors; with its own first one in a list without any, and without any where the heading has said it.
 */
function announced(card: Card, sections: readonly NamedKeyword[] | undefined): AnnouncedCard {
  if (!sections) return { ...card, words: [] };
  const pages = new Map(sections.map((section) => [section.name.toLowerCase(), section]));
  const known = card.keywords.flatMap((name) => pages.get(name.toLowerCase()) ?? []);
  const words = sections.length > 0 ? known : card.keywords.slice(0, 1).map((name) => ({ name }));
  return { ...card, words: words.slice(0, MOST_WORDS) };
}

const newest = ([first]: readonly AnnouncedCard[]) => first;
const LEADS: Record<EntryKind, (cards: readonly AnnouncedCard[]) => AnnouncedCard | undefined> = {
  blog: newest,
  resource: (cards) => cards.find(({ slug }) => slug === PAPER_WEEK_SLUG),
  compare: newest,
};

type RowProps = {
  card: AnnouncedCard;
  /** Seen without scrolling. */
  first: boolean;
  titleLevel: 2 | 3;
};

/** Maximum length of a title in larger letters. */
const SHORT_LEAD_TITLE = 56;

/** Where the words of the leading entry begin. */
const LEAD_WORDS = 'lead-words';

/**
 * The leading entry: a large picture, or on the shelf an open folder. On a wide screen its title stands above its picture, which comes first: where a
 * browser paints between the two, the picture moves by a line when the title arrives. So the first paint waits for what follows both, unless these
 * are far below it, as on the hub.
 */
function Lead({ card, titleLevel }: Pick<RowProps, 'card' | 'titleLevel'>) {
  const t = useTranslations('blog');
  const { kind, title } = card;
  const folder = kind === 'resource';
  const first = kind !== 'compare';
  return (
    <StaticPart className={joined(styles.leading, folder ? 'lg:mb-10' : 'lg:mb-14')}>
      {first ? <link rel="expect" href={`#${LEAD_WORDS}`} blocking="render" /> : null}
      <article
        lang={card.language}
        data-kind={kind}
        {...(folder && folderOf(card))}
        className={joined(entryCardStyles.entry, styles.lead, folder && styles.folder)}
      >
        {folder ? <Kind card={card} /> : null}
        <RowPicture card={card} first={first} place={folder ? 'wideCard' : 'lead'} />
        <div className={styles.head}>
          {kind === 'blog' ? <p className={styles.latest}>{t('latest')}</p> : null}
          <Title card={card} level={titleLevel} className={joined(styles.leadTitle, title.length <= SHORT_LEAD_TITLE && styles.short)} />
        </div>
        <div id={LEAD_WORDS} className={styles.rest}>
          <Summary card={card} />
          <Byline card={card} />
          {folder ? <Look card={card} /> : <Chapters card={card} />}
        </div>
      </article>
    </StaticPart>
  );
}

/** An article of the magazine, or a comparison. */
function Story({ card, first, titleLevel }: RowProps) {
  return (
    <article lang={card.language} className={entryCardStyles.entry}>
      <RowPicture card={card} first={first} place={card.kind === 'blog' ? 'story' : 'choice'} />
      <div className={styles.head}>
        <Title card={card} level={titleLevel} />
      </div>
      <div className={styles.rest}>
        <Summary card={card} />
        <Byline card={card} />
      </div>
    </article>
  );
}

/** A resource: a folder, and what one takes away on its tab. */
function Resource({ card, first, titleLevel }: RowProps) {
  return (
    <article lang={card.language} {...folderOf(card)} className={joined(entryCardStyles.entry, styles.folder)}>
      <Kind card={card} />
      <RowPicture card={card} first={first} place="folder" />
      <div className={styles.head}>
        <Title card={card} level={titleLevel} />
      </div>
      <div className={styles.rest}>
        <Summary card={card} />
        <Byline card={card} />
      </div>
    </article>
  );
}

/** A folder in the colour of what is in it. */
const folderOf = (card: Card) => ({ 'data-takeaway': takeawayOf(card) ?? 'other' });

/** What a resource is, and what is in it. */
function Kind({ card }: { card: Card }) {
  const t = useTranslations('resources.takeaway');
  const { minutes, tables, copies } = card.facts ?? {};
  const takeaway = takeawayOf(card) ?? 'other';
  const toPrint = card.slug === PAPER_WEEK_SLUG;
  return (
    <div className={styles.kind}>
      <p>{t(takeaway)}</p>
      <ul className={styles.facts}>
        {copies ? <li>{t('copies', { count: copies })}</li> : null}
        {toPrint ? <li>{t('toPrint')}</li> : tables ? <li>{t('tables', { count: tables })}</li> : null}
        {minutes ? <li>{t('minutes', { minutes })}</li> : null}
        {/* Said to those who see the card as one; its title is the link. */}
        <li aria-hidden="true" className={styles.folderLink}>
          {t(`open.${takeaway}`)}
        </li>
      </ul>
    </div>
  );
}

function RowPicture({ card: { picture }, first, place }: Pick<RowProps, 'card' | 'first'> & { place: PicturePlace }) {
  return picture ? (
    <div className={joined(entryCardStyles.pic, styles.rowPicture)}>
      <EntryPicture picture={picture} place={place} first={first} />
    </div>
  ) : null;
}

/** What is said of an entry, and how much of it is shown. */
const Summary = ({ card: { kind, description } }: Pick<RowProps, 'card'>) => (
  <p className={kind === 'compare' ? 'line-clamp-2' : 'line-clamp-3'}>{description}</p>
);

/** The whole card leads to the entry; its name is the title alone. */
function Title({ card, level, className }: { card: Card; level: 2 | 3; className?: string }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={joined(styles.oneLine, className)}>
      <SmartLink href={entryPath(card)} className={entryCardStyles.cardLink}>
        {heldTogether(card.title)}
      </SmartLink>
    </Heading>
  );
}

/** What it is about, in the list's words, when it was written, and how long it takes to read, which a folder says on its tab. */
function Byline({ card: { kind, publishedAt, facts, words } }: { card: AnnouncedCard }) {
  const t = useTranslations('entry');
  const format = useFormatter();
  return (
    <p className={styles.byline}>
      <Kickers words={words} />
      {/* On one line with each other, wherever the words before them end. */}
      <span className={styles.when}>
        <time dateTime={publishedAt}>{format.dateTime(new Date(publishedAt), { dateStyle: 'medium' })}</time>
        {facts && kind !== 'resource' ? t('readingTime', { minutes: facts.minutes }) : null}
      </span>
    </p>
  );
}

const Kickers = ({ words }: Pick<AnnouncedCard, 'words'>) =>
  words.map(({ name, topic }) => (
    <span key={name} {...(topic !== undefined && { 'data-hue': hueOf(topic) })} className={styles.kicker}>
      {name}
    </span>
  ));

/** The first of its chapters, and the way to each, beside a large picture: there is room for more than what it is about. */
function Chapters({ card, card: { facts } }: Pick<RowProps, 'card'>) {
  const t = useTranslations('entry');
  return facts && facts.chapters.length > 0 ? (
    <div className={styles.chapters}>
      <p>{t('chapters')}</p>
      <ul>
        {facts.chapters.map((title) => (
          <li key={title}>
            {/* Above the card, all of which leads to the entry. */}
            <SmartLink href={`${entryPath(card)}#${slugOf(title)}`} className="relative z-10 hover:text-thread">
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  ) : null;
}

/** A look into a folder: the heads and first lines of its table, for the eye, as the text has them in full. Where it has none, its first chapters. */
function Look({ card }: Pick<RowProps, 'card'>) {
  const { lines } = card.facts ?? {};
  if (!lines) return <Chapters card={card} />;
  return (
    <ul aria-hidden="true" className={styles.look}>
      {lines.map(([name, says], line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a table may begin alike, and never change their places
        <li key={line}>
          <span>{name}</span>
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
