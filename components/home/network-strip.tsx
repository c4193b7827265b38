import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';

/** The networks that posts go out to. */
export function NetworkStrip() {
  const t = useTranslations('home.networks');
  return (
    <Container>
      <ul
        aria-label={t('label')}
        className="swipe border-hairline border-y py-5 text-small max-sm:*:basis-auto! sm:grid sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:gap-x-3 sm:gap-y-5 sm:py-6 md:grid-cols-[repeat(9,auto)] lg:flex lg:flex-wrap lg:justify-between lg:text-[0.9375rem]"
      >
        {NETWORKS.map((network) => (
          <li key={network} className="flex items-center gap-x-2 gap-y-1.5 lg:gap-x-2.5 md:flex-col lg:flex-row">
            <NetworkIcon network={network} className="size-5" />
            {NETWORK_NAMES[network]}
          </li>
        ))}
      </ul>
    </Container>
  );
}
