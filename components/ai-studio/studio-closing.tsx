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
      <h2 id="closing-title" className="hero text-balance">
        {t('title')}
      </h2>
      <p className="mt-5 max-w-[34rem] lede">{t('body', { days: TRIAL_DAYS })}</p>
      <ButtonLink href={PLANS_HREF} className="mt-7 max-sm:w-full">
        {t('plans')}
      </ButtonLink>
    </Section>
  );
}
