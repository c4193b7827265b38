import 'react-social-icons/facebook';
import 'react-social-icons/instagram';
import 'react-social-icons/linkedin';
import 'react-social-icons/mailto';
import 'react-social-icons/medium';
import 'react-social-icons/pinterest';
import 'react-social-icons/sharethis';
import 'react-social-icons/threads';
import 'react-social-icons/tiktok';
import 'react-social-icons/x';
import 'react-social-icons/youtube';
import { networkFor } from 'react-social-icons/component';
import type { Network } from '@/lib/site/networks';
import { joined } from './joined';
import marks from './network-marks.svg';
import { symbolOf } from './symbol';
import styles from './ui.module.css';

/** The networks, and marks that are none of them: of share links mail and whatever is not known. */
export type NetworkMark = Network | 'mailto' | 'sharethis';

/** The network that is called Twitter in the copy shows its present mark. */
const REGISTERED: Partial<Record<NetworkMark, string>> = { twitter: 'x' };

/** The mark of an address, by the package's rules: its network by its host, mail for `mailto:`, the share sign for anything else. */
export function markFor(url: string): NetworkMark {
  const name = networkFor(url);
  const network = Object.entries(REGISTERED).find(([, registered]) => registered === name)?.[0] ?? name;
  return network as NetworkMark;
}

/** The class of a round link that takes on the network's own colour below the pointer, with its mark in white. */
export function networkLinkClass(network: NetworkMark): string {
  return joined(styles.link, styles[network], 'rounded-full transition-colors');
}

type NetworkIconProps = {
  network: NetworkMark;
  /** Where no name stands beside it. */
  label?: string;
  className?: string;
};

/** A network's mark in the colour of the text. For server components only: in the browser it would bring the package's whole registry along. */
export function NetworkIcon({ network, label, className = 'size-5' }: NetworkIconProps) {
  const drawing = <use href={symbolOf(marks, network)} />;
  const look = `shrink-0 fill-current ${className}`;
  if (!label) {
    return (
      <svg aria-hidden="true" className={look}>
        {drawing}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} className={look}>
      {drawing}
    </svg>
  );
}
