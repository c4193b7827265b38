import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { hueOf } from '@/components/keywords/keyword-row';
import { joined } from '@/components/ui/joined';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { NamedKeyword } from '@/lib/content/keywords/keyword-queries';
import type { PicturePlace } from '@/lib/content/pictures';
import { slugOf } from '@/lib/content/rich-text/headings';
import { takeawayOf } from '@/lib/content/takeaway';
import type { Card } from '@/lib/content/types';
import { trimAtThought } from '@/lib/head/head-text';
import { entryPath } from '@/lib/routing/collection-addresses';
import type { EntryKind } from '@/lib/site/collections';
import { PAPER_WEEK_SLUG } from '@/lib/site/paper-week';
import { EntryPicture } from './entry-picture';
import { heldTogether } from './held-together';
import './entry-rows.css';

/*
 * Each kind's list has a look of its own, and all have one thing in common: a title gets the width of a row, so that it stands on one line
 * (components/content/entry-rows.css). A phone has no such width: there title and description take the lines that they need.
 */

type EntryRowsProps = {
  kind: EntryKind;
  cards: Card[];
  /** The page begins with a large one: a magazine with its newest article, the shelf of resources with the sheet that is the site's own. */
  leads: boolean;
  /** None is larger than the others: the list follows another one, which the page is about. */
  even?: boolean;
  titleLevel?: 2 | 3;
  /** The keywords that have a page. An entry is announced by those of them that it has: in the words that its list is sorted by. Without them the list is one keyword's own, and says it in its heading. */
  sections?: readonly NamedKeyword[];
};

/** So many stories make a rhythm: the last of them is a feature, with a larger picture, which changes sides. */
const BEAT = 3;
/** So many of its keywords an entry is announced by at most. */
const MOST_WORDS = 3;
/** So long a title of a feature fits on a line beside its picture. */
const SHORT_FEATURE_TITLE = 48;
/** So few entries make no rhythm: below its newest the list would end louder than it began. */
const SHORT_LIST = 5;
/** What is larger than the other rows: stories in their rhythm, every third folder and a last one without a neighbour, and the first of the hub's reads. */
const FEATURES: Record<EntryKind, (index: number, page: { leads: boolean; size: number; rows: number }) => boolean> = {
  // The last one is none: the list would break off behind it.
  blog: (index, { size, rows }) => size > SHORT_LIST && index % BEAT === BEAT - 1 && index < rows - 1,
  // As wide as two: entry-rows.css, "Two folders side by side".
  resource: (index, { rows }) => index % BEAT === BEAT - 1 || (index % BEAT === 0 && index === rows - 1),
  compare: (index, { leads }) => leads && index === 0,
};

/** The entries of a page of a list, in the look of their kind. */
export function EntryRows({ kind, cards: all, leads, even = false, titleLevel = 2, sections }: EntryRowsProps) {
  const cards = all.map((card) => announced(card, sections));
  const lead = leads ? LEADS[kind](cards) : undefined;
  const rows = cards.filter((card) => card !== lead);
  const isFeature = (index: number) => !even && FEATURES[kind](index, { leads, size: cards.length, rows: rows.length });
  const shortFeature = (card: Card, index: number) => isFeature(index) && kind === 'blog' && card.title.length <= SHORT_FEATURE_TITLE;
  const shortFeatures = lettersOf(rows.filter(shortFeature));
  const Row = ROWS[kind];
  return (
    <>
      {lead ? <Lead card={lead} /> : null}
      {rows.length > 0 ? (
        <StaticPart
          as="ul"
          data-settle="each"
          className={`rows rows-${kind}`}
          style={kind === 'compare' ? undefined : lettersOf(rows.filter((_, index) => !isFeature(index)))}
        >
          {rows.map((card, index) => {
            const feature = isFeature(index);
            const short = shortFeature(card, index);
            return (
              <li
                key={card.id}
                className={short ? 'feature short' : feature ? 'feature' : undefined}
                style={short ? shortFeatures : undefined}
              >
                <Row card={card} first={!lead && !feature && index === 0} feature={feature} even={even} titleLevel={titleLevel} />
              </li>
            );
          })}
        </StaticPart>
      ) : null}
    </>
  );
}

/** How long the longest of some titles is: folders side by side, the rows of the magazine and its features show theirs whole, on a line, all as large as that allows. */
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

const LEADS: Record<EntryKind, (cards: readonly AnnouncedCard[]) => AnnouncedCard | undefined> = {
  blog: ([newest]) => newest,
  resource: (cards) => cards.find(({ slug }) => slug === PAPER_WEEK_SLUG),
  compare: () => undefined,
};

type RowProps = {
  card: AnnouncedCard;
  /** Seen without scrolling. */
  first: boolean;
  feature?: boolean;
  /** One of a list that follows another one: see `EntryRowsProps`. */
  even?: boolean;
  titleLevel: 2 | 3;
};

const ROWS: Record<EntryKind, (props: RowProps) => ReactNode> = { blog: Story, resource: Resource, compare: Choice };

/** So long a title has room for larger letters on its line. */
const SHORT_LEAD_TITLE = 56;

/** Where the words of the leading entry begin. */
const LEAD_WORDS = 'lead-words';

/**
 * The leading entry: in the magazine with a large picture; on the shelf an open folder. On a wide screen its title stands above its picture, which
 * comes first: where a browser paints between the two, the picture moves by a line when the title arrives. So the first paint waits for what follows both.
 */
