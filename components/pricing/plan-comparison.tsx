import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { COMPARISON, type ComparisonGroup, rowId } from '@/lib/site/comparison';
import { PLANS } from '@/lib/site/plans';
import { BillingToggle } from './billing-cycle';
import { CheckoutLinks } from './checkout-links';
import { CyclePrice } from './cycle-price';
import { CellContent, RowName, Signs } from './plan-comparison-cells';
import { PLAN_CHOICE, PlanPicker } from './plan-picker';

// On a phone it stands below the picker, its upper edge tucked under it.
const HEAD = 'sticky top-[calc(var(--spacing-header)+4rem)] border-ink border-b-2 bg-paper py-3 align-bottom md:top-header';
const BODY = 'border-hairline border-b py-2.5';
const COLUMN = 'text-end md:ps-2 md:text-start lg:ps-4';

/** Every fact about every plan. The head with names and prices stays in view; on a phone one plan shows at a time. */
export function PlanComparison({ groups = COMPARISON }: { groups?: readonly ComparisonGroup[] }) {
  const t = useTranslations('pricing');
  return (
    <Section id="compare-plans" title={t('comparison.title')} lede={t('comparison.lede')} aside={<BillingToggle />}>
      <div className={PLAN_CHOICE}>
        <PlanPicker className="sticky top-header z-10 bg-paper py-1.5" />
        <Signs />
        <table className="w-full border-separate border-spacing-0 text-[0.9375rem] tabular-nums leading-snug md:table-fixed">
          <caption className="sr-only">{t('comparison.caption')}</caption>
          <thead>
            <tr>
              <td className={`${HEAD} pe-4 text-small text-soft md:w-[24%] lg:w-[28%]`}>{t('comparison.currency')}</td>
              {PLANS.map((plan) => (
                <th
                  key={plan.id}
                  scope="col"
                  data-plan={plan.id}
                  className={`${HEAD} ${COLUMN} font-normal min-[22.5rem]:max-md:whitespace-nowrap`}
                >
                  <span className="block font-display font-semibold text-[1.0625rem] max-md:sr-only lg:text-heading">
                    {t(`plans.${plan.id}.name`)}
                  </span>
                  <CyclePrice plan={plan} figureClass="text-heading" />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, rows }) => (
            <tbody key={key}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={PLANS.length + 1}
                  className="border-hairline border-b pt-10 pb-2.5 text-start font-display font-semibold text-heading"
                >
                  {t(`comparison.groups.${key}`)}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={rowId(row)}>
                  <th scope="row" className={`${BODY} pe-4 text-start font-normal`}>
                    <RowName row={row} />
                  </th>
                  {PLANS.map((plan) => (
                    <td key={plan.id} data-plan={plan.id} className={`${BODY} ${COLUMN} ${plan.mostPopular ? 'font-semibold' : ''}`}>
                      <CellContent cell={row.cell(plan)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row" className="sr-only">
                {t('comparison.order')}
              </th>
              {PLANS.map(({ id, mostPopular }) => (
                <td key={id} data-plan={id} className="wrap-anywhere pt-6 text-end md:ps-1 md:text-start lg:ps-3">
                  <CheckoutLinks plan={id} variant={mostPopular ? 'primary' : 'secondary'} size="small" className="md:max-lg:px-3" />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Section>
  );
}
