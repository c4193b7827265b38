import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { StaticPart } from '@/components/ui/static-part';
import uiStyles from '@/components/ui/ui.module.css';
import { COMPARISON, type ComparisonGroup, type ComparisonRow, cellText, isInEveryPlan, rowId, rowName } from '@/lib/site/comparison';
import { PLANS } from '@/lib/site/plans';
import { BillingToggle } from './billing-cycle';
import { CheckoutLinks } from './checkout-links';
import { CyclePrice } from './cycle-price';
import { PLAN_CHOICE, PlanPicker } from './plan-picker';
import styles from './pricing.module.css';

/** Every fact about every plan. The head with names and prices stays in view; on a phone the picker does, which sets one of the four columns off. */
export function PlanComparison() {
  const t = useTranslations('pricing');
  const locale = useLocale();
  return (
    <Section
      id="compare-plans"
      className={styles.comparePlans}
      title={t('comparison.title')}
      lede={t('comparison.lede')}
      aside={<BillingToggle plain />}
    >
      <StaticPart className={classNames(PLAN_CHOICE, styles.choice)}>
        <PlanPicker className="top-header sticky z-10 bg-paper py-1.5" />
        <table className={styles.planComparison}>
          <caption className="sr-only">{t('comparison.caption')}</caption>
          <thead>
            <tr>
              <td>{t('comparison.currency')}</td>
              {PLANS.map((plan) => (
                <th key={plan.id} scope="col" data-plan={plan.id}>
                  <span className="block font-display font-semibold">{t(`plans.${plan.id}.name`)}</span>
                  <CyclePrice plan={plan} figureClass="text-heading" />
                </th>
              ))}
            </tr>
          </thead>
          {COMPARISON.map((group) => ({ ...group, lines: rowsOf(group) })).map(({ key, lines }) => (
            <tbody key={key}>
              {/* One line needs no heading: it ends the group before it. */}
              {lines.length > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={PLANS.length + 1} className="card-heading">
                    {t(`comparison.groups.${key}`)}
                  </th>
                </tr>
              )}
              {lines.map((rows) => (
                <tr key={rowId(rows[0])} {...(isSame(rows[0]) && { 'data-every': t('comparison.everyPlan') })}>
                  <th scope="row">
                    <RowNames rows={rows} />
                  </th>
                  {PLANS.map((plan) => {
                    const cell = rows[0].cell(plan);
                    const text = cellText(cell, t, locale);
                    if (cell.kind !== 'included')
                      return (
                        <td key={plan.id} data-plan={plan.id}>
                          {text}
                        </td>
                      );
                    // A class draws the sign, because the table has more than sixty. The text is for screen readers.
                    return (
                      <td key={plan.id} data-plan={plan.id} className={classNames(uiStyles.yes, !cell.included && styles.no)}>
                        <span>{text}</span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
          <tfoot className="print:hidden">
            <tr>
              <th scope="row" className="sr-only">
                {t('comparison.order')}
              </th>
              {PLANS.map(({ id, mostPopular }) => (
                <td key={id} data-plan={id}>
                  <CheckoutLinks plan={id} variant={mostPopular ? 'primary' : 'secondary'} size="small" className={styles.choose} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </StaticPart>
    </Section>
  );
}

/** The name of a row. A combined row has the number of rows and their names. */
function RowNames({ rows: [row, ...others] }: { rows: readonly [ComparisonRow, ...ComparisonRow[]] }) {
  const t = useTranslations('pricing');
  const { list } = useFormatter();
  if (others.length === 0) return rowName(row, t);
  const names = [row, ...others].map((each) => rowName(each, t));
  return t.rich('comparison.allNetworks', {
    count: names.length,
    names: list(names),
    aside: (words) => <span className="small-note block text-pretty">{words}</span>,
  });
}

/** True if all plans have the same value in a row. */
const isSame = ({ cell }: ComparisonRow) => new Set(PLANS.map((plan) => JSON.stringify(cell(plan)))).size === 1;

/** Returns the lines of a group. Usually each row is a line. The networks share one line while every plan has all of them. */
function rowsOf(group: ComparisonGroup): [ComparisonRow, ...ComparisonRow[]][] {
  const [first, ...others] = group.rows;
  if (first && group.key === 'networks' && isInEveryPlan(group)) return [[first, ...others]];
  return group.rows.map((row) => [row]);
}
