import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Thread } from '@/components/ui/thread';
import { TRIAL_DAYS } from '@/lib/site/plans';

/** One loop, from one side of the card to the other. */
const THREAD = 'M-20 60C180 60 300 20 460 20c100 0 100 64 40 64s-60-64 60-64c180 0 300 52 460 36';

/** The last word of the price page: a plan can be tried, and somebody asked. */
export function PricingClosing() {
  const t = useTranslations('pricing.closing');
  return (
    <Section labelledBy="closing-title" className="pt-0!">
      <div className="overflow-hidden rounded-card border border-hairline bg-raised">
        <Thread
          d={THREAD}
          viewBox="0 8 1000 84"
          preserveAspectRatio="xMidYMid slice"
          className="block h-20 w-full lg:h-28 rtl:-scale-x-100"
        />
        <div className="grid items-end gap-x-16 gap-y-6 p-6 pt-2 sm:p-10 sm:pt-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:p-12 lg:pt-4">
          <div>
            <h2 id="closing-title" className="title">
              {t('title')}
            </h2>
            <p className="mt-4 max-w-[34rem] lede">{t('text', { days: TRIAL_DAYS })}</p>
          </div>
          <div className="flex flex-wrap gap-3 lg:justify-end">
            <ButtonLink href="#pricing-plans" className="whitespace-nowrap max-sm:flex-auto">
              {t('plans')}
            </ButtonLink>
            <BookingLink variant="secondary" className="whitespace-nowrap max-sm:flex-auto">
              {t('call')}
            </BookingLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
