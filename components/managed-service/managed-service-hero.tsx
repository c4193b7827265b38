import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/booking/booking-link';
import { AboveHeading } from '@/components/ui/above-heading';
import { Hero } from '@/components/ui/hero';
import { NetworkIcon } from '@/components/ui/network-icon';
import { MANAGED_NETWORKS } from '@/lib/site/claims';
import { NETWORK_NAMES } from '@/lib/site/networks';
import styles from './managed-service.module.css';
import { MonthReport } from './month-report';

/** States the offer and how its price is set, beside the report that a client gets each month. */
export function ManagedServiceHero() {
  const t = useTranslations('managedService.hero');
  return (
    <Hero data-own-button="" className={`${styles.hero} grid items-center gap-y-12 pt-top pb-section sm:pt-8 lg:pt-16`}>
      <div>
        <h1 className="hero-title">
          <AboveHeading>{t('label')}</AboveHeading> {t('title')}
        </h1>
        <p className="mt-6 max-w-[33rem] lede-text">{t('lede')}</p>
        <BookingLink className="mt-8">{t('cta')}</BookingLink>
        <p className={`${styles.price} small-note mt-4 text-pretty`}>{t('price')}</p>
        <p className="small-note mt-9 max-sm:hidden">{t('platforms')}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3 max-sm:hidden">
          {MANAGED_NETWORKS.map((network) => (
            <li key={network} className="flex items-center gap-2 font-medium text-[0.9375rem]">
              <NetworkIcon network={network} className="size-4.5" />
              {NETWORK_NAMES[network]}
            </li>
          ))}
        </ul>
      </div>
      <MonthReport />
    </Hero>
  );
}
