import { Stagger } from '@/components/motion/stagger';
import type { Card } from '@/lib/content/types';
import { EntryCard } from './entry-card';

/** Entries in one, two or three columns; the first one wide where the page begins with the newest. */
export function EntryGrid({ cards, firstWide }: { cards: Card[]; firstWide: boolean }) {
  return (
    <Stagger as="ul" className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
      {cards.map((card, index) => {
        const wide = firstWide && index === 0;
        return (
          <li key={card.id} className={wide ? 'lg:col-span-full lg:border-hairline lg:border-b lg:pb-16' : ''}>
            <EntryCard card={card} layout={wide ? 'wide' : 'stacked'} eager={index === 0} />
          </li>
        );
      })}
    </Stagger>
  );
}
