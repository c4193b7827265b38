import { useTranslations } from 'next-intl';
import { PlansOrCall } from '@/components/booking/plans-or-call';
import { classNames } from '@/components/ui/class-names';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { PLANS, type Plan } from '@/lib/site/plans';
import { byTrialDays } from './by-trial-days';
import styles from './pricing.module.css';

/**
 * The four tags below the thread. `x` and `y` are the place of the hole, 18 below the thread. `turn` is the rotation around the hole.
 * `columns` is the number of seats in a row. The gaps between the tags are equal. The last tag ends at 1175, like the words below.
 */
const TAGS = {
  pro: { x: 895, y: 44, width: 30, height: 42, turn: 5, look: 'stroke-none fill-ink', dots: 'stroke-thread', columns: 2 },
  // The tag has the colours of the plan's card in the dark theme.
  team: { x: 970, y: 47, width: 38, height: 51, turn: -4, look: 'stroke-marigold fill-raised', dots: 'stroke-marigold', columns: 5 },
  agency: { x: 1057, y: 48, width: 46, height: 60, turn: 3, look: 'stroke-none fill-teal', dots: 'stroke-paper', columns: 6 },
  enterprise: { x: 1147, y: 44, width: 54, height: 72, turn: -3, look: 'stroke-none fill-marigold', dots: 'stroke-paper', columns: 10 },
} as const;
const APART = 4.5;
/** The thread bends under the weight of the tags and passes behind them. */
const STRUNG = 'M-1600 12H560C760 12 880 30 1020 30C1160 30 1260 14 1400 14H3200';
/** Each tag hangs from the thread by a loop through its hole. */
const LOOPS = Object.values(TAGS)
  .map(({ x, y }) => `M${x} ${y - 18}C${x - 6} ${y - 10} ${x - 3} ${y} ${x} ${y}S${x + 6} ${y - 10} ${x} ${y - 18}`)
  .join('');

export function PricingClosing() {
  const t = useTranslations('pricing.closing');
  return (
    <Section labelledBy="closing-title" tone="inverse" className={classNames(styles.pricingClosing, 'relative overflow-hidden')}>
      <ClosingThread d={STRUNG}>
        {PLANS.map((plan) => (
          <Tag key={plan.id} plan={plan} />
        ))}
        <path d={LOOPS} strokeWidth={1.6} />
      </ClosingThread>
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="closing-title" className="hero-title text-balance">
          {t('title')}
        </h2>
        <div>
          <p className="lede-text">{byTrialDays((days) => t('text', { days }))}</p>
          <PlansOrCall href="#pricing-plans" plans={t('plans')} call={t('call')} />
        </div>
      </div>
    </Section>
  );
}

function Tag({ plan }: { plan: Plan }) {
  const { x, y, width, height, turn, look, dots, columns } = TAGS[plan.id];
  // Two cut corners and a hole: a small form of the tags in the hero (price-tags.tsx).
  const cut = width * 0.25;
  const shape = `M${x - width / 2 + cut} ${y - 10}h${width - 2 * cut}l${cut} ${cut}v${height - cut}h${-width}v${cut - height}zM${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
  // Rows of seats from bottom to top. The dots are dashes of no length with round ends.
  const apart = APART * (columns - 1);
  const row = `h${apart + 0.1}`;
  const rows = `${row}${`m-${apart + 0.1}-${APART}${row}`.repeat(plan.seats / columns - 1)}`;
  return (
    <g transform={`rotate(${turn} ${x} ${y})`}>
      <path d={shape} fillRule="evenodd" strokeWidth={1.5} className={look} />
      <path
        d={`M${x - apart / 2} ${y + height - 16}${rows}`}
        strokeWidth={2.6}
        strokeDasharray={`0 ${APART}`}
        strokeLinecap="round"
        className={dots}
      />
    </g>
  );
}
