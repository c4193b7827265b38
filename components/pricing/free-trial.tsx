import { useTranslations } from 'next-intl';
import { env } from '@/lib/env';
import { trialUrl } from '@/lib/site/checkout';
import { BILLING_CYCLES, type PlanId } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';
import { byTrialDays } from './by-trial-days';

/** Starts the free trial of a plan: one link to the application for each cycle, of which the scope's cycle shows. */
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
      {/* Plan and cycle are read out always, and seen only where both links are: without scripts. */}
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
