import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { biggestPlanFor, PLANS } from '@/lib/site/plans';

/** The plan that the other tool's lowest price buys here, with all its chairs. */
const { plan: PLAN, perMonthUsd } = biggestPlanFor(COMPETITORS.sprout.claims.fromPrice.value) ?? {
  plan: PLANS[0],
  perMonthUsd: PLANS[0].monthlyUsd,
};
/** How many of the people on the chairs write; made up. */
const WRITING = 4;
const ROW = 10;
const [ACROSS, DOWN] = [48, 78];

/** A chair: its back with two slats, its seat, its legs. */
const chair = (seat: number) =>
  `M${8 + (seat % ROW) * ACROSS} ${40 + Math.floor(seat / ROW) * DOWN}v-24a12 12 0 0 1 24 0v24m-8 0v-34m-8 0v34m-12 0h32m-28 0l-3 26m30 0l-3 -26`;
const chairs = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => chair(from + index)).join('');

/** What it costs to let somebody look who hardly ever does. As at the table above, the chairs that cost nothing are red. */
export function FreeChair() {
  const t = useTranslations('competitors.sprout');
  const pricing = useTranslations('pricing.plans');
  const facts = {
    plan: pricing(`${PLAN.id}.name`),
    seats: PLAN.seats,
    writing: WRITING,
    others: PLAN.seats - WRITING,
    price: useUsd()(perMonthUsd),
  };
  return (
    <Section tone="inverse" labelledBy="story-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:items-center">
        {/* In one piece, in the middle beside the chairs: between its head and its words would be a hole. */}
        <div>
          <h2 id="story-title" className="max-w-[16ch] title">
            {t('story.title')}
          </h2>
          <p className="mt-6 max-w-[38rem] text-pretty text-lede">{t('story.first')}</p>
          <p className="mt-4 max-w-[38rem] text-pretty text-soft">{t('story.second', facts)}</p>
        </div>
        <figure>
          <svg
            viewBox={`0 0 ${ROW * ACROSS - 8} ${Math.ceil(PLAN.seats / ROW) * DOWN - 8}`}
            role="img"
            aria-label={t('story.picture', facts)}
            className="w-full fill-none stroke-4 rtl:-scale-x-100"
          >
            <path d={chairs(0, WRITING)} className="stroke-ink" strokeLinecap="round" />
            <path d={chairs(WRITING, PLAN.seats)} className="stroke-thread" strokeLinecap="round" />
          </svg>
          <figcaption className="mt-4 text-balance heading leading-tight">
            {/* What costs nothing more has the colour of its chairs, and its own line. */}
            {t.rich('story.figure', { ...facts, free: (words) => <span className="block text-thread">{words}</span> })}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
