import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { joined } from '@/components/ui/joined';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { type Takeaway, takeawayOf } from '@/lib/content/takeaway';
import type { Card } from '@/lib/content/types';
import { entryPath } from '@/lib/routing/collection-addresses';
import type { EntryKind } from '@/lib/site/collections';
import { SITE } from '@/lib/site/identity';
import { EntryPicture } from './entry-picture';
import './entry-rows.css';

/*
 * Each kind's list has a look of its own, and all have one thing in common: a title gets the width of a row, so that it stands on one line
 * (components/content/entry-rows.css). A phone has no such width: there it takes the lines that it needs.
 */

type EntryRowsProps = {
  kind: EntryKind;
  cards: Card[];
  /** The page begins with the newest entry, which a magazine leads with. */
  leads: boolean;
  titleLevel?: 2 | 3;
};

/** The entries of a page of a list, in the look of their kind. */
export function EntryRows({ kind, cards, leads, titleLevel = 2 }: EntryRowsProps) {
  const [first, ...others] = cards;
  const lead = kind === 'blog' && leads ? first : undefined;
  const rows = lead ? others : cards;
  const Row = ROWS[kind];
  return (
    <>
      {lead ? <Lead card={lead} /> : null}
      {rows.length > 0 ? (
        <StaticPart as="ul" data-settle="each" className={`rows rows-${kind}`}>
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

type RowProps = {
  card: Card;
  /** Seen without scrolling. */
  first: boolean;
  titleLevel: 2 | 3;
};

const ROWS: Record<EntryKind, (props: RowProps) => ReactNode> = { blog: Story, resource: Resource, compare: Choice };

/** The leading article: its title across the page, then its picture and what it is about. */
function Lead({ card }: { card: Card }) {
  return (
    <StaticPart className="mb-9 lg:mb-12">
      <article lang={card.language} className="entry">
        <div className="head">
          <Keyword card={card} />
          <Title card={card} level={2} className="lead-title" />
        </div>
        <div className="mt-5 grid gap-x-12 gap-y-5 has-[img]:lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:mt-7">
          {card.picture ? (
            <div className="pic">
              <EntryPicture picture={card.picture} place="wideCard" first className="aspect-[1200/630]" />
            </div>
          ) : null}
          <div className="flex flex-col justify-between lg:border-ink lg:border-y-2 lg:py-6">
            <p className="lede line-clamp-3">{card.description}</p>
            <Byline card={card} />
          </div>
        </div>
      </article>
    </StaticPart>
  );
}

/** An article of the magazine. */
function Story({ card, first, titleLevel }: RowProps) {
  return (
    <article lang={card.language} className="entry">
      <RowPicture card={card} first={first} />
      <div className="head">
        <Keyword card={card} />
        <Title card={card} level={titleLevel} />
      </div>
      <div className="rest">
        <p className="line-clamp-3">{card.description}</p>
        <Byline card={card} />
      </div>
    </article>
  );
}

const SIGNS: Record<Takeaway, IconName> = {
  template: 'copy',
  checklist: 'check',
  workbook: 'pen',
  handbook: 'people',
  guide: 'arrow',
  sheet: 'image',
};

/** A resource: what one takes away stands first. */
function Resource({ card, first, titleLevel }: RowProps) {
  const t = useTranslations('resources.takeaway');
  const takeaway = takeawayOf(card);
  const { minutes, tables, copies } = card.facts ?? {};
  return (
    <article lang={card.language} className="entry">
      <div className="kind">
        <p>
          {takeaway ? <Icon name={SIGNS[takeaway]} className="size-5" /> : null}
          {t(takeaway ?? 'other')}
        </p>
        <ul>
          {copies ? <li>{t('copies', { count: copies })}</li> : null}
          {tables ? <li>{t('tables', { count: tables })}</li> : null}
          {minutes ? <li>{t('minutes', { minutes })}</li> : null}
        </ul>
      </div>
      <div className="head">
        <Title card={card} level={titleLevel} />
      </div>
      <p className="rest line-clamp-3">{card.description}</p>
      <RowPicture card={card} first={first} />
    </article>
  );
}

/** A comparison: the question, what it weighs, its picture at the end. */
function Choice({ card, first, titleLevel }: RowProps) {
  return (
    <article lang={card.language} className="entry">
      <div className="head">
        <Title card={card} level={titleLevel} />
      </div>
      <p className="rest line-clamp-2 max-w-[44rem]">{card.description}</p>
      <RowPicture card={card} first={first} />
    </article>
  );
}

function RowPicture({ card: { picture }, first }: Pick<RowProps, 'card' | 'first'>) {
  return picture ? (
    <div className="pic">
      <EntryPicture picture={picture} place="listRow" first={first} />
    </div>
  ) : null;
}

/** The whole card leads to the entry; its name is the title alone. */
function Title({ card, level, className }: { card: Card; level: 2 | 3; className?: string }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={joined('one-line', className)}>
      <SmartLink href={entryPath(card)} className="card-link">
        {card.title}
      </SmartLink>
    </Heading>
  );
}

function Keyword({ card: { keywords } }: { card: Card }) {
  const [keyword] = keywords;
  return keyword ? (
    <p className="kicker">
      <span>{keyword}</span>
    </p>
  ) : null;
}

/** Who wrote it, when, and how long it takes to read. */
function Byline({ card: { publishedAt, facts } }: { card: Card }) {
  const t = useTranslations('entry');
  const format = useFormatter();
  return (
    <p className="byline">
      <span>{t('team', { product: SITE.product })}</span>
      <time dateTime={publishedAt}>{format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}</time>
      {facts ? <span>{t('readingTime', { minutes: facts.minutes })}</span> : null}
    </p>
  );
}
