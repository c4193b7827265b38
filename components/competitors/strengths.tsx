import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import { useUsd } from '@/components/ui/usd';
import type { Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import { PLANS, WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

/** Three of our strengths for each page, in this order. Each one is absent from the page's first screen. */
const FIRST = {
  later: ['tools', 'networks', 'posts'],
  buffer: ['posts', 'tools', 'whiteLabel'],
  sprout: ['tools', 'posts', 'managed'],
  hootsuite: ['seats', 'posts', 'managed'],
} as const satisfies Record<Competitor, readonly string[]>;

/** Our strengths, before any comparison. They are one strip below the first section. */
export function Strengths({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.strengths');
  const seats = PLANS.map((plan) => plan.seats);
  const facts = {
    networks: NETWORKS.length,
    tools: STUDIO_TOOLS.length,
    fewest: Math.min(...seats),
    most: Math.max(...seats),
    whiteLabel: useUsd()(WHITE_LABEL_MONTHLY_USD),
  };
  // The edge of a dark hero already separates the sections.
  const hasDarkHero = competitor === 'hootsuite';
  return (
    <StaticPart
      as="section"
      id="strengths"
      aria-labelledby="strengths-title"
      className={`pb-10 lg:pb-20 ${hasDarkHero ? 'pt-8 lg:pt-10' : ''}`}
    >
      <Container>
        <h2 id="strengths-title" className="sr-only">
          {t('title', { product: SITE.product })}
        </h2>
        <ul className={`grid gap-x-10 gap-y-4 sm:grid-cols-3 ${hasDarkHero ? '' : 'border-ink border-t-2 pt-5'}`}>
          {FIRST[competitor].map((strength) => (
            <li key={strength}>
              <h3 className="card-heading text-balance leading-tight">{t(`${strength}.title`, facts)}</h3>
              <p className="mt-1 text-pretty text-soft leading-snug">{t(`${strength}.text`, facts)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </StaticPart>
  );
}
