import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import entryCardStyles from '@/components/content/entry-card.module.css';
import { EntryPicture } from '@/components/content/entry-picture';
import { classNames } from '@/components/ui/class-names';
import { withLastWords } from '@/components/ui/last-words';
import { SmartLink } from '@/components/ui/smart-link';
import { allCards } from '@/lib/content/queries';
import type { Card } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { entryPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import styles from './all.module.css';
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
        <ul className={styles.lines}>
          {cards.map((card, index) => {
            const lang = card.language === locale ? undefined : card.language;
            const day = <time dateTime={card.publishedAt}>{format.dateTime(new Date(card.publishedAt), { dateStyle: 'medium' })}</time>;
            return (
              <li key={card.id}>
                {index === 0 ? (
                  <Newest card={card} lang={lang} day={day} />
                ) : (
                  <SmartLink href={entryPath(card)}>
                    <span lang={lang}>{card.title}</span>
                    {day}
                  </SmartLink>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Group>
  );
}

function Newest({ card, lang, day }: { card: Card; lang: string | undefined; day: ReactNode }) {
  return (
    <article lang={lang} className={classNames(entryCardStyles.entry, styles.newest, 'grid items-start gap-x-8 gap-y-4 py-6')}>
      {card.picture ? (
        <div className={entryCardStyles.pic}>
          <EntryPicture picture={card.picture} place="newest" />
        </div>
      ) : null}
      <div>
        {day}
        <h3 className="mt-1 font-bold font-display text-heading">
          <SmartLink href={entryPath(card)} className={classNames(entryCardStyles.cardLink, styles.newestLink)}>
            {card.title}
          </SmartLink>
        </h3>
        <p className="mt-2 text-pretty text-base text-soft leading-normal">{withLastWords(card.description)}</p>
      </div>
    </article>
  );
}
