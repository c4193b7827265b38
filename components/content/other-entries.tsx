import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { classNames } from '@/components/ui/class-names';
import { linkTo } from '@/components/ui/link-to';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { relatedCards } from '@/lib/content/queries';
import type { Card, Entry } from '@/lib/content/types';
import { inTwoLines } from '@/lib/head/head-text';
import { currentLocale } from '@/lib/i18n/current-locale';
import { feedPath } from '@/lib/routing/addresses';
import { entryPath } from '@/lib/routing/collection-addresses';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';
import entryCardStyles from './entry-card.module.css';
import styles from './entry-page.module.css';
import { EntryPicture } from './entry-picture';
import { withNoBreaks } from './no-break';

/** The end of a text: the feed of its kind, and the entry to read next. */
export function EntryEnd({ kind, next }: { kind: EntryKind; next: Card | null }) {
  const t = useTranslations('entry');
  return (
    <StaticPart className="mt-8 print:hidden">
      <p className="border-hairline border-t pt-6">
        {t.rich(`after.feed.${kind}`, {
          feed: linkTo(feedPath(kind, 'rss'), {
            type: 'application/rss+xml',
            className: 'text-thread underline underline-offset-4 hover:text-thread-strong',
          }),
        })}
      </p>
      {next ? (
        <section aria-labelledby="next_to_read" className="mt-10">
          <h2 id="next_to_read" className="font-bold font-display text-heading">
            {t('after.next')}
          </h2>
          <article lang={next.language} className={classNames(entryCardStyles.entry, styles.next)}>
            {next.picture ? <EntryPicture picture={next.picture} place="next" className={entryCardStyles.cover} /> : null}
            <div>
              <h3 className="font-bold font-display">
                <SmartLink href={entryPath(next)} className={entryCardStyles.cardLink}>
                  {withNoBreaks(next.title)}
                </SmartLink>
              </h3>
              <p className="mt-3 text-soft">{next.description}</p>
              {next.facts ? <p className="small-note mt-3">{t('readingTime', { minutes: next.facts.minutes })}</p> : null}
            </div>
          </article>
        </section>
      ) : null}
    </StaticPart>
  );
}

type RelatedEntriesProps = { entry: Entry; className?: string };

/** Other entries of the kind, beside a text if there is room. The last one stays in view beside a long text. */
export async function RelatedEntries({ entry: { kind, id }, className }: RelatedEntriesProps) {
  const cards = await relatedCards(kind, id, await currentLocale());
  if (cards.length === 0) return null;
  const t = await getTranslations(COLLECTIONS[kind].copy);
  return (
    <StaticPart as="aside" aria-labelledby="related_entries" className={classNames(styles.aside, className)}>
      <h2 id="related_entries" className={styles.relatedTitle}>
        {t('related')}
      </h2>
      <ul className={styles.entries}>
        {cards.map((card) => (
          <li key={card.id} className={styles.entry}>
            <SmartLink href={entryPath(card)} lang={card.language} className={styles.related}>
              {card.picture ? (
                <EntryPicture picture={card.picture} place="related" className={classNames(entryCardStyles.cover, 'rounded-lg')} />
              ) : null}
              <span className="min-w-0 text-balance">
                <span className="block font-semibold text-base leading-snug">{card.title}</span>
                <span className="mt-1 line-clamp-3 text-small text-soft">{inTwoLines(card.description)}</span>
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </StaticPart>
  );
}
