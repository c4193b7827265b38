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
import { classNames } from './class-names';
import marks from './network-marks.svg';
import { symbolOf } from './symbol';

/** The networks, and two more marks for share links: mail, and any unknown service. */
type NetworkMark = Network | 'mailto' | 'sharethis';

/** The colours of react-social-icons as classes: a style attribute would need an entry in each page's policy. */
const COLOURS: Partial<Record<NetworkMark, string>> = {
  facebook: '[--network:#0866ff]',
  instagram: '[--network:#e94475]',
  linkedin: '[--network:#007fb1]',
  mailto: '[--network:#7f7f7f]',
  pinterest: '[--network:#cb2128]',
  threads: '[--network:#000]',
  twitter: '[--network:#000]',
};

/** The mark of an address, by the rules of react-social-icons: a network by its host, mail for `mailto:`, the share sign for all others. */
export function markFor(url: string): NetworkMark {
  const network = networkFor(url);
  // The copy calls this network Twitter. Its mark is the current one.
  return (network === 'x' ? 'twitter' : network) as NetworkMark;
}

/** The class of a round link. Under the pointer it gets the network's own colour, with a white mark. */
export function networkLinkClass(network: NetworkMark): string {
  return classNames(COLOURS[network], 'rounded-full transition-colors hover:bg-(--network) hover:text-[#fff]');
}

type NetworkIconProps = {
  network: NetworkMark;
  /** Needed if no name stands beside the mark. */
  label?: string;
  className?: string;
};

/** A network's mark. For server components only: in the browser it would load the package's whole registry. */
export function NetworkIcon({ network, label, className = 'size-5' }: NetworkIconProps) {
  return (
    <svg role={label && 'img'} aria-label={label} aria-hidden={label ? undefined : true} className={`shrink-0 fill-current ${className}`}>
      <use href={symbolOf(marks, network)} />
    </svg>
  );
}