function Lead({ card }: { card: AnnouncedCard }) {
  const t = useTranslations('blog');
  const { kind, title } = card;
  const story = kind === 'blog';
  return (
    <StaticPart className={joined('mb-9', story ? 'lg:mb-16' : 'lg:mb-10')}>
      <link rel="expect" href={`#${LEAD_WORDS}`} blocking="render" />
      <article lang={card.language} className={story ? 'entry lead lead-blog' : `entry lead lead-resource ${folderOf(card)}`}>
        {story ? null : <Kind card={card} />}
        <RowPicture card={card} first place={story ? 'lead' : 'wideCard'} />
        <div className="head">
          {story ? <p className="latest">{t('latest')}</p> : null}
          <Title card={card} level={2} className={joined('lead-title', title.length <= SHORT_LEAD_TITLE && 'short')} />
        </div>
        <div id={LEAD_WORDS} className="rest">
          <p>{card.description}</p>
          <Byline card={card} />
          {story ? <Chapters card={card} /> : <Look card={card} />}
        </div>
      </article>
    </StaticPart>
  );
}

/** An article of the magazine. */
function Story({ card, first, feature = false, titleLevel }: RowProps) {
  return (
    <article lang={card.language} className="entry">
      <RowPicture card={card} first={first} place={feature ? 'wideCard' : 'listRow'} />
      <div className="head">
        <Title card={card} level={titleLevel} />
      </div>
      <div className="rest">
        {feature ? <p>{card.description}</p> : <Summary card={card} />}
        <Byline card={card} />
        {feature ? <Chapters card={card} /> : null}
      </div>
    </article>
  );
}

/** A resource: a folder, and what one takes away on its tab. */
function Resource({ card, first, feature = false, even = false, titleLevel }: RowProps) {
  return (
    <article lang={card.language} className={`entry ${folderOf(card)}`}>
      <Kind card={card} />
      <RowPicture card={card} first={first} place={even ? 'smallFolder' : 'folder'} />
      <div className="head">
        <Title card={card} level={titleLevel} />
      </div>
      <div className="rest">
        <Summary card={card} />
        <Byline card={card} />
        {feature ? <Look card={card} /> : null}
      </div>
    </article>
  );
}

/** A folder in the colour of what is in it. */
const folderOf = (card: Card) => `folder of-${takeawayOf(card) ?? 'other'}`;

/** What a resource is, and what is in it. */
function Kind({ card }: { card: Card }) {
  const t = useTranslations('resources.takeaway');
  const { minutes, tables, copies } = card.facts ?? {};
  const takeaway = takeawayOf(card) ?? 'other';
  const toPrint = card.slug === PAPER_WEEK_SLUG;
  return (
    <div className="kind">
      <p>{t(takeaway)}</p>
      <ul className="facts">
        {copies ? <li>{t('copies', { count: copies })}</li> : null}
        {toPrint ? <li>{t('toPrint')}</li> : tables ? <li>{t('tables', { count: tables })}</li> : null}
        {minutes ? <li>{t('minutes', { minutes })}</li> : null}
        {/* Said to those who see the card as one; its title is the link. */}
        <li aria-hidden="true" className="onward">
          {t(`open.${takeaway}`)}
        </li>
      </ul>
    </div>
  );
}

/** A comparison: the question, what it weighs, when it was written, its picture at the end. The first of the hub's is large, and far below the first screen. */
function Choice({ card, first, feature = false, titleLevel }: RowProps) {
  return (
    <article lang={card.language} className="entry">
      <div className="head">
        <Title card={card} level={titleLevel} />
      </div>
      <div className="rest">
        <p className={feature ? undefined : 'sm:line-clamp-2'}>{card.description}</p>
        <Byline card={card} />
        {feature ? <Chapters card={card} /> : null}
      </div>
      <RowPicture card={card} first={first} place={feature ? 'firstRead' : 'read'} />
    </article>
  );
}

function RowPicture({ card: { picture }, first, place = 'listRow' }: Pick<RowProps, 'card' | 'first'> & { place?: PicturePlace }) {
  return picture ? (
    <div className="pic">
      <EntryPicture picture={picture} place={place} first={first} />
    </div>
  ) : null;
}

/** So many characters fit on two lines of a phone. */
const TWO_LINES = 84;

/** What is said of a small one. A phone shows the sentences that fit on two lines, to which nothing is missing: the list would be as long as an article. */
function Summary({ card: { description } }: Pick<RowProps, 'card'>) {
  const begun = trimAtThought(description, TWO_LINES);
  const [said, more] = description.startsWith(begun) ? [begun, description.slice(begun.length)] : [description, ''];
  return (
    <p className="summary sm:line-clamp-3">
      {said}
      {more ? <span>{more}</span> : null}
    </p>
  );
}

/** The whole card leads to the entry; its name is the title alone. */
function Title({ card, level, className }: { card: Card; level: 2 | 3; className?: string }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={joined('one-line', className)}>
      <SmartLink href={entryPath(card)} className="card-link">
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
    <p className="byline">
      <Kickers words={words} />
      {/* On one line with each other, wherever the words before them end. */}
      <span className="when">
        <time dateTime={publishedAt}>{format.dateTime(new Date(publishedAt), { dateStyle: 'medium' })}</time>
        {facts && kind !== 'resource' ? t('readingTime', { minutes: facts.minutes }) : null}
      </span>
    </p>
  );
}

const Kickers = ({ words }: Pick<AnnouncedCard, 'words'>) =>
  words.map(({ name, topic }) => (
    <span key={name} className={joined('kicker', topic !== undefined && hueOf(topic))}>
      {name}
    </span>
  ));

/** The first of its chapters, and the way to each, beside a large picture: there is room for more than what it is about. */
function Chapters({ card, card: { facts } }: Pick<RowProps, 'card'>) {
  const t = useTranslations('entry');
  return facts && facts.chapters.length > 0 ? (
    <div className="chapters">
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
    <ul aria-hidden="true" className="look">
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
