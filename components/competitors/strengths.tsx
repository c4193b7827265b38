import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import type { Messages } from '@/lib/i18n/messages';
import type { Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import { PLANS, planById, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

type Strength = Exclude<keyof Messages['competitors']['strengths'], 'title'>;

/** What is said first on each page, in this order: four of our strengths. */
const FIRST: Record<Competitor, readonly [Strength, Strength, Strength, Strength]> = {
  later: ['tools', 'networks', 'posts', 'seats'],
  buffer: ['seats', 'posts', 'tools', 'whiteLabel'],
  sprout: ['seats', 'tools', 'posts', 'managed'],
  hootsuite: ['tools', 'networks', 'posts', 'managed'],
};

/** What our own product has, before anything is compared. */
export function Strengths({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.strengths');
  const pricing = useTranslations('pricing.plans');
  const format = useFormatter();
  const seats = PLANS.map((plan) => plan.seats);
  const facts = {
    networks: NETWORKS.length,
    names: format.list(NETWORKS.map((network) => NETWORK_NAMES[network])),
    tools: STUDIO_TOOLS.length,
    fewest: Math.min(...seats),
    most: Math.max(...seats),
    whiteLabel: useUsd()(WHITE_LABEL_MONTHLY_USD),
    included: pricing(`${planById('enterprise').id}.name`),
  };
  return (
    <Section id="strengths" title={t('title', { product: SITE.product })}>
      <ul className="grid gap-x-8 border-ink border-t-2 sm:grid-cols-2 lg:grid-cols-4">
        {FIRST[competitor].map((strength) => (
          <li key={strength} className="border-hairline py-5 max-lg:border-b">
            <h3 className="heading leading-tight">{t(`${strength}.title`, facts)}</h3>
            <p className="mt-2 text-pretty text-[0.9375rem] text-soft leading-snug">{t(`${strength}.text`, facts)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
