import { useTranslations } from 'next-intl';
import { Thread } from '@/components/ui/thread';
import { AFFILIATE } from '@/lib/site/affiliate-program';
import { AFFILIATE_TRIAL_DAYS } from '@/lib/site/plans';

/** An example: the visitor of the drawing comes back on this day. */
const BACK_DAY = 38;
const PAYING_DAY = BACK_DAY + AFFILIATE_TRIAL_DAYS;
const PAYOUTS = Array.from(
  { length: Math.floor(AFFILIATE.cookieDays / AFFILIATE.payoutDays) },
  (_, index) => (index + 1) * AFFILIATE.payoutDays,
).filter((day) => day > PAYING_DAY);
const LABELLED_DAYS = [0, 0.25, 0.5, 0.75, 1].map((part) => part * AFFILIATE.cookieDays);

/** Heights are pixels, widths are days. */
const GROUND = 264;
const COIN = 15;
const COIN_DAYS = 10;

const share = (days: number) => `${(days / AFFILIATE.cookieDays) * 100}%`;

// Slack while nobody comes, taut through the trial, then from stack to stack.
const THREAD = `M0 30C0 ${GROUND - 60} 18 ${GROUND + 8} ${BACK_DAY} ${GROUND - 12}H${PAYING_DAY - 4}${PAYOUTS.map((day, index) => {
  const top = GROUND - (index + 1) * COIN - 9;
  return `S${day - COIN_DAYS} ${top} ${day - COIN_DAYS / 2} ${top}`;
}).join('')}`;

/** A ruler of the days after a click: when the visitor comes back, tries, pays, and how the payouts add up. */
export function YearOfAClick() {
  const t = useTranslations('affiliates.year');
  return (
    <div
      role="img"
      aria-label={t('label', { days: AFFILIATE.cookieDays, trial: AFFILIATE_TRIAL_DAYS, payout: AFFILIATE.payoutDays })}
      className="select-none text-small tabular-nums"
    >
      <div aria-hidden="true" className="relative" style={{ height: GROUND }}>
        <Flag day={0} top={0} text={t('click')} />
        <Flag day={BACK_DAY} top={36} text={t('back', { day: BACK_DAY })} detail={t('trial', { days: AFFILIATE_TRIAL_DAYS })} />
        <Flag day={PAYING_DAY} top={84} text={t('customer', { day: PAYING_DAY })} />
        <span className="absolute end-0 top-4 font-semibold">{t('payout', { days: AFFILIATE.payoutDays })}</span>
        <div className="absolute bottom-0 h-6 bg-teal" style={{ insetInlineStart: share(BACK_DAY), width: share(AFFILIATE_TRIAL_DAYS) }} />
        {PAYOUTS.map((day, index) => (
          <div
            key={day}
            className="absolute bottom-0 bg-[repeating-linear-gradient(to_top,transparent_0_2px,var(--marigold)_2px_15px)]"
            style={{ insetInlineStart: share(day - COIN_DAYS), width: share(COIN_DAYS), height: (index + 1) * COIN }}
          />
        ))}
        <Thread
          d={THREAD}
          viewBox={`0 0 ${AFFILIATE.cookieDays} ${GROUND}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100 [&>path]:[vector-effect:non-scaling-stroke]"
        />
      </div>
      <div aria-hidden="true" className="relative border-ink border-t-2">
        {LABELLED_DAYS.map((day) => (
          <span
            key={day}
            className="absolute top-0 border-ink border-s ps-1.5 pt-2 text-soft last-of-type:border-s-0 last-of-type:border-e last-of-type:ps-0 last-of-type:pe-1.5"
            style={day === AFFILIATE.cookieDays ? { insetInlineEnd: 0 } : { insetInlineStart: share(day) }}
          >
            {day}
          </span>
        ))}
        <div className="pt-12 text-soft">{t('remembered', { days: AFFILIATE.cookieDays })}</div>
      </div>
    </div>
  );
}

/** Words that stand at the head of a pole on their day. */
function Flag({ day, top, text, detail }: { day: number; top: number; text: string; detail?: string }) {
  return (
    <div className="absolute bottom-0 border-ink/35 border-s ps-2" style={{ insetInlineStart: share(day), top }}>
      <span className="font-semibold">{text}</span>
      {detail && <span className="block text-soft">{detail}</span>}
    </div>
  );
}
