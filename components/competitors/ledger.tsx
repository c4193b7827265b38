import { useFormatter, useTranslations } from 'next-intl';
import { StaticPart } from '@/components/ui/static-part';
import { CORRECTIONS } from '@/lib/site/corrections';
import { SITE } from '@/lib/site/identity';

/** What we took back of what we said of other tools, and where to write when something no longer holds. */
export function Ledger({ className = '' }: { className?: string }) {
  const t = useTranslations('competitors.ledger');
  const format = useFormatter();
  return (
    <StaticPart
      as="section"
      id="corrections"
      aria-labelledby="corrections-title"
      className={`grid gap-x-16 gap-y-6 border-ink border-t-2 pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${className}`}
    >
      <div>
        <h2 id="corrections-title" className="heading">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-[32rem] text-pretty text-[0.9375rem] text-soft">
          {t.rich('lede', {
            mail: () => (
              <a href={`mailto:${SITE.mail.support}`} className="text-ink underline underline-offset-4 hover:text-thread">
                {SITE.mail.support}
              </a>
            ),
          })}
        </p>
      </div>
      <ol className="grid gap-y-3 self-start text-[0.9375rem]">
        {CORRECTIONS.map(({ day, words }) => (
          <li key={words} className="grid gap-x-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <time dateTime={day} className="font-semibold tabular-nums">
              {format.dateTime(new Date(day), { dateStyle: 'long' })}
            </time>
            <p className="text-pretty">{t(`corrections.${words}`)}</p>
          </li>
        ))}
      </ol>
    </StaticPart>
  );
}
