import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { Card } from '@/lib/content/types';
import { inTwoLines } from '@/lib/head/head-text';
import { entryPath } from '@/lib/routing/collection-addresses';
import entryCardStyles from './entry-card.module.css';
import styles from './entry-page.module.css';
import { EntryPicture } from './entry-picture';

/** Other entries of the kind, beside a text if there is room. The last one stays in view beside a long text. */
export function RelatedEntries({ title, cards, className = '' }: { title: string; cards: Card[]; className?: string }) {
  return (
    <StaticPart as="aside" aria-labelledby="related_entries" className={`${styles.aside} ${className}`}>
      <h2 id="related_entries" className={styles.relatedTitle}>
        {title}
      </h2>
      <ul className={styles.entries}>
        {cards.map((card) => (
          <li key={card.id} className={styles.entry}>
            <SmartLink href={entryPath(card)} lang={card.language} className={styles.related}>
              {card.picture ? <EntryPicture picture={card.picture} place="related" className={entryCardStyles.cover} /> : null}
              <span>
                <span>{card.title}</span>
                <span>{inTwoLines(card.description)}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}
