import { markdownHeading, markdownLine, markdownTable } from '../content/rich-text/to-markdown.ts';
import { COMPARISON, type ComparisonCell, cellText, isInEveryPlan, type PricingWords, rowId, rowName } from '../site/comparison.ts';
import { usd } from '../site/money.ts';
import { PLANS, type Plan, pricePerMonth } from '../site/plans.ts';

export function comparisonData(t: PricingWords) {
  return COMPARISON.map(({ key, rows }) => ({
    group: key,
    name: t(`comparison.groups.${key}`),
    rows: rows.map((row) => ({
      id: rowId(row),
      name: rowName(row, t),
      plans: Object.fromEntries(PLANS.map((plan) => [plan.id, cellValue(row.cell(plan))])),
    })),
  }));
}

function cellValue(cell: ComparisonCell) {
  switch (cell.kind) {
    case 'count':
      return cell.count;
    case 'gigabytes':
      return { gigabytes: cell.count };
    case 'unlimited':
      return 'unlimited';
    case 'included':
      return cell.included;
    case 'price':
      return { monthlyUsd: cell.monthlyUsd };
    case 'addOn':
      return cell.monthlyUsd === 'included' ? true : { addOnMonthlyUsd: cell.monthlyUsd };
    case 'chatTier':
      return cell.tier;
  }
}

/** Prices and comparison as one Markdown table. What every plan has follows as lists: a table would say yes in each cell. */
export function comparisonMarkdown(t: PricingWords, locale: string): string[] {
  const row = (name: string, value: (plan: Plan) => string) => [name, ...PLANS.map(value)];
  const perMonth = (amount: number) => t('comparison.each', { price: usd(amount, locale) });
  const names = PLANS.map(({ id, mostPopular }) => t(`plans.${id}.name`) + (mostPopular ? ` (${t('mostPopular')})` : ''));
  const table = markdownTable(
    ['', ...names],
    [
      row(t('cycle.monthly'), ({ monthlyUsd }) => perMonth(monthlyUsd)),
      row(
        t('cycle.yearly'),
        (plan) => `${perMonth(pricePerMonth(plan, 'yearly'))}. ${t('billedAnnually', { total: usd(plan.yearlyTotalUsd, locale) })}`,
      ),
      ...COMPARISON.filter((group) => !isInEveryPlan(group)).flatMap(({ rows }) =>
        rows.map((each) => row(rowName(each, t), (plan) => cellText(each.cell(plan), t, locale))),
      ),
    ],
  );
  const lists = COMPARISON.filter(isInEveryPlan).flatMap(({ key, rows }) => [
    markdownHeading(2, t(`comparison.groups.${key}`)),
    rows.map((each) => `- ${markdownLine(rowName(each, t))}`).join('\n'),
  ]);
  return [table, ...lists];
}
