import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES, NETWORKS, type Network } from '@/lib/site/networks';
import { EXTRA_SEAT_MONTHLY_USD } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { pageTag } from './claimed-on';
import { FactsTable } from './facts-table';
import { COMPARISON_ID } from './hero-actions';

const ROWS = ['begin', 'ai', 'networks', 'posts', 'bill'] as const;

/** Feature by feature: the heading keeps in view beside the table. */
export function LaterFeatures() {
  const t = useTranslations('competitors.later.features');
  const shared = useTranslations('competitors');
  const format = useFormatter();
  const usd = useUsd();
  const names = (networks: readonly Network[]) => format.list(networks.map((network) => NETWORK_NAMES[network]));
  const ours = { count: STUDIO_TOOLS.length, networks: names(NETWORKS), extra: usd(EXTRA_SEAT_MONTHLY_USD) };
  return (
    <Section id={COMPARISON_ID} labelledBy="comparison-title" tone="sunken">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="comparison-title" className="title">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[26rem] lede">{t('lede')}</p>
        </div>
        <FactsTable
          competitor="later"
          caption={t('caption', { product: SITE.product })}
          beside={shared.rich('questions', pageTag('later'))}
          facts={ROWS.map((row) => ({
            key: row,
            name: t(`rows.${row}.name`),
            ours: t(`rows.${row}.ours`, ours),
            theirs: t(`rows.${row}.theirs`),
          }))}
        />
      </div>
    </Section>
  );
}
