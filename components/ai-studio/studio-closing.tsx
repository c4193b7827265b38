import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { ButtonLink } from '@/components/ui/button';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { TRIAL_DAYS } from '@/lib/site/plans';

/** The last word. */
export function StudioClosing() {
  const t = useTranslations('aiStudio.closing');
  return (
    <Section labelledBy="closing-title" className="relative overflow-hidden">
      <ClosingThread />
      <div className="flex flex-wrap items-center gap-x-10 gap-y-8 text-hero">
        <h2 id="closing-title" className="font-bold font-display text-balance">
          {t('title')}
        </h2>
        <ButtonLink href={PLANS_HREF} className="tracking-normal max-sm:w-full sm:ms-auto">
          {t('plans')}
        </ButtonLink>
      </div>
      <p className="mt-7 max-w-[34rem] lede">{t('body', { days: TRIAL_DAYS })}</p>
    </Section>
  );
}
