import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { WhiteLabelWindow } from '@/components/pictures/white-label-window';
import { ArrowLink } from '@/components/ui/button';
import { Hero } from '@/components/ui/hero';
import { WHITE_LABEL } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { calculatorPath, DEFAULT_NEED } from '@/lib/site/need-in-address';

/** The promise in one line, and the window that takes on whichever name is chosen. */
export function WhiteLabelHero() {
  const t = useTranslations('whiteLabel.hero');
  return (
    <Hero className="pt-10 pb-section lg:pt-16">
      <h1 className="thread-in hero lg:text-[clamp(4.75rem,8.6vw,8rem)]">{t('title')}</h1>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div className="flex flex-col items-start lg:self-center">
          <p className="max-w-[34rem] lede">{t('lede', { product: SITE.product })}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <BookingLink>{t('cta')}</BookingLink>
            <ArrowLink href={calculatorPath({ ...DEFAULT_NEED, whiteLabel: true })}>{t('order')}</ArrowLink>
          </div>
          <p className="note mt-10 lg:mt-16">
            {t.rich('agencies', {
              agencies: WHITE_LABEL.agencies,
              figure: (figure) => (
                <span className="mb-2 block font-bold font-display text-[clamp(2.75rem,2rem+2.6vw,4.25rem)] text-ink leading-none tracking-tighter">
                  {figure}
                </span>
              ),
            })}
          </p>
        </div>
        <WhiteLabelWindow />
      </div>
    </Hero>
  );
}
