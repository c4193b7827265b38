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
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="closing-title" className="hero text-balance">
          {t('title')}
        </h2>
        <div>
          <p className="lede">{t('body', { days: TRIAL_DAYS })}</p>
          <ButtonLink href={PLANS_HREF} className="mt-6 max-sm:w-full">
            {t('plans')}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
