import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import { networkMark } from '@/components/ui/network-mark';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import styles from './home.module.css';

/** Lists the networks. On a phone the week above already shows their marks, so the list there is only for screen readers. */
export function NetworkStrip() {
  const t = useTranslations('home.networks');
  return (
    <Container>
      <ul aria-label={t('label')} className={classNames(styles.networks, 'gap-x-3 gap-y-5')}>
        {NETWORKS.map((network) => (
          <li key={network} className={`${styles.network} flex items-center ${networkMark(network)}`}>
            {NETWORK_NAMES[network]}
          </li>
        ))}
      </ul>
    </Container>
  );
}
