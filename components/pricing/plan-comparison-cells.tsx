import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { NetworkIcon } from '@/components/ui/network-icon';
import { useUsd } from '@/components/ui/usd';
import type { Messages } from '@/lib/i18n/messages';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD, type Plan, SCHEDULED_POSTS, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';

type Row = { key: string; name: ReactNode; value: (plan: Plan) => ReactNode };
type RowKey = keyof Messages['pricing']['comparison']['rows'];
type GroupKey = keyof Messages['pricing']['comparison']['groups'];

/** What the comparison says, line by line, in groups. */
export function useComparisonRows(): { key: GroupKey; rows: Row[] }[] {
  const t = useTranslations('pricing');
  const { number } = useFormatter();
  const usd = useUsd();
  const row = (key: RowKey, value: Row['value']): Row => ({ key, name: t(`comparison.rows.${key}`), value });
  const sign = (included: boolean) => <Sign included={included} name={t(included ? 'comparison.yes' : 'comparison.no')} />;
  const always = () => sign(true);
  const extra = () => t('comparison.each', { price: usd(EXTRA_SEAT_MONTHLY_USD) });
  const gigabytes = ({ storageGb }: Plan) => (storageGb === 'unlimited' ? t('unlimited') : t('gigabytes', { count: storageGb }));
  const whiteLabel = (plan: Plan) =>
    plan.whiteLabel === 'included' ? t('comparison.included') : t('comparison.addOn', { price: usd(WHITE_LABEL_MONTHLY_USD) });
  return [
    {
      key: 'allowances',
      rows: [
        row('users', ({ seats }) => number(seats)),
        row('companies', ({ seats }) => number(seats)),
        row('aiWords', ({ aiWords }) => number(aiWords)),
        row('aiImages', ({ aiImages }) => number(aiImages)),
        row('storage', gigabytes),
        row('scheduledPosts', () => t(SCHEDULED_POSTS)),
        row('extraUser', extra),
        row('extraCompany', extra),
      ],
    },
    {
      key: 'networks',
      rows: NETWORKS.map((network) => ({
        key: network,
        name: (
          <span className="flex items-center gap-2.5">
            <NetworkIcon network={network} className="size-4 text-soft" />
            {NETWORK_NAMES[network]}
          </span>
        ),
        value: always,
      })),
    },
    {
      key: 'content',
      rows: [
        row('aiImage', always),
        row('aiVideo', always),
        row('aiStudio', always),
        row('chat', ({ chatTier }) => (chatTier ? t(`chatTiers.${chatTier}`) : sign(false))),
        row('analytics', always),
        row('socialHub', always),
      ],
    },
    {
      key: 'support',
      rows: [
        row('prioritySupport', ({ prioritySupport }) => sign(prioritySupport)),
        row('accountManager', ({ accountManager }) => sign(accountManager)),
      ],
    },
    { key: 'security', rows: [row('advancedSecurity', ({ advancedSecurity }) => sign(advancedSecurity))] },
    {
      key: 'enterprise',
      rows: [
        row('whiteLabel', whiteLabel),
        row('apiAccess', ({ apiAccess }) => sign(apiAccess)),
        row('customIntegration', ({ customIntegration }) => sign(customIntegration)),
        row('customAnalytics', ({ customAnalytics }) => sign(customAnalytics)),
      ],
    },
  ];
}

const SIGNS = { yes: { id: 'sign-yes', look: 'text-thread' }, no: { id: 'sign-no', look: 'text-soft' } } as const;

/** The two signs that the cells point to: drawn once, as there are more than a hundred of them. */
export function Signs() {
  return (
    <svg aria-hidden="true" className="hidden">
      <symbol id={SIGNS.yes.id}>
        <Icon name="check" />
      </symbol>
      <symbol id={SIGNS.no.id}>
        <Icon name="minus" />
      </symbol>
    </svg>
  );
}

function Sign({ included, name }: { included: boolean; name: string }) {
  const { id, look } = SIGNS[included ? 'yes' : 'no'];
  return (
    <>
      <svg aria-hidden="true" className={`inline-block size-5 ${look}`}>
        <use href={`#${id}`} />
      </svg>
      <span className="sr-only">{name}</span>
    </>
  );
}
