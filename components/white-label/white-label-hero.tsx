import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { WhiteLabelWindow } from '@/components/pictures/white-label-window';
import { ArrowLink } from '@/components/ui/button';
import { useFigure } from '@/components/ui/figure';
import { Hero } from '@/components/ui/hero';
import { Thread } from '@/components/ui/thread';
import { useUsd } from '@/components/ui/usd';
import { WHITE_LABEL } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { calculatorPath, DEFAULT_NEED } from '@/lib/site/need-in-address';
import { WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import styles from './white-label.module.css';

/** The stroke of a signature below the words. It goes out, turns and comes nearly all the way back. */
const STROKE = 'M4 22C120 8 270 4 384 9c24 2 16 10-30 12C250 24 150 27 60 36';

/** The promise as a signed line, and a window that takes the name of the chosen agency. */
export function WhiteLabelHero() {
  const t = useTranslations('whiteLabel.hero');
  const inFigures = useFigure();
  return (
    <Hero className="pt-top pb-section sm:pt-10">
      <h1 className={styles.whiteLabelHeroTitle}>
        {t.rich('title', {
          name: (words) => (
            <span className="relative whitespace-nowrap">
              {words}
              <Thread
                d={STROKE}
                viewBox="0 0 400 40"
                preserveAspectRatio="none"
                strokeWidth={4}
                draw
                className={`${styles.nameStroke} absolute inset-x-0 w-full overflow-visible rtl:-scale-x-100`}
              />
            </span>
          ),
        })}
      </h1>
      <div data-own-button="" className={`${styles.signed} mt-6 grid gap-y-8 lg:mt-12`}>
        <div className="flex flex-col items-start">
          <p className="max-w-[34rem] lede-text">{t('lede', { product: SITE.product })}</p>
          <div className="mt-6 lg:mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
            <BookingLink>{t('cta')}</BookingLink>
            <ArrowLink href={calculatorPath({ ...DEFAULT_NEED, whiteLabel: true })}>
              {t('order', { price: useUsd()(WHITE_LABEL_MONTHLY_USD) })}
            </ArrowLink>
          </div>
        </div>
        <WhiteLabelWindow />
        <p className="border-hairline border-t pt-6 text-soft lg:self-end">
          {t.rich('agencies', {
            agencies: inFigures(WHITE_LABEL.agencies),
            figure: (figure) => (
              <span className={`${styles.agencyCount} block font-bold text-[clamp(3.25rem,2rem+3.4vw,5rem)] text-ink leading-none`}>
                {figure}
              </span>
            ),
          })}
        </p>
      </div>
    </Hero>
  );
}
