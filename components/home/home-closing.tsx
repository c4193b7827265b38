import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { PLANS_HREF } from '@/components/layout/navigation';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import { toOfferTerms } from '@/components/pricing/offer-terms';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import { ThreadPath } from '@/components/ui/thread';
import { NETWORKS } from '@/lib/site/networks';
import { JOINING_DISCOUNT } from '@/lib/site/plans';

const MIDDLE = 130;
/** The networks' strands, which join in the thread. They start below the page's thread (home.module.css), so no lines cross. */
const STRANDS = NETWORKS.map((_, index) => MIDDLE + index * 15)
  .map((from) => `M-40 ${from}C120 ${from} 150 ${MIDDLE} 330 ${MIDDLE}`)
  .join('');
/** The narrowest phone shows the first 1,040 units. The loop lies inside them. */
const THREAD = `M328 ${MIDDLE}C420 ${MIDDLE} 440 20 520 20s100 220 190 220 100-170 180-170c90 0 110 110 30 120s-90-120 60-130S1320 150 1700 150`;

/** The last call. The networks' strands join above it. */
export function HomeClosing() {
  const t = useTranslations('home.closing');
  return (
    <StaticPart
      as="section"
      aria-labelledby="closing-title"
      data-tone="inverse"
      className="pt-6 sm:pt-14 lg:pt-20 overflow-hidden bg-paper pb-section"
    >
      <svg
        viewBox="0 0 1600 260"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
        className="h-20 sm:h-44 lg:h-56 w-full fill-none stroke-thread rtl:-scale-x-100"
      >
        <path d={STRANDS} strokeWidth="1.5" className="opacity-60" />
        <ThreadPath d={THREAD} strokeWidth={4} />
      </svg>
      <Container className="mt-6 sm:mt-10 grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="closing-title" className="hero-title">
          {t('title')}
        </h2>
        <div>
          <p className="lede-text">{byTrialDays((days) => t.rich('body', { days, ...JOINING_DISCOUNT, offer: toOfferTerms }))}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={PLANS_HREF}>{t('plans')}</ButtonLink>
            <BookingLink variant="secondary">{t('call')}</BookingLink>
          </div>
        </div>
      </Container>
    </StaticPart>
  );
}
