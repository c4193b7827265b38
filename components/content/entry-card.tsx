import { useFormatter } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/smart-link';
import type { Card } from '@/lib/content/types';
import { entryPath } from '@/lib/routing/collection-addresses';
import styles from './entry-card.module.css';
import { EntryPicture } from './entry-picture';

const LOOKS = {
  /** Large. */
  lead: {
    card: 'flex flex-col gap-5',
    title: 'text-[clamp(1.375rem,1.1rem+1vw,1.75rem)] leading-[1.15] tracking-[-0.025em]',
    text: 'text-balance',
    picture: { place: 'wideCard' },
  },
  /** A small picture beside the words. On a phone it stands above the words, like in all cards there. */
  row: {
    card: classNames(styles.rowLayout, 'flex-col'),
    title: 'text-[1.1875rem] leading-tight tracking-[-0.015em]',
    text: 'text-pretty',
    picture: { place: 'rowCard', className: 'sm:aspect-[4/3]' },
  },
} as const;

type EntryCardProps = { card: Card; layout: keyof typeof LOOKS };

/** A card on a page that is not a list of its kind. It is a link as a whole, but the link's accessible name is only the title. */
export function EntryCard({ card, layout }: EntryCardProps) {
  const format = useFormatter();
  const look = LOOKS[layout];
  return (
    <article lang={card.language} className={`${styles.entry} ${look.card}`}>
      {card.picture ? (
        <div className={styles.pic}>
          <EntryPicture picture={card.picture} {...look.picture} />
        </div>
      ) : layout === 'row' ? null : (
        <span aria-hidden="true" className="h-px w-full bg-hairline" />
      )}
      <div className="min-w-0">
        <time dateTime={card.publishedAt} className="small-note mb-2 block tabular-nums">
          {format.dateTime(new Date(card.publishedAt), { dateStyle: 'long' })}
        </time>
        {/* The column is too narrow to limit the title to one line. */}
        <h3 className={`text-balance break-words font-bold font-display ${look.title}`}>
          <SmartLink href={entryPath(card)} className={styles.cardLink}>
            {card.title}
          </SmartLink>
        </h3>
        <p className={`line-clamp-4 mt-2 text-soft text-base ${look.text}`}>{card.description}</p>
      </div>
    </article>
  );
}
