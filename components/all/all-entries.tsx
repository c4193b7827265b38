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
        <ul>
          {cards.map((card) => (
            <li key={card.id} className="border-hairline border-b">
              <SmartLink
                href={entryPath(card)}
                className="flex flex-col justify-between gap-x-8 gap-y-1 py-3.5 hover:text-thread sm:flex-row sm:items-baseline"
              >
                <span lang={card.language === locale ? undefined : card.language} className="text-pretty font-medium leading-snug">
                  {card.title}
                </span>
                <time dateTime={card.publishedAt} className="shrink-0 text-small text-soft tabular-nums">
                  {format.dateTime(new Date(card.publishedAt), { dateStyle: 'medium' })}
                </time>
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}
