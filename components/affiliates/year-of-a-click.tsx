import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { AFFILIATE, earnings, NO_CUSTOMERS } from '@/lib/site/affiliate-program';
import { AFFILIATE_TRIAL_DAYS, JOINING_DISCOUNT, planById } from '@/lib/site/plans';
import styles from './affiliates.module.css';

/** An example: the visitor returns on this day and buys this plan with monthly payments. */
const BACK_DAY = 38;
const PLAN = planById('team');
const SHARE_USD = earnings({ ...NO_CUSTOMERS, [PLAN.id]: 1 }, 'monthly').perMonthUsd;
const PAYING_DAY = BACK_DAY + AFFILIATE_TRIAL_DAYS;
/** The days of the customer's payments. Each one starts a step. The last step goes on after the year (affiliates.module.css). */
const PAYMENTS = Array.from(
  { length: Math.ceil((AFFILIATE.cookieDays - PAYING_DAY) / AFFILIATE.payoutDays) },
  (_, index) => PAYING_DAY + index * AFFILIATE.payoutDays,
);
const LABELLED_DAYS = [0, 1 / 3, 2 / 3, 1].map((part) => part * AFFILIATE.cookieDays);

/** The height of a payout as a share of the chart. With this value the last step ends near the upper edge, below its sum. */
const STEP = 0.07;

const share = (days: number) => `${(days / AFFILIATE.cookieDays) * 100}%`;

/** A chart of the year after a click, in days and dollars. A narrow one labels only the first, the middle and the last payout. */
export function YearOfAClick() {
  const t = useTranslations('affiliates.year');
  const plan = useTranslations('pricing.plans')(`${PLAN.id}.name`);
  const usd = useUsd();
  const toTheCent = (amount: number) => usd(amount, 'always');
  // A customer with monthly payments gets the discount for joining. The chart ignores the discount, and the text says so.
  const { payments } = JOINING_DISCOUNT;
  const example = { plan, price: usd(PLAN.monthlyUsd), percent: AFFILIATE.commissionPercent, payments };
  const said: Record<number, string | undefined> = {
    [Math.floor(PAYMENTS.length / 2)]: styles.yearMiddle,
    [PAYMENTS.length - 1]: styles.yearSum,
  };
  return (
    <Section title={t('title')} lede={t('lede', example)} className="overflow-x-clip">
      <div
        role="img"
        aria-label={t('label', {
          ...example,
          days: AFFILIATE.cookieDays,
          trial: AFFILIATE_TRIAL_DAYS,
          payout: AFFILIATE.payoutDays,
          each: toTheCent(SHARE_USD),
          total: toTheCent(PAYMENTS.length * SHARE_USD),
        })}
        className="select-none text-small tabular-nums"
      >
        <div aria-hidden="true" className={`${styles.year} relative`} style={{ '--step': STEP } as CSSProperties}>
          <Flag day={0} top={0} text={t('click')} />
          <Flag day={BACK_DAY} top={28} text={t('back', { day: BACK_DAY })} detail={t('trial', { days: AFFILIATE_TRIAL_DAYS })} />
          <Flag day={PAYING_DAY} top={84} text={t('customer', { day: PAYING_DAY })} amount={toTheCent(SHARE_USD)} />
          <div className={`${styles.firstPay} bg-teal`} style={{ insetInlineStart: share(BACK_DAY), width: share(AFFILIATE_TRIAL_DAYS) }} />
          {PAYMENTS.map((day, index) => (
            <div
              key={day}
              className={styles.yearPay}
              style={{
                insetInlineStart: share(day),
                width: share(Math.min(AFFILIATE.payoutDays, AFFILIATE.cookieDays - day)),
                height: `${100 * (index + 1) * STEP}%`,
              }}
            >
              <span className={said[index]}>{toTheCent((index + 1) * SHARE_USD)}</span>
            </div>
          ))}
        </div>
        <div aria-hidden="true" className={`${styles.yearDays} relative border-ink border-t-2`}>
          {LABELLED_DAYS.map((day) => (
            <span
              key={day}
              className={`${styles.day} absolute top-0 text-soft`}
              style={day === AFFILIATE.cookieDays ? { insetInlineEnd: 0 } : { insetInlineStart: share(day) }}
            >
              {day}
            </span>
          ))}
          <div className="pt-12 max-w-prose text-balance text-soft">{t('remembered', { days: AFFILIATE.cookieDays })}</div>
        </div>
      </div>
    </Section>
  );
}

/** A label at the top of a pole on its day. */
function Flag({ day, top, text, detail, amount }: { day: number; top: number; text: string; detail?: string; amount?: string }) {
  return (
    <div className={styles.yearFlag} style={{ insetInlineStart: share(day), top: `calc(var(--head) + ${top}px)` }}>
      <span className="font-semibold">{text}</span>
      {amount && <span className="block font-semibold text-thread lg:hidden">{amount}</span>}
      {detail && <span className={`${styles.newMark} block text-soft`}>{detail}</span>}
    </div>
  );
}
