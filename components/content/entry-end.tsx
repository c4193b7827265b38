import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { linkTo } from '@/components/ui/link-to';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import type { Card } from '@/lib/content/types';
import { feedPath } from '@/lib/routing/addresses';
import { entryPath } from '@/lib/routing/collection-addresses';
import type { EntryKind } from '@/lib/site/collections';
import entryCardStyles from './entry-card.module.css';
import styles from './entry-page.module.css';
import { EntryPicture } from './entry-picture';
import { withNoBreaks } from './no-break';

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
              <h3>
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
