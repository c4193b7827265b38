import { useTranslations } from 'next-intl';
import { Fragment, useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { useFigure } from '@/components/ui/figure';
import { SmartLink } from '@/components/ui/smart-link';
import uiStyles from '@/components/ui/ui.module.css';
import { unbroken } from '@/components/ui/unbroken';
import { env } from '@/lib/env';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { trialUrl } from '@/lib/site/checkout';
import { BILLING_CYCLES, type Plan, type PlanId } from '@/lib/site/plans';
import { ONLY } from './billing-cycle';
import { byTrialDays } from './by-trial-days';
import { CheckoutLinks } from './checkout-links';
import { CyclePrice } from './cycle-price';
import styles from './plans.module.css';
import { WhiteLabelOrder } from './white-label-order';

type PlanCardProps = {
  plan: Plan;
  smaller: Plan | undefined;
  /** Hides the optional extras. Pages use this when the plans are only one of many sections. */
  short?: boolean;
};

/** One plan. Its rows line up with the neighbouring plans (subgrid). The most popular plan is taller than the others. */
export function PlanCard({ plan, smaller, short = false }: PlanCardProps) {
  const t = useTranslations('pricing');
  const figure = useFigure();
  const headingId = useId();
  const { id, mostPopular } = plan;
  const allowances = [
    ['seats', t('ofEach', { count: plan.seats })],
    ['aiWords', figure(plan.aiWords)],
    ['aiImages', figure(plan.aiImages)],
    ['storage', plan.storageGb === 'unlimited' ? t('unlimited') : t('gigabytes', { count: plan.storageGb })],
  ] as const;
  return (
    <article
      aria-labelledby={headingId}
      data-plan={id}
      {...(mostPopular && { 'data-tone': 'inverse' })}
      className={classNames(styles.plan, !mostPopular && smaller && !smaller.mostPopular && 'lg:border-s')}
    >
      <div>
        {mostPopular && <Badge className={classNames(styles.badge, 'absolute')}>{t('mostPopular')}</Badge>}
        <h3 id={headingId} className="font-bold font-display text-heading">
          {t(`plans.${id}.name`)}
        </h3>
        <p className="small-note">{unbroken(t(`plans.${id}.audience`))}</p>
      </div>
      <div className="mt-5">
        <CyclePrice plan={plan} figureClass="mr-1 text-[2.875rem] leading-none" />
      </div>
      <div className="mt-5 grid gap-2">
        <CheckoutLinks plan={id} variant={mostPopular ? 'primary' : 'secondary'} className="w-full" />
      </div>
      <p className="small-note text-center">
        {id === 'enterprise' ? (
          <SmartLink href={env().ENTERPRISE_BOOKING_URL} className="plain-link inline-block py-3">
            {t('customized')}
          </SmartLink>
        ) : (
          <FreeTrial plan={id} />
        )}
      </p>
      <dl className="border-hairline border-t text-[0.9375rem] leading-snug">
        {allowances.map(([key, value]) => (
          <Fragment key={key}>
            <dt>
              {t.rich(`allowances.${key}`, {
                period: AI_ALLOWANCE_PERIOD,
                // On a small desktop four columns have no space for these words. The comparison below repeats them.
                when: (words) => <span className="lg:max-xl:sr-only">{words}</span>,
              })}
            </dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <Included plan={plan} smaller={smaller} short={short} />
    </article>
  );
}

/** Features of every plan, in a few lines. The comparison lists each one. */
const EVERY = ['posts', 'media', 'studio', 'numbers'] as const;

/** These pairs share a line when a plan has both. */
const CUSTOM = ['customIntegration', 'customAnalytics'] as const;
const DIRECT = ['apiAccess', 'accountManager'] as const;

/** Lists what a plan adds to the next smaller plan. The smallest plan lists the features of all plans. */
function Included({ plan, smaller, short }: PlanCardProps) {
  const t = useTranslations('pricing');
  const isNew = (feature: keyof Plan) => Boolean(plan[feature] && !smaller?.[feature]);
  const allCustom = CUSTOM.every(isNew);
  const allDirect = DIRECT.every(isNew);
  const more = [
    ...(smaller ? [] : EVERY.map((line) => t(`included.every.${line}`))),
    plan.chatTier && t('included.chat', { tier: t(`chatTiers.${plan.chatTier}`) }),
    ...(['prioritySupport', 'advancedSecurity', ...(allDirect ? [] : DIRECT), ...(allCustom ? [] : CUSTOM)] as const).map(
      (feature) => isNew(feature) && t(`features.${feature}`),
    ),
    allDirect && t('included.direct'),
    allCustom && t('included.custom'),
    // A full card says this at its foot (white-label-order.tsx).
    short && plan.whiteLabel === 'included' && t('included.whiteLabel'),
  ].filter((line) => line !== false);
  return (
    <div className="mt-4 flex flex-col text-small">
      <p className="font-semibold">{smaller ? t('included.and', { plan: t(`plans.${smaller.id}.name`) }) : t('included.all')}</p>
      <ul className="mt-1.5 grid gap-1 pb-3">
        {more.map((line) => (
          <li key={line} className={uiStyles.yes}>
            {line}
          </li>
        ))}
      </ul>
      {!short && <WhiteLabelOrder plan={plan} />}
    </div>
  );
}

/** Starts the free trial of a plan. There is one link for each cycle, and the scope shows the link of its cycle. */
function FreeTrial({ plan }: { plan: PlanId }) {
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
