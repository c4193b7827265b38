import { SmartLink } from '@/components/ui/smart-link';
import type { Card } from '@/lib/content/types';
import { entryPath } from '@/lib/routing/collection-addresses';
import { EntryPicture } from './entry-picture';

/** Other entries of the kind, beside a text where there is room: picture, title, two lines of description. */
export function RelatedEntries({ title, cards, className = '' }: { title: string; cards: Card[]; className?: string }) {
  return (
    <aside aria-labelledby="related_entries" className={className}>
      <h2 id="related_entries" className="font-bold font-display text-heading">
        {title}
      </h2>
      <ul className="mt-4 border-hairline border-t xl:space-y-7 xl:pt-5">
        {cards.map((card) => (
          <li key={card.id} className="border-hairline max-xl:border-b">
            <SmartLink
              href={entryPath(card)}
              lang={card.language}
              className="group/related grid grid-cols-[minmax(0,1fr)] gap-4 max-xl:py-4 max-xl:has-[img]:grid-cols-[7rem_minmax(0,1fr)] sm:max-xl:gap-6 sm:max-xl:has-[img]:grid-cols-[11rem_minmax(0,1fr)] xl:gap-3"
            >
              {card.picture ? (
                <EntryPicture
                  picture={card.picture}
                  place="related"
                  className="aspect-[4/3] w-full rounded-lg object-cover sm:aspect-[1200/630]"
                />
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
