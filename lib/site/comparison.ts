import type { useTranslations } from 'next-intl';
import { figure } from '../i18n/figure.ts';
import type { Messages } from '../i18n/messages.ts';
import { AI_ALLOWANCE_PERIOD } from './ai-allowance.ts';
import { usd } from './money.ts';
import { NETWORK_NAMES, NETWORKS, type Network } from './networks.ts';
import { EXTRA_SEAT_MONTHLY_USD, PLANS, type Plan, SCHEDULED_POSTS, WHITE_LABEL_MONTHLY_USD } from './plans.ts';

type Words = Messages['pricing']['comparison'];

export type PricingWords = ReturnType<typeof useTranslations<'pricing'>>;

export type ComparisonCell =
  | { kind: 'count'; count: number }
  | { kind: 'gigabytes'; count: number }
  | { kind: 'unlimited' }
  | { kind: 'included'; included: boolean }
  | { kind: 'price'; monthlyUsd: number }
  /** Available for this price, or included in the plan. */
  | { kind: 'addOn'; monthlyUsd: number | 'included' }
  | { kind: 'chatTier'; tier: Exclude<Plan['chatTier'], false> };

/** The name of a row is a message of `pricing.comparison.rows`, or a network's name. */
export type ComparisonRow = { name: keyof Words['rows'] | { network: Network }; cell: (plan: Plan) => ComparisonCell };

/** Rows below a heading, a message of `pricing.comparison.groups`. */
export type ComparisonGroup = { key: keyof Words['groups']; rows: readonly ComparisonRow[] };

const count = (value: number): ComparisonCell => ({ kind: 'count', count: value });
const included = (value: boolean): ComparisonCell => ({ kind: 'included', included: value });
const UNLIMITED: ComparisonCell = { kind: 'unlimited' };

const inEveryPlan = () => included(true);
const extraSeat = (): ComparisonCell => ({ kind: 'price', monthlyUsd: EXTRA_SEAT_MONTHLY_USD });

/** The plans' features side by side. The page's table, the Markdown and the JSON use it: add a new row only here. */
export const COMPARISON: readonly ComparisonGroup[] = [
  {
    key: 'allowances',
    rows: [
      { name: 'users', cell: ({ seats }) => count(seats) },
      { name: 'companies', cell: ({ seats }) => count(seats) },
      { name: 'aiWords', cell: ({ aiWords }) => count(aiWords) },
      { name: 'aiImages', cell: ({ aiImages }) => count(aiImages) },
      { name: 'storage', cell: ({ storageGb }) => (storageGb === 'unlimited' ? UNLIMITED : { kind: 'gigabytes', count: storageGb }) },
      { name: 'scheduledPosts', cell: () => ({ kind: SCHEDULED_POSTS }) },
      { name: 'extraUser', cell: extraSeat },
      { name: 'extraCompany', cell: extraSeat },
    ],
  },
  { key: 'networks', rows: NETWORKS.map((network) => ({ name: { network }, cell: inEveryPlan })) },
  {
    key: 'content',
    rows: [
      { name: 'aiImage', cell: inEveryPlan },
      { name: 'aiVideo', cell: inEveryPlan },
      { name: 'aiStudio', cell: inEveryPlan },
      { name: 'chat', cell: ({ chatTier }) => (chatTier ? { kind: 'chatTier', tier: chatTier } : included(false)) },
      { name: 'analytics', cell: inEveryPlan },
      { name: 'socialHub', cell: inEveryPlan },
    ],
  },
  {
    key: 'team',
    rows: [
      { name: 'roles', cell: inEveryPlan },
      { name: 'approvals', cell: inEveryPlan },
      { name: 'clientPortals', cell: inEveryPlan },
      { name: 'singleSignOn', cell: inEveryPlan },
    ],
  },
  {
    key: 'support',
    rows: [
      { name: 'prioritySupport', cell: ({ prioritySupport }) => included(prioritySupport) },
      { name: 'accountManager', cell: ({ accountManager }) => included(accountManager) },
    ],
  },
  {
    key: 'enterprise',
    rows: [
      { name: 'advancedSecurity', cell: ({ advancedSecurity }) => included(advancedSecurity) },
      {
        name: 'whiteLabel',
        cell: ({ whiteLabel }) => ({ kind: 'addOn', monthlyUsd: whiteLabel === 'included' ? 'included' : WHITE_LABEL_MONTHLY_USD }),
      },
      { name: 'apiAccess', cell: ({ apiAccess }) => included(apiAccess) },
      { name: 'customIntegration', cell: ({ customIntegration }) => included(customIntegration) },
      { name: 'customAnalytics', cell: ({ customAnalytics }) => included(customAnalytics) },
    ],
  },
];

/** Whether every row of a group says only that each plan has the feature. The table can then say it once, with their names. */
export const isInEveryPlan = ({ rows }: ComparisonGroup): boolean =>
  rows.every(({ cell }) =>
    PLANS.every((plan) => {
      const said = cell(plan);
      return said.kind === 'included' && said.included;
    }),
  );

export function rowName({ name }: ComparisonRow, t: PricingWords): string {
  return typeof name === 'object' ? NETWORK_NAMES[name.network] : t(`comparison.rows.${name}`, { period: AI_ALLOWANCE_PERIOD });
}

/** A row's name for scripts: the same in every language. */
export function rowId({ name }: ComparisonRow): string {
  return typeof name === 'object' ? name.network : name;
}

export function cellText(cell: ComparisonCell, t: PricingWords, locale: string): string {
  switch (cell.kind) {
    case 'count':
      return figure(cell.count, locale);
    case 'gigabytes':
      return t('gigabytes', { count: cell.count });
    case 'unlimited':
      return t('unlimited');
    case 'included':
      return t(cell.included ? 'comparison.yes' : 'comparison.no');
    case 'price':
      return t('comparison.each', { price: usd(cell.monthlyUsd, locale) });
    case 'addOn':
      return cell.monthlyUsd === 'included' ? t('comparison.included') : t('comparison.addOn', { price: usd(cell.monthlyUsd, locale) });
    case 'chatTier':
      return t(`chatTiers.${cell.tier}`);
  }
}
