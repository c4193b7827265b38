import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { markdownTable } from '../content/rich-text/to-markdown.ts';
import { env } from '../env.ts';
import { pageHeadText } from '../head/page-head-text.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Messages } from '../i18n/messages.ts';
import { absoluteUrl } from '../routing/absolute-url.ts';
import { checkoutSettings, checkoutUrl } from '../site/checkout.ts';
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
  const plans = PLANS.map(({ id, monthlyUsd, yearlyTotalUsd, seats, mostPopular, ...allowances }) => ({
    id,
    name: t(`plans.${id}.name`),
    audience: t(`plans.${id}.audience`),
    mostPopular,
    monthlyUsd,
    yearlyTotalUsd,
    yearlyPerMonthUsd: pricePerMonth({ id, monthlyUsd, yearlyTotalUsd, seats, mostPopular, ...allowances } as Plan, 'yearly'),
    users: seats,
    companies: seats,
    ...allowances,
    orderUrl: {
      monthly: checkoutUrl({ plan: id, cycle: 'monthly', settings }),
      yearly: checkoutUrl({ plan: id, cycle: 'yearly', settings }),
    },
  }));
  const catalogue = {
    product: SITE.product,
    url: absoluteUrl('/pricing', locale),
    language: locale,
    currency: 'USD',
    trialDays: TRIAL_DAYS,
    yearlyDiscountPercent: YEARLY_DISCOUNT_PERCENT,
    extraUserMonthlyUsd: EXTRA_SEAT_MONTHLY_USD,
    extraCompanyMonthlyUsd: EXTRA_SEAT_MONTHLY_USD,
    whiteLabelAddOnMonthlyUsd: WHITE_LABEL_MONTHLY_USD,
    inEveryPlan: IN_EVERY_PLAN.map((feature) => t(`features.${feature}`)),
    networks: NETWORKS.map((network) => NETWORK_NAMES[network]),
    plans,
  };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}

/** The plans as a page of Markdown: prices and the comparison as one table. */
export async function pricingMarkdown(locale: Locale): Promise<string> {
  'use cache';
  cacheLife('max');
  const t = await getTranslations({ locale, namespace: 'pricing' });
  const { title, description } = await pageHeadText('/pricing', locale);
  const number = new Intl.NumberFormat(locale);
  const sign = (included: boolean) => t(included ? 'comparison.yes' : 'comparison.no');
  const rowName = (key: keyof Messages['pricing']['comparison']['rows']) => t(`comparison.rows.${key}`);
  const perMonth = (amount: number) => t('comparison.each', { price: usd(amount, locale) });
  const row = (name: string, value: (plan: Plan) => string) => [name, ...PLANS.map(value)];
  const rows = [
    row(t('cycle.monthly'), ({ monthlyUsd }) => perMonth(monthlyUsd)),
    row(
      t('cycle.yearly'),
      (plan) => `${perMonth(pricePerMonth(plan, 'yearly'))}. ${t('billedAnnually', { total: usd(plan.yearlyTotalUsd, locale) })}`,
    ),
    row(rowName('users'), ({ seats }) => number.format(seats)),
    row(rowName('companies'), ({ seats }) => number.format(seats)),
    row(rowName('aiWords'), ({ aiWords }) => number.format(aiWords)),
    row(rowName('aiImages'), ({ aiImages }) => number.format(aiImages)),
    row(rowName('storage'), ({ storageGb }) => (storageGb === 'unlimited' ? t('unlimited') : t('gigabytes', { count: storageGb }))),
    row(rowName('scheduledPosts'), () => t('unlimited')),
    row(rowName('extraUser'), () => perMonth(EXTRA_SEAT_MONTHLY_USD)),
    row(rowName('extraCompany'), () => perMonth(EXTRA_SEAT_MONTHLY_USD)),
    ...(['aiImage', 'aiVideo', 'aiStudio', 'analytics', 'socialHub'] as const).map((key) => row(rowName(key), () => sign(true))),
    row(rowName('chat'), ({ chatTier }) => (chatTier ? t(`chatTiers.${chatTier}`) : sign(false))),
    ...(['prioritySupport', 'accountManager', 'advancedSecurity', 'apiAccess', 'customIntegration', 'customAnalytics'] as const).map(
      (key) => row(rowName(key), (plan) => sign(plan[key])),
    ),
    row(rowName('whiteLabel'), ({ whiteLabel }) =>
      whiteLabel === 'included' ? t('comparison.included') : t('comparison.addOn', { price: usd(WHITE_LABEL_MONTHLY_USD, locale) }),
    ),
  ];
  const names = PLANS.map(({ id, mostPopular }) => t(`plans.${id}.name`) + (mostPopular ? ` (${t('mostPopular')})` : ''));
  return [
    `# ${title}`,
    `> ${description}`,
    `<${absoluteUrl('/pricing', locale)}>`,
    `## ${t('comparison.caption')}`,
    t('comparison.currency'),
    markdownTable(['', ...names], rows),
    `## ${t('comparison.groups.networks')}`,
    NETWORKS.map((network) => `- ${NETWORK_NAMES[network]}`).join('\n'),
    '',
  ].join('\n\n');
}
