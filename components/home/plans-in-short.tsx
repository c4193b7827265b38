import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BillingToggle } from '@/components/pricing/billing-cycle';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { BillingCycleScope } from '@/components/pricing/cycle-scope';
import { toOfferTerms } from '@/components/pricing/offer-terms';
import { PlanCards } from '@/components/pricing/plan-cards';
import { ArrowLink } from '@/components/ui/button';
import { useFigure } from '@/components/ui/figure';
import { Section } from '@/components/ui/section';
import { StaticPart } from '@/components/ui/static-part';
import { useUsd } from '@/components/ui/usd';
import { WHITE_LABEL } from '@/lib/site/claims';
import { EXTRA_SEAT_MONTHLY_USD, FIRST_PLAN_WITH_CHAT, JOINING_DISCOUNT, TRIAL_END } from '@/lib/site/plans';

/** The first part of each fact below the plans. It stands above the text, and on a phone in the same line. */
const FIGURE =
  'font-bold font-display text-ink text-[clamp(1.625rem,1.4rem+0.9vw,2.125rem)] leading-tight tracking-[-0.025em] max-sm:text-body sm:block';

const FACTS = ['trial', 'joining', 'seat', 'agencies'] as const;

/** A phone omits these facts: each card offers the trial, and one more person belongs to the choice of a plan. */
const NOT_ON_PHONE: ReadonlySet<(typeof FACTS)[number]> = new Set(['trial', 'seat']);

/** Shows the plans with their toggle. The full comparison is on the pricing page. */
export function PlansInShort() {
  const t = useTranslations('home.plans');
  const usd = useUsd();
  const facts = {
    ...JOINING_DISCOUNT,
    card: TRIAL_END.card,
    price: usd(EXTRA_SEAT_MONTHLY_USD),
    agencies: useFigure()(WHITE_LABEL.agencies),
    b: (words: ReactNode) => <strong className={FIGURE}>{words}</strong>,
    offer: toOfferTerms,
  };
  return (
    <BillingCycleScope>
      <Section
        id="pricing"
        className="relative lg:pt-10"
        title={t('title')}
        lede={t('lede', { chatFrom: useTranslations('pricing.plans')(`${FIRST_PLAN_WITH_CHAT.id}.name`) })}
        aside={<BillingToggle />}
      >
        <PlanCards short />
        <StaticPart as="ul" className="mt-6 grid text-soft sm:mt-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
          {FACTS.map((fact) => (
            <li key={fact} className={`border-hairline py-1 sm:border-t sm:py-6 sm:pe-10 ${NOT_ON_PHONE.has(fact) ? 'max-sm:hidden' : ''}`}>
              {fact === 'trial' ? byTrialDays((days) => t.rich('facts.trial', { ...facts, days })) : t.rich(`facts.${fact}`, facts)}
            </li>
          ))}
        </StaticPart>
        <StaticPart className="flex flex-wrap gap-x-8">
          <ArrowLink href="/pricing">{t('link')}</ArrowLink>
          <ArrowLink href="/compare">{t('compare')}</ArrowLink>
        </StaticPart>
      </Section>
    </BillingCycleScope>
  );
}
