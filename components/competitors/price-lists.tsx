import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { COMPETITORS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, pricePerMonth } from '@/lib/site/plans';
import { ClaimReference } from './claim-reference';
import { BESIDE_NAME, ClaimedOn, pageTag } from './claimed-on';
import { COMPARISON_ID } from './hero-actions';

const WHICH = ['first', 'second', 'third'] as const;
const HEAD = 'border-hairline border-b pb-2 align-bottom font-normal text-small text-soft';
const NAME = 'border-hairline border-b py-3.5 pe-3 text-start align-baseline font-semibold';
const PRICE = 'whitespace-nowrap border-hairline border-b py-3.5 text-end align-baseline heading tabular-nums';

/** Two price lists side by side, as two menus would hang beside each other. */
export function PriceLists() {
  const t = useTranslations('competitors.buffer.lists');
  return (
    <Section id={COMPARISON_ID} title={t('title')} lede={t('lede')} tone="sunken">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="rounded-card border border-hairline bg-raised p-4 sm:p-8">
          <OurPrices />
        </div>
        <div className="flex flex-col rounded-card border border-hairline p-4 sm:p-8">
          <BufferPrices />
        </div>
      </div>
    </Section>
  );
}

function OurPrices() {
  const t = useTranslations('competitors.buffer.lists');
  const pricing = useTranslations('pricing.plans');
  const usd = useUsd();
  return (
    <>
      <h3 className="font-bold font-display text-title">{SITE.product}</h3>
      <table className="mt-4 w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('caption', { tool: SITE.product })}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} pe-3 text-start`}>
              {t('plan')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('monthly')}
            </th>
            <th scope="col" className={`${HEAD} ps-3 text-end sm:ps-4`}>
              {t('yearly')}
            </th>
          </tr>
        </thead>
        <tbody>
          {PLANS.map((plan) => (
            <tr key={plan.id}>
              <th scope="row" className={NAME}>
                {pricing(`${plan.id}.name`)}
                <span className="note block font-normal">{t('seats', { seats: plan.seats })}</span>
              </th>
              <td className={PRICE}>
                <Usd amount={plan.monthlyUsd} />
              </td>
              <td className={`${PRICE} ps-3 text-thread sm:ps-4`}>
                <Usd amount={pricePerMonth(plan, 'yearly')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-5 text-pretty">{t('ourCount', { extra: usd(EXTRA_SEAT_MONTHLY_USD) })}</p>
    </>
  );
}

function BufferPrices() {
  const t = useTranslations('competitors.buffer.lists');
  const { name, claims } = COMPETITORS.buffer;
  return (
    <>
      <h3 className="font-bold font-display text-title">
        {name}
        <span className={`${BESIDE_NAME} mt-1`}>
          <ClaimedOn competitor="buffer" />
        </span>
      </h3>
      <table className="mt-4 w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('caption', { tool: name })}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} pe-3 text-start`}>
              {t('plan')}
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              {t('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {WHICH.map((which, index) => (
            <tr key={which}>
              <th scope="row" className={NAME}>
                {t('which', { which })}
              </th>
              <td className={PRICE}>
                <Usd amount={claims.prices.value[index] as number} />
                <ClaimReference competitor="buffer" claim="prices" place={which} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-auto pt-5 text-pretty">{t.rich('counted', pageTag('buffer'))}</p>
    </>
  );
}
