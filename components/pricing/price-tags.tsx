import { useFormatter, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Picture } from '@/components/pictures/picture';
import { classNames } from '@/components/ui/class-names';
import { ThreadPath } from '@/components/ui/thread';
import { Usd } from '@/components/ui/usd';
import { PLANS, type Plan, pricePerMonth } from '@/lib/site/plans';
import styles from './pricing.module.css';

const HOLE = 20;
/** The thread comes to the largest tag from behind the tag before it. */
const LAST = 'M368 217C412 192 466 62 547.4 118.1';
/**
 * The tags in units of the picture. `start` and `top` are the place of the upper corner. `turn` is the rotation around the hole, which is
 * HOLE units below the middle of the upper edge. `columns` is the number of seats in a row. `over` clips the part over the thread, so this
 * part does not cover the next tag.
 */
const LOOKS = {
  pro: {
    width: 124,
    height: 168,
    start: 18,
    top: 176,
    turn: -5,
    fill: 'fill-raised dark:fill-ink stroke-hairline',
    ink: 'text-ink dark:text-paper',
    dots: styles.proDots,
    columns: 2,
    over: 'inset(0 24% 76% 50%)',
  },
  team: {
    width: 150,
    height: 216,
    start: 159,
    top: 92,
    turn: 3,
    fill: classNames(styles.teamFill, 'fill-paper stroke-[1.75]'),
    ink: 'text-ink',
    dots: 'stroke-marigold',
    columns: 5,
    over: 'inset(0 0 76% 50%)',
  },
  agency: {
    width: 164,
    height: 250,
    start: 282,
    top: 186,
    turn: -3,
    fill: 'fill-teal',
    ink: 'text-on-teal',
    dots: 'stroke-on-teal',
    columns: 6,
    over: 'inset(0 24% 76% 50%)',
  },
  enterprise: {
    width: 188,
    height: 306,
    start: 450,
    top: 96,
    turn: 4,
    fill: 'fill-marigold',
    ink: 'text-on-marigold',
    dots: 'stroke-current',
    columns: 10,
    // This shows the whole head of the tag with the thread on it.
    over: 'polygon(24% 0, 76% 0, 100% 14.75%, 0 14.75%)',
  },
};

/** The shade behind the holes. Without it the holes would be invisible on white paper. */
const HOLES = 'M80 196h0M234 112h0M364 206h0M544 116h0';
// Each piece of the thread ends in a hole. The next piece starts behind its tag. The last piece leaves the page.
const THREAD = `M0 120C16 82 58 76 58 102C57 126 24 118 34 92C46 60 64 150 81.3 199.8M84 208C110 190 150 60 237.4 114.1M242 117C290 122 346 146 365.2 209.8${LAST}M553 121C596 112 640 78 760 82S900 62 960 74`;

/** The four plans as price tags on the thread. A larger tag is a larger plan. */
export function PriceTags() {
  const t = useTranslations('pricing');
  const plans = useFormatter().list(PLANS.map(({ id }) => t(`plans.${id}.name`)));
  return (
    <Picture label={t('hero.picture', { plans })} className={classNames(styles.tags, '[--canvas:640]')}>
      {PLANS.map((plan) => (
        <Tag key={plan.id} plan={plan} />
      ))}
      <svg
        viewBox="0 0 640 460"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-thread rtl:-scale-x-100"
        strokeLinecap="round"
      >
        <path d={HOLES} strokeWidth="11.5" className="stroke-sunken" />
        <ThreadPath d={THREAD} draw />
      </svg>
      {PLANS.map((plan) => (
        <Tag key={plan.id} plan={plan} over />
      ))}
    </Picture>
  );
}

/** A length in units of the picture. */
const u = (length: number) => `calc(var(--u) * ${length})`;

/** The thread enters the hole from the front and leaves behind the tag. `over` draws only the part that lies over the thread. */
function Tag({ plan, over = false }: { plan: Plan; over?: boolean }) {
  const t = useTranslations('pricing');
  const { width, height, start, top, turn, fill, ink, dots, columns, over: clipPath } = LOOKS[plan.id];
  const id = `tag-${plan.id}`;
  const cut = Number((width * 0.24).toFixed(2));
  // Two cut corners, two round corners and a hole.
  const shape = `M${cut} 0H${Number((width - cut).toFixed(2))}L${width} ${cut}V${height - 8}Q${width} ${height} ${width - 8} ${height}H8Q0 ${height} 0 ${height - 8}V${cut}ZM${width / 2 - 6} ${HOLE}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z`;
  // A stroke of no length with round ends is a dot. There is one for each seat.
  const seats = Array.from({ length: plan.seats }, (_, seat) => `M${(seat % columns) * 10 + 5} ${Math.floor(seat / columns) * 10 + 5}h0`);
  return (
    <div
      // The tag has the colour of the plan's card.
      {...(plan.mostPopular && { 'data-tone': 'inverse' })}
      className={`${styles.tag} absolute ${ink}`}
      style={{ width: u(width), height: u(height), insetInlineStart: u(start), top: u(top), '--turn': `${turn}deg` } as CSSProperties}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className={`absolute inset-0 size-full overflow-visible ${fill} ${over ? 'rtl:-scale-x-100' : ''}`}
        style={over ? { clipPath } : undefined}
      >
        {over ? <use href={`#${id}`} /> : <path id={id} d={shape} fillRule="evenodd" strokeLinejoin="round" />}
        {/* This tag is nearly as bright as the thread in the dark theme. So a piece in the colour of the light theme lies on it there. */}
        {over && plan.id === 'enterprise' && (
          // The transform reverses the place and the rotation of the tag.
          <path data-theme="light" d={LAST} transform={`rotate(${-turn} ${width / 2} ${HOLE}) translate(${-start} ${-top})`} />
        )}
      </svg>
      {!over && (
        <div className="absolute inset-x-0 flex flex-col px-3.5 pb-3.5" style={{ top: u(44), bottom: 0 }}>
          <span className="font-semibold text-lg">{t(`plans.${plan.id}.name`)}</span>
          <span className={classNames(styles.tagPrice, 'mt-0.5 whitespace-nowrap font-bold font-display tracking-tight')}>
            <Usd amount={pricePerMonth(plan, 'yearly')} />
          </span>
          <svg
            viewBox={`0 0 ${columns * 10} ${Math.ceil(plan.seats / columns) * 10}`}
            aria-hidden="true"
            className={`mt-auto ${dots}`}
            style={{ width: u(columns * 15) }}
          >
            <path d={seats.join('')} strokeWidth="6" strokeLinecap="round" />
          </svg>
        </div>
      )}
    </div>
  );
}
