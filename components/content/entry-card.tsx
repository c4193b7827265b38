import { useFormatter } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/smart-link';
import type { Card } from '@/lib/content/types';
import { entryPath } from '@/lib/routing/collection-addresses';
import styles from './entry-card.module.css';
import { EntryPicture } from './entry-picture';

const LEAD_TITLE = 'text-[clamp(1.375rem,1.1rem+1vw,1.75rem)] leading-[1.15] tracking-[-0.025em]';
const ROW_TITLE = 'text-[1.1875rem] leading-tight tracking-[-0.015em]';

/**
 * A card on a page that is not a list of its kind. It is a link as a whole, but the link's accessible name is only the title. A leading
 * card is large. Any other has a small picture beside the words, on a phone above them.
 */
export function EntryCard({ card, lead = false }: { card: Card; lead?: boolean }) {
  const format = useFormatter();
  return (
    <article lang={card.language} className={classNames(styles.entry, 'flex-col', lead ? 'flex gap-5' : styles.rowLayout)}>
      {card.picture ? (
        <div className={styles.pic}>
          <EntryPicture picture={card.picture} place={lead ? 'wideCard' : 'rowCard'} className={lead ? '' : 'sm:aspect-[4/3]'} />
        </div>
      ) : lead ? (
        <span aria-hidden="true" className="h-px w-full bg-hairline" />
      ) : null}
      <div className="min-w-0">
        <time dateTime={card.publishedAt} className="small-note mb-2 block tabular-nums">
          {format.dateTime(new Date(card.publishedAt), { dateStyle: 'long' })}
        </time>
        {/* The column is too narrow to limit the title to one line. */}
        <h3 className={`text-balance break-words font-bold font-display ${lead ? LEAD_TITLE : ROW_TITLE}`}>
          <SmartLink href={entryPath(card)} className={styles.cardLink}>
            {card.title}
          </SmartLink>
        </h3>
        <p className={`line-clamp-4 mt-2 text-soft text-base ${lead ? 'text-balance' : 'text-pretty'}`}>{card.description}</p>
      </div>
    </article>
  );
}
