import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ArrowLink, ButtonLink } from '@/components/ui/button';

/** Where every hero's second link leads: the table. */
export const COMPARISON_ID = 'comparison';

/** The two ways on from a hero: to our plans, or down to the comparison. */
export function HeroActions({ className = '' }: { className?: string }) {
  const t = useTranslations('competitors');
  return (
    <div className={`flex flex-wrap items-center gap-x-7 gap-y-3 ${className}`}>
      <ButtonLink href={PLANS_HREF}>{t('plans')}</ButtonLink>
      <ArrowLink href={`#${COMPARISON_ID}`}>{t('compare')}</ArrowLink>
    </div>
  );
}
