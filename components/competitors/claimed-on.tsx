import { useFormatter, useTranslations } from 'next-intl';
import { type Competitor, notedOn } from '@/lib/site/claims';

/** The day that what stands below was noted. Goes with every heading over another tool's column. */
export function ClaimedOn({ competitor, className = '' }: { competitor: Competitor; className?: string }) {
  const t = useTranslations('competitors');
  const format = useFormatter();
  const asOf = notedOn(competitor);
  return (
    <span className={`block font-normal font-sans text-[0.8125rem] text-soft tracking-normal ${className}`}>
      {t.rich('claimedOn', {
        date: () => <time dateTime={asOf}>{format.dateTime(new Date(asOf), { dateStyle: 'medium' })}</time>,
      })}
    </span>
  );
}
