import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ArrowLink, ButtonLink } from '@/components/ui/button';

/** The second link of every hero leads to this id of the table. */
export const COMPARISON_ID = 'comparison';

/** The two links of a hero: to our plans and down to the comparison. */
export function HeroActions({ className = '' }: { className?: string }) {
  const t = useTranslations('competitors');
  return (
    <div className={`flex flex-wrap items-center gap-x-7 gap-y-3 ${className}`}>
      <ButtonLink href={PLANS_HREF}>{t('plans')}</ButtonLink>
      <ArrowLink href={`#${COMPARISON_ID}`}>{t('compare')}</ArrowLink>
    </div>
  );
}
