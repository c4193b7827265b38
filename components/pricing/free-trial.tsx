import { useTranslations } from 'next-intl';
import { env } from '@/lib/env';
import { trialUrl } from '@/lib/site/checkout';
import { BILLING_CYCLES, type PlanId } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';
import { byTrialDays } from './by-trial-days';

/** Starts the free trial of a plan. There is one link for each cycle, and the scope shows the link of its cycle. */
export function FreeTrial({ plan }: { plan: PlanId }) {
  const t = useTranslations('pricing');
  const { APP_URL } = env();
  return BILLING_CYCLES.map((cycle) => (
    <a
      key={cycle}
      href={trialUrl(plan, cycle, { APP_URL })}
      target="_blank"
      rel="noopener noreferrer"
      className={`plain-link inline-block py-3 ${ONLY[cycle]}`}
    >
      {/* Screen readers always read plan and cycle. Sighted visitors need them only without scripts, when both links show. */}
      {byTrialDays((days) =>
        t.rich('freeTrial', {
          days,
          plan: t(`plans.${plan}.name`),
          cycle: t(`cycle.${cycle}`),
          tier: (words) => <strong className="font-semibold text-ink">{words}</strong>,
          aside: (words) => <span className="scripted:sr-only">{words}</span>,
        }),
      )}
    </a>
  ));
}
