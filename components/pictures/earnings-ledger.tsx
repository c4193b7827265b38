import { useFormatter, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Thread } from '@/components/ui/thread';
import { useUsd } from '@/components/ui/usd';
import { AFFILIATE, earnings, NO_CUSTOMERS } from '@/lib/site/affiliate-program';
import { planById } from '@/lib/site/plans';
import { Portrait } from './cut-paper';
import styles from './earnings-ledger.module.css';
import { Picture, units } from './picture';

/** The number of new customers in each month. All of them stay. */
const JOINED = [2, 3, 3, 4, 3, 4];
const CUSTOMERS = JOINED.map((_, month) => JOINED.slice(0, month + 1).reduce((sum, count) => sum + count, 0));
const MOST = CUSTOMERS.at(-1) ?? 0;
const PLAN = planById('team');

/** Customers who came through the affiliate's link. They sit on the thread that starts at the affiliate. */
const FOLLOWERS = [
  { person: 'kofi', end: '38.333%' },
  { person: 'mei', end: '20.833%' },
  { person: 'tomas', end: '3.333%' },
] as const;
const LINK = 'M60 46C120 46 128 16 176 14c38 0 42 46 12 48s-30-42 22-42S280 54 434 54';

const stitch = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 14} 0h11v18h-11z`).join('');

/** An affiliate, the customers of the link, and a ledger. New customers join those who still pay, so the commission grows. */
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
      className={styles.ledger}
    >
      <div className={classNames(styles.page, 'absolute flex flex-col rounded-card border border-hairline bg-raised shadow-float')}>
        <div className="flex items-center justify-between">
          <span className="font-semibold text-base">{t('title')}</span>
          <Badge>{t('example')}</Badge>
        </div>
        <div className="mt-1 text-sm text-soft @md:text-base">
          {t('terms', { percent: AFFILIATE.commissionPercent, price: usd(PLAN.monthlyUsd), plan: plan(`${PLAN.id}.name`) })}
        </div>
        <div className="mt-3 flex gap-4 text-sm text-soft @md:text-base">
          {(['new', 'staying'] as const).map((key) => (
            <span key={key} className="flex items-center gap-1.5">
              <span className="bg-thread" style={{ width: units(8), height: units(12), ...(key === 'staying' && { opacity: 0.5 }) }} />
              {t(key)}
            </span>
          ))}
        </div>
        <div className="mt-2 grid flex-1 grid-cols-1">
          {CUSTOMERS.map((customers, month) => (
            <div key={customers} className="gap-3 @md:gap-5 flex items-center border-hairline border-t">
              <span className="text-soft @md:text-base" style={{ width: '10cqi' }}>
                {format.dateTime(Date.UTC(2026, month, 15), { month: 'short' })}
              </span>
              <svg
                viewBox={`0 0 ${MOST * 14} 18`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="w-0 h-5 flex-1 fill-thread rtl:-scale-x-100"
              >
                <path d={stitch(0, CUSTOMERS[month - 1] ?? 0)} opacity=".5" />
                <path d={stitch(CUSTOMERS[month - 1] ?? 0, customers)} />
              </svg>
              <span className={classNames(styles.sum, 'font-semibold tabular-nums @md:text-base')}>{toTheCent(commission(customers))}</span>
            </div>
          ))}
        </div>
        <div className="pt-3.5 flex items-end justify-between border-ink border-t-2">
          <span className="text-sm text-soft @md:text-base">{t('payout', { days: AFFILIATE.payoutDays })}</span>
          <span className="text-end text-sm text-soft @md:text-base">
            {t('total')}
            <span className="text-2xl block font-bold font-display text-ink tabular-nums tracking-tight">{toTheCent(total)}</span>
          </span>
        </div>
      </div>
      <div className="absolute inset-x-0 top-0" style={{ height: '20cqi' }}>
        <Thread d={LINK} viewBox="0 0 480 96" draw strokeWidth={3} className="absolute inset-0 size-full rtl:-scale-x-100" />
        <Portrait person="ana" className="absolute rounded-full" style={{ insetInlineStart: '3.333%', width: '18.333%' }} />
        {FOLLOWERS.map(({ person, end }) => (
          <Portrait
            key={person}
            person={person}
            className="absolute rounded-full"
            style={{ insetInlineEnd: end, top: '25%', width: '12.5%' }}
          />
        ))}
      </div>
    </Picture>
  );
}
