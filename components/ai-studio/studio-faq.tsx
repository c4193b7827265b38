import { useFormatter, useTranslations } from 'next-intl';
import { numbered } from '@/components/faq/default-items';
import { FaqSection } from '@/components/faq/faq-section';
import { useFigure } from '@/components/ui/figure';
import { AI_ALLOWANCE_PERIOD } from '@/lib/site/ai-allowance';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import { FIRST_PLAN_WITH_CHAT, PLANS, type Plan } from '@/lib/site/plans';

const QUESTIONS = ['plans', 'publish', 'networks', 'voice', 'facts', 'chat', 'trial'] as const;

export function StudioFaq() {
  const t = useTranslations('aiStudio.faq');
  const pricing = useTranslations('pricing.plans');
  const format = useFormatter();
  const figure = useFigure();
  const name = ({ id }: Plan) => pricing(`${id}.name`);
  const [small, large] = [PLANS[0], PLANS[PLANS.length - 1] as Plan];
  const items = numbered(QUESTIONS, useTranslations('aiStudio.faq.items'), (days) => ({
    small: name(small),
    large: name(large),
    first: name(FIRST_PLAN_WITH_CHAT),
    fewestWords: figure(small.aiWords),
    fewestImages: figure(small.aiImages),
    mostWords: figure(large.aiWords),
    mostImages: figure(large.aiImages),
    count: NETWORKS.length,
    networks: format.list(NETWORKS.map((network) => NETWORK_NAMES[network])),
    days,
    period: AI_ALLOWANCE_PERIOD,
  }));
  return <FaqSection title={t('title')} scene="asked" items={items} tone="sunken" />;
}
