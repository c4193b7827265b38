import { getFormatter, getTranslations } from 'next-intl/server';
import { SmartLink } from '@/components/ui/smart-link';
import { allCards } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { entryPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { Group } from './group';

/** Every entry of a kind, newest first. */
export async function AllEntries({ kind }: { kind: EntryKind }) {
  const locale = await currentLocale();
  const cards = await allCards(kind, locale);
  const t = await getTranslations(COLLECTIONS[kind].copy);
  const format = await getFormatter();
  return (
    <Group name={kind} count={cards.length}>
      {cards.length === 0 ? (
        <p className="mt-5 text-soft">{t('empty')}</p>
      ) : (
        <ul className="lines">
          {cards.map((card) => (
            <li key={card.id}>
              <SmartLink href={entryPath(card)}>
                <span {...(card.language !== locale && { lang: card.language })}>{card.title}</span>
                <time dateTime={card.publishedAt}>{format.dateTime(new Date(card.publishedAt), { dateStyle: 'medium' })}</time>
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}
