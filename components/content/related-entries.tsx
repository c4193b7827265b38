import { SmartLink } from '@/components/ui/smart-link';
import { entryPath } from '@/lib/content/collections';
import type { Card } from '@/lib/content/types';
import { EntryPicture } from './entry-picture';

/** Other entries of the kind, beside a text: picture, title, two lines of description. */
export function RelatedEntries({ title, cards, className = '' }: { title: string; cards: Card[]; className?: string }) {
  return (
    <aside aria-labelledby="related" className={className}>
      <h2 id="related" className="font-bold font-display text-heading">
        {title}
      </h2>
      <ul className="mt-4 grid sm:grid-cols-2 sm:gap-x-10 lg:block">
        {cards.map((card) => (
          <li key={card.id} className="border-hairline border-t">
            <SmartLink
              href={entryPath(card)}
              lang={card.language}
              className="group/related grid grid-cols-[minmax(0,1fr)] gap-4 py-4 has-[img]:grid-cols-[5.5rem_minmax(0,1fr)]"
            >
              {card.picture ? (
                <EntryPicture picture={card.picture} className="aspect-[4/3] w-full rounded-lg bg-sunken object-cover" />
              ) : null}
              <span className="min-w-0">
                <span className="line-clamp-2 font-semibold text-base leading-snug group-hover/related:text-thread">{card.title}</span>
                <span className="mt-1 line-clamp-2 text-small text-soft">{card.description}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
