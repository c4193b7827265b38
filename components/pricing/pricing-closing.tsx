import { useTranslations } from 'next-intl';
import { PlansOrCall } from '@/components/booking/plans-or-call';
import { ClosingThread } from '@/components/ui/closing-thread';
import { Section } from '@/components/ui/section';
import { TRIAL_DAYS } from '@/lib/site/plans';

/** The last word of the price page: a plan can be tried, and somebody asked. */
export function PricingClosing() {
  const t = useTranslations('pricing.closing');
  return (
    <Section labelledBy="closing-title" tone="inverse" className="relative overflow-hidden">
      <ClosingThread />
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="closing-title" className="hero text-balance">
          {t('title')}
        </h2>
        <div>
          <p className="lede">{t('text', { days: TRIAL_DAYS })}</p>
          <PlansOrCall href="#pricing-plans" plans={t('plans')} call={t('call')} />
        </div>
      </div>
    </Section>
  );
}
