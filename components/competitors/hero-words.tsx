import { useTranslations } from 'next-intl';
import { AboveHeading } from '@/components/ui/above-heading';
import type { Competitor } from '@/lib/site/claims';
import { HeroActions } from './hero-actions';
import { usePageFacts } from './use-page-facts';

export function HeroWords({ competitor, className }: { competitor: Competitor; className?: string }) {
  const t = useTranslations(`competitors.${competitor}` as 'competitors.buffer');
  const facts = usePageFacts(competitor);
  return (
    <div className={className}>
      <h1 className="hero-title">
        <AboveHeading>{t('label')}</AboveHeading> {t('title', facts)}
      </h1>
      <p className="mt-6 max-w-[32rem] lede-text">{t('lede', facts)}</p>
      <HeroActions className="mt-8" />
    </div>
  );
}
