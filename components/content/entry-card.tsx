import { useFormatter } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import type { PicturePlace } from '@/lib/content/pictures';
import type { Card } from '@/lib/content/types';
import { entryPath } from '@/lib/routing/collection-addresses';
import { EntryPicture } from './entry-picture';

/** `lead` is larger; `wide` lays picture and words side by side from the desktop on, `row` always: a small picture beside its words. */
type EntryCardLayout = 'stacked' | 'lead' | 'wide' | 'row';

const CARD: Record<EntryCardLayout, string> = {
  stacked: 'flex flex-col gap-5',
  lead: 'flex flex-col gap-5',
  wide: 'flex flex-col gap-5 lg:has-[img]:grid lg:has-[img]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:has-[img]:items-center lg:gap-12',
  row: 'items-start gap-5 has-[img]:grid has-[img]:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-6 sm:has-[img]:grid-cols-[11rem_minmax(0,1fr)]',
};

// All of one line, so that rows of cards stay even: the first card of a list is larger, not longer.
const TITLE: Record<EntryCardLayout, string> = {
  stacked: 'text-[1.1875rem] leading-tight tracking-[-0.015em]',
  lead: 'text-[clamp(1.375rem,1.1rem+1vw,1.75rem)] leading-[1.15] tracking-[-0.025em]',
  wide: 'text-[1.1875rem] leading-tight tracking-[-0.015em] lg:text-[1.5rem] lg:leading-[1.15] lg:tracking-[-0.025em]',
  row: 'text-[1.1875rem] leading-tight tracking-[-0.015em]',
};

const PLACE: Record<EntryCardLayout, PicturePlace> = { stacked: 'card', lead: 'wideCard', wide: 'wideCard', row: 'rowCard' };

type EntryCardProps = {
  card: Card;
  titleLevel?: 2 | 3;
  layout?: EntryCardLayout;
  /** Seen without scrolling. */
  eager?: boolean;
};

/** An entry in a list. The whole card leads to it; its name is the title alone. */
export function EntryCard({ card, titleLevel = 2, layout = 'stacked', eager = false }: EntryCardProps) {
  const format = useFormatter();
  const Title = `h${titleLevel}` as const;
  const isCompare = card.kind === 'compare';
  return (
    <article lang={card.language} className={`group/card relative ${CARD[layout]}`}>
      {card.picture ? (
        <div className="overflow-hidden rounded-card bg-sunken">
          <EntryPicture
            picture={card.picture}
            place={PLACE[layout]}
            first={eager}
            className={`w-full object-cover transition-transform duration-500 group-hover/card:scale-[1.02] ${layout === 'row' ? 'aspect-[4/3]' : 'aspect-[1200/630]'}`}
          />
        </div>
      ) : layout === 'row' ? null : (
        <span aria-hidden="true" className="h-px w-full bg-hairline" />
      )}
      <div className="min-w-0">
        {isCompare ? null : (
          <time dateTime={card.publishedAt} className="note mb-2 block tabular-nums">
            {format.dateTime(new Date(card.publishedAt), { dateStyle: 'long' })}
          </time>
        )}
        <Title className={`line-clamp-1 break-words font-bold font-display ${TITLE[layout]}`}>
          <SmartLink href={entryPath(card)} className="card-link">
            {card.title}
          </SmartLink>
        </Title>
        <p
          className={`mt-2 text-pretty text-soft text-base ${isCompare ? 'line-clamp-2' : 'line-clamp-3'} ${layout === 'wide' ? 'lg:mt-4 lg:text-lede' : ''}`}
        >
          {card.description}
        </p>
      </div>
    </article>
  );
}
