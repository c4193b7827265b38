import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Thread } from '@/components/ui/thread';
import { useUsd } from '@/components/ui/usd';
import { AFFILIATE, earnings, NO_CUSTOMERS } from '@/lib/site/affiliate-program';
import { planById } from '@/lib/site/plans';
import { Portrait } from './cut-paper';
import { Picture } from './picture';

/** Customers who came in each month; all of them stay. */
const JOINED = [2, 3, 3, 4, 3, 4];
const CUSTOMERS = JOINED.map((_, month) => JOINED.slice(0, month + 1).reduce((sum, joined) => sum + joined, 0));
const MOST = CUSTOMERS.at(-1) ?? 0;
const PLAN = planById('team');

/** Those who have come by the affiliate's link, on the thread that leaves the affiliate. */
const FOLLOWERS = [
  { person: 'kofi', place: 'end-34.5 @md:end-46' },
  { person: 'mei', place: 'end-18.75 @md:end-25' },
  { person: 'tomas', place: 'end-3 @md:end-4' },
] as const;
const LINK = 'M60 46C120 46 128 16 176 14c38 0 42 46 12 48s-30-42 22-42S280 54 434 54';

const stitch = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 14} 0h11v18h-11z`).join('');

/** An affiliate, who has sent others, and the ledger of that: each month's new customers join those who go on paying, so the same share grows. */
export function EarningsLedger() {
  const t = useTranslations('pictures.earningsLedger');
  const plan = useTranslations('pricing.plans');
  const format = useFormatter();
  const commission = (customers: number) => earnings({ ...NO_CUSTOMERS, [PLAN.id]: customers }, 'monthly').perMonthUsd;
  const usd = useUsd();
  const toTheCent = (amount: number) => usd(amount, 'always');
  const total = CUSTOMERS.reduce((sum, customers) => sum + commission(customers), 0);
  return (
    <Picture
      label={t('label', { months: JOINED.length, from: toTheCent(commission(CUSTOMERS[0] ?? 0)), to: toTheCent(commission(MOST)) })}
      className="aspect-[360/476] [--canvas:360] @md:aspect-[480/472] @md:[--canvas:480]"
    >
      <div className="absolute inset-0 top-12.75 flex flex-col rounded-card border border-hairline bg-raised p-4 pt-7 shadow-float @md:top-17 @md:p-6 @md:pt-8.5">
        <div className="flex items-center justify-between">
          <span className="font-semibold text-base">{t('title')}</span>
          <Badge>{t('example')}</Badge>
        </div>
        <div className="mt-1 text-sm text-soft @md:text-base">
          {t('terms', { percent: AFFILIATE.commissionPercent, price: usd(PLAN.monthlyUsd), plan: plan(`${PLAN.id}.name`) })}
        </div>
        <div className="mt-3 flex gap-4 text-sm text-soft @md:text-base">
          <span className="flex items-center gap-1.5">
            <span className="h-3 w-2 bg-thread" />
            {t('new')}
          </span>
          <span className="flex items-center gap-1.5">
            <span className="h-3 w-2 bg-thread/50" />
            {t('staying')}
          </span>
        </div>
        <div className="mt-2 grid flex-1 grid-cols-1">
          {CUSTOMERS.map((customers, month) => (
            <div key={customers} className="flex items-center gap-3 border-hairline border-t @md:gap-5">
              <span className="w-9 text-soft @md:w-12 @md:text-base">{format.dateTime(Date.UTC(2026, month, 15), { month: 'short' })}</span>
              <svg
                viewBox={`0 0 ${MOST * 14} 18`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-5 w-0 flex-1 fill-thread rtl:-scale-x-100"
              >
                <path d={stitch(0, CUSTOMERS[month - 1] ?? 0)} opacity=".5" />
                <path d={stitch(CUSTOMERS[month - 1] ?? 0, customers)} />
              </svg>
              <span className="w-17 text-end font-semibold tabular-nums @md:w-22 @md:text-base">{toTheCent(commission(customers))}</span>
            </div>
          ))}
        </div>
        <div className="flex items-end justify-between border-ink border-t-2 pt-3.5">
          <span className="text-sm text-soft @md:text-base">{t('payout', { days: AFFILIATE.payoutDays })}</span>
          <span className="text-end text-sm text-soft @md:text-base">
            {t('total')}
            <span className="block font-bold font-display text-2xl text-ink tabular-nums tracking-tight">{toTheCent(total)}</span>
          </span>
        </div>
      </div>
      <div className="absolute inset-x-0 top-0 h-18 @md:h-24">
        <Thread d={LINK} viewBox="0 0 480 96" draw strokeWidth={3} className="absolute inset-0 size-full rtl:-scale-x-100" />
        <Portrait person="ana" className="absolute start-3 size-16.5 rounded-full @md:start-4 @md:size-22" />
        {FOLLOWERS.map(({ person, place }) => (
          <Portrait key={person} person={person} className={`absolute top-4.5 size-11.25 rounded-full @md:top-6 @md:size-15 ${place}`} />
        ))}
      </div>
    </Picture>
  );
}
