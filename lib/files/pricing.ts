import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { markdownHeading, markdownLine, markdownTable } from '../content/rich-text/to-markdown.ts';
import { env } from '../env.ts';
import { pageHeadText } from '../head/page-head-text.ts';
import type { Locale } from '../i18n/locales.ts';
import { absoluteUrl } from '../routing/absolute-url.ts';
import { AI_ALLOWANCE_PERIOD } from '../site/ai-allowance.ts';
import { checkoutSettings, checkoutUrl } from '../site/checkout.ts';
import { COMPARISON, type ComparisonCell, cellText, isInEveryPlan, type PricingWords, rowId, rowName } from '../site/comparison.ts';
import { SITE } from '../site/identity.ts';
import { usd } from '../site/money.ts';
import { NETWORK_NAMES, NETWORKS } from '../site/networks.ts';
import {
  EXTRA_SEAT_MONTHLY_USD,
  IN_EVERY_PLAN,
  PLANS,
  type Plan,
  pricePerMonth,
  TRIAL_DAYS,
  WHITE_LABEL_MONTHLY_USD,
  YEARLY_DISCOUNT_PERCENT,
} from '../site/plans.ts';

/** The plans as data for scripts: every number of the pricing page, in whole US dollars. */
export async function pricingJson(locale: Locale): Promise<string> {
  'use cache';
  cacheLife('max');
  const t = await getTranslations({ locale, namespace: 'pricing' });
  const settings = checkoutSettings(env());
  const plans = PLANS.map((plan) => {
    const { id, monthlyUsd, yearlyTotalUsd, seats, mostPopular, ...allowances } = plan;
    return {
      id,
      name: t(`plans.${id}.name`),
      audience: t(`plans.${id}.audience`),
      mostPopular,
      monthlyUsd,
      yearlyTotalUsd,
      yearlyPerMonthUsd: pricePerMonth(plan, 'yearly'),
      users: seats,
      companies: seats,
      ...allowances,
      orderUrl: {
        monthly: checkoutUrl({ plan: id, cycle: 'monthly', settings }),
        yearly: checkoutUrl({ plan: id, cycle: 'yearly', settings }),
      },
    };
  });
  const catalogue = {
    product: SITE.product,
    url: absoluteUrl('/pricing', locale),
    language: locale,
    currency: 'USD',
    trialDays: TRIAL_DAYS,
    yearlyDiscountPercent: YEARLY_DISCOUNT_PERCENT,
    aiAllowancePeriod: AI_ALLOWANCE_PERIOD,
    extraUserMonthlyUsd: EXTRA_SEAT_MONTHLY_USD,
    extraCompanyMonthlyUsd: EXTRA_SEAT_MONTHLY_USD,
    whiteLabelAddOnMonthlyUsd: WHITE_LABEL_MONTHLY_USD,
    inEveryPlan: IN_EVERY_PLAN.map((feature) => t(`features.${feature}`)),
    networks: NETWORKS.map((network) => NETWORK_NAMES[network]),
    plans,
    comparison: comparisonData(t),
  };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}

export async function pricingMarkdown(locale: Locale): Promise<string> {
  'use cache';
  cacheLife('max');
  const t = await getTranslations({ locale, namespace: 'pricing' });
  const { title, description } = await pageHeadText('/pricing', locale);
  return [
    markdownHeading(1, title),
    `> ${markdownLine(description)}`,
    `<${absoluteUrl('/pricing', locale)}>`,
    markdownHeading(2, t('comparison.caption')),
    markdownLine(t('comparison.currency')),
    ...comparisonMarkdown(t, locale),
    '',
  ].join('\n\n');
}

function comparisonData(t: PricingWords) {
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
function comparisonMarkdown(t: PricingWords, locale: string): string[] {
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
