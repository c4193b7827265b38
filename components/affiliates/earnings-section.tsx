import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { AFFILIATE, earnings, NO_CUSTOMERS } from '@/lib/site/affiliate-program';
import { PLANS, type PlanId } from '@/lib/site/plans';
import { EarningsCalculator } from './earnings-calculator';

/** This server component gives the words and the rate of each plan. The client component below does the arithmetic. */
export function EarningsSection() {
  const t = useTranslations('affiliates.calculator');
  const plan = useTranslations('pricing.plans');
  const usd = useUsd();
  const { title, lede, rate, count, more, fewer, note, example, ...labels } = useMessages().affiliates.calculator;
  const one = (id: PlanId) => ({ ...NO_CUSTOMERS, [id]: 1 });
  return (
    <Section id="calculator" title={t('title')} lede={t('lede')} tone="sunken">
      <EarningsCalculator
        locale={useLocale()}
        rows={PLANS.map(({ id }) => ({
          id,
          name: plan(`${id}.name`),
          rate: t('rate', {
            monthly: usd(earnings(one(id), 'monthly').perMonthUsd, 'some'),
            yearly: usd(earnings(one(id), 'yearly').perYearUsd, 'some'),
          }),
          count: t('count', { plan: plan(`${id}.name`) }),
          more: t('more', { plan: plan(`${id}.name`) }),
          fewer: t('fewer', { plan: plan(`${id}.name`) }),
        }))}
        labels={labels}
        note={
          <>
            <p>{t('note', { percent: AFFILIATE.commissionPercent })}</p>
            <p className="mt-2 scripted:hidden">{t('example')}</p>
          </>
        }
      />
    </Section>
  );
}
