import { useFormatter, useTranslations } from 'next-intl';
import { CORRECTIONS } from '@/lib/site/corrections';
import { SITE } from '@/lib/site/identity';

/**
 * What we took back of what we said of other tools, and where to write when something no longer holds: folded, below the note on their prices. Its
 * anchor is inside, as browsers unfold what an address leads to.
 */
export function Ledger() {
  const t = useTranslations('competitors.ledger');
  const format = useFormatter();
  return (
    <details className="ledger note mt-2 max-w-[60rem]">
      <summary>{t('title')}</summary>
      <div id="corrections" className="grid gap-y-2 pt-1 text-pretty">
        <p>
          {t.rich('lede', {
            mail: () => (
              <a href={`mailto:${SITE.mail.support}`} className="plain-link">
                {SITE.mail.support}
              </a>
            ),
          })}
        </p>
        {CORRECTIONS.map(({ day, words }) => (
          <p key={words}>
            <time dateTime={day} className="whitespace-nowrap font-semibold tabular-nums">
              {format.dateTime(new Date(day), { dateStyle: 'long' })}
            </time>{' '}
            {t(`corrections.${words}`)}
          </p>
        ))}
      </div>
    </details>
  );
}
