import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { networkMark } from '@/components/ui/network-mark';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';

/** The networks that posts go out to. On a phone their marks stand right above, in the week; there the list is for those who have it read out. */
export function NetworkStrip() {
  const t = useTranslations('home.networks');
  return (
    <Container>
      <ul
        aria-label={t('label')}
        className="grid grid-cols-[repeat(3,auto)] justify-between gap-x-3 gap-y-5 border-hairline border-y py-6 text-small max-sm:sr-only md:grid-cols-[repeat(9,auto)] lg:flex lg:flex-wrap lg:justify-between lg:text-[0.9375rem]"
      >
        {NETWORKS.map((network) => (
          <li
            key={network}
            className={`flex items-center gap-x-2 gap-y-1.5 before:size-5 lg:gap-x-2.5 md:flex-col lg:flex-row ${networkMark(network)}`}
          >
            {NETWORK_NAMES[network]}
          </li>
        ))}
      </ul>
    </Container>
  );
}
