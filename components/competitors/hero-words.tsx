import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { AboveHeading } from '@/components/ui/above-heading';
import { ArrowLink, ButtonLink } from '@/components/ui/button';
import type { Competitor } from '@/lib/site/claims';
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

/** The two links of a hero: to our plans and down to the comparison. */
export function HeroActions({ className = '' }: { className?: string }) {
  const t = useTranslations('competitors');
  return (
    <div className={`flex flex-wrap items-center gap-x-7 gap-y-3 ${className}`}>
      <ButtonLink href={PLANS_HREF}>{t('plans')}</ButtonLink>
      <ArrowLink href="#comparison">{t('compare')}</ArrowLink>
    </div>
  );
}
