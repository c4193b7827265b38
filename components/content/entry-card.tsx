import { useFormatter } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import { entryPath } from '@/lib/content/collections';
import type { Card } from '@/lib/content/types';

export function EntryCard({ card }: { card: Card }) {
  const format = useFormatter();
  return (
    <article lang={card.language}>
      <SmartLink href={entryPath(card)}>
        {card.picture ? (
          // biome-ignore lint/performance/noImgElement: the pictures' own component comes with the reading pages
          <img src={card.picture.url} alt={card.picture.alt} width={card.picture.width ?? undefined} height={card.picture.height ?? undefined} loading="lazy" />
        ) : null}
        <time dateTime={card.publishedAt}>{format.dateTime(new Date(card.publishedAt), { dateStyle: 'long' })}</time>
        <h2>{card.title}</h2>
        <p>{card.description}</p>
      </SmartLink>
    </article>
  );
}
