import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import type { Messages } from '@/lib/i18n/messages';
import type { Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import { PLANS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';

type Strength = Exclude<keyof Messages['competitors']['strengths'], 'title'>;

/** What is said first on each page, in this order: four of our strengths. */
const FIRST: Record<Competitor, readonly [Strength, Strength, Strength, Strength]> = {
  later: ['tools', 'networks', 'posts', 'seats'],
  buffer: ['seats', 'posts', 'tools', 'whiteLabel'],
  sprout: ['seats', 'tools', 'posts', 'managed'],
  hootsuite: ['tools', 'networks', 'posts', 'managed'],
};

/** What our own product has, before anything is compared: one strip below the first section. */
export function Strengths({ competitor, className = '' }: { competitor: Competitor; className?: string }) {
  const t = useTranslations('competitors.strengths');
  const seats = PLANS.map((plan) => plan.seats);
  const facts = { networks: NETWORKS.length, tools: STUDIO_TOOLS.length, fewest: Math.min(...seats), most: Math.max(...seats) };
  return (
    <StaticPart as="section" id="strengths" aria-labelledby="strengths-title" className={`pb-14 lg:pb-20 ${className}`}>
      <Container>
        <h2 id="strengths-title" className="sr-only">
          {t('title', { product: SITE.product })}
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 max-[23rem]:gap-x-4 max-[23rem]:[&_h3]:text-[1.0625rem] gap-y-6 border-ink border-t-2 pt-5 lg:grid-cols-4 lg:gap-x-8">
          {FIRST[competitor].map((strength) => (
            <li key={strength}>
              <h3 className="heading text-balance leading-tight">{t(`${strength}.title`, facts)}</h3>
              <p className="note mt-1.5 text-pretty">{t(`${strength}.text`)}</p>
            </li>
          ))}
        </ul>
      </Container>
    </StaticPart>
  );
}
