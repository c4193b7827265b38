import { useFormatter } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/smart-link';
import type { PicturePlace } from '@/lib/content/pictures';
import type { Card } from '@/lib/content/types';
import { entryPath } from '@/lib/routing/collection-addresses';
import styles from './entry-card.module.css';
import { EntryPicture } from './entry-picture';

/**
 * `lead` is large. `row` has a small picture beside the words. On a phone the picture of a `row` stands above the words, like in all cards
 * there.
 */
type EntryCardLayout = 'lead' | 'row';

const CARD: Record<EntryCardLayout, string | undefined> = {
  lead: 'flex flex-col gap-5',
  row: classNames(styles.rowLayout, 'flex-col'),
};

const TITLE: Record<EntryCardLayout, string | undefined> = {
  lead: 'text-[clamp(1.375rem,1.1rem+1vw,1.75rem)] leading-[1.15] tracking-[-0.025em]',
  row: 'text-[1.1875rem] leading-tight tracking-[-0.015em]',
};

const PLACE: Record<EntryCardLayout, PicturePlace> = { lead: 'wideCard', row: 'rowCard' };

type EntryCardProps = { card: Card; titleLevel?: 2 | 3; layout?: EntryCardLayout };

/**
 * A card for an entry on a page that is not a list of its kind. The whole card is a link, but the link's accessible name is only the title.
 */
export function EntryCard({ card, titleLevel = 2, layout = 'row' }: EntryCardProps) {
  const format = useFormatter();
  const Title = `h${titleLevel}` as const;
  return (
    <article lang={card.language} className={`${styles.entry} ${CARD[layout]}`}>
      {card.picture ? (
        <div className={styles.pic}>
          <EntryPicture
            picture={card.picture}
            place={PLACE[layout]}
            className={layout === 'row' ? 'aspect-[1200/630] sm:aspect-[4/3]' : 'aspect-[1200/630]'}
          />
        </div>
      ) : layout === 'row' ? null : (
        <span aria-hidden="true" className="h-px w-full bg-hairline" />
      )}
      <div className="min-w-0">
        <time dateTime={card.publishedAt} className="small-note mb-2 block tabular-nums">
          {format.dateTime(new Date(card.publishedAt), { dateStyle: 'long' })}
        </time>
        {/* The column is too narrow to limit the title to one line. */}
        <Title className={`text-balance break-words font-bold font-display ${TITLE[layout]}`}>
          <SmartLink href={entryPath(card)} className={styles.cardLink}>
            {card.title}
          </SmartLink>
        </Title>
        <p className={`line-clamp-4 mt-2 text-soft text-base ${layout === 'lead' ? 'text-balance' : 'text-pretty'}`}>{card.description}</p>
      </div>
    </article>
  );
}
