import { useTranslations } from 'next-intl';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import entryCardStyles from '@/components/content/entry-card.module.css';
import { EntryPicture } from '@/components/content/entry-picture';
import { classNames } from '@/components/ui/class-names';
import { withLastWords } from '@/components/ui/last-words';
import { LinkedHeading } from '@/components/ui/linked-heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { allCards } from '@/lib/content/queries';
import type { Card } from '@/lib/content/types';
import { currentLocale } from '@/lib/i18n/current-locale';
import { entryPath } from '@/lib/routing/collection-addresses';
import type { Group as GroupName } from '@/lib/search/document';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import { FOOTER_GROUPS, PAGES } from '@/lib/site/pages';
import styles from './all.module.css';

/** A group of /all, with the number of its items. */
function Group({ name, count, children }: { name: GroupName; count: number; children: ReactNode }) {
  const t = useTranslations('all');
  return (
    <StaticPart data-name={name}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-ink border-b-2 pb-3">
        <LinkedHeading id={name} className={classNames(styles.groupTitle, 'font-bold font-display')}>
          {t(`groups.${name}`)}
        </LinkedHeading>
        <p className="small-note shrink-0 tabular-nums">{t(`counts.${name}`, { count })}</p>
      </div>
      {children}
    </StaticPart>
  );
}

/** Every page with an address, except this one. */
export const LISTED_PAGES = PAGES.filter(({ path }) => path !== '/all');

/** The group and the place of a page in the footer. Pages that the footer does not name are about the product, and come first. */
const placeOf = (page: (typeof PAGES)[number]) => ('footer' in page ? page.footer : (['product', 0] as const));

export function AllPages() {
  const t = useTranslations('shell');
  return (
    <Group name="pages" count={LISTED_PAGES.length}>
      <div className={classNames(styles.groups, 'grid pt-6')}>
        {FOOTER_GROUPS.map((group) => (
          <div key={group}>
            <h3 className="small-note mb-2">{t(`footer.${group}`)}</h3>
            <ul className="*:not-last:border-b *:border-hairline font-medium leading-snug max-sm:text-small">
              {LISTED_PAGES.filter((page) => placeOf(page)[0] === group)
                .toSorted((one, other) => placeOf(one)[1] - placeOf(other)[1])
                .map(({ path, name }) => (
                  <li key={path}>
                    <SmartLink href={path} className="block py-3 hover:text-thread lg:py-2">
                      {t(`nav.${name}`)}
                    </SmartLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Group>
  );
}

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
          <SmartLink href={entryPath(card)} className={classNames(entryCardStyles.cardLink, 'hover:text-thread')}>
            {card.title}
          </SmartLink>
        </h3>
        <p className="mt-2 text-pretty text-base text-soft leading-normal">{withLastWords(card.description)}</p>
      </div>
    </article>
  );
}
