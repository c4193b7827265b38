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
import { networkFor, social_icons } from 'react-social-icons/component';
import type { Network } from '@/lib/site/networks';
import colors from './network-colors.module.css';

/** The networks, and the two marks of share links that are none: mail, and whatever is not known. */
type NetworkMark = Network | 'mailto' | 'sharethis';

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
  return `${colors.link} ${colors[network] ?? ''} rounded-full transition-colors`;
}

/** What is left of a package's path, and the part of its 64 units that it fills. */
function markOf(network: NetworkMark): { d: string; viewBox: string } {
  const path = social_icons.get(REGISTERED[network] ?? network)?.path;
  if (!path) throw new Error(`react-social-icons has no mark for ${network}`);
  // The paths are a square with the mark cut out of it; without the square, the mark itself is left.
  const mark = path.replace(/M0 0[vh]64[hv]64[VH]0[zZ]m/, 'M');
  // Facebook's is a disc with the letter cut out.
  if (network === 'facebook') return { d: `M32 0a32 32 0 1 0 0 64 32 32 0 0 0 0-64z${mark}`, viewBox: '-3 -3 70 70' };
  return { d: mark, viewBox: '14.5 14.5 35 35' };
}

type NetworkIconProps = {
  network: NetworkMark;
  /** Where no name stands beside it. */
  label?: string;
  className?: string;
};

/** A network's mark in the colour of the text. For server components only: in the browser it would bring the package's whole registry along. */
export function NetworkIcon({ network, label, className = 'size-5' }: NetworkIconProps) {
  const { d, viewBox } = markOf(network);
  const path = <path d={d} fillRule="evenodd" />;
  const shared = { viewBox, focusable: 'false', className: `shrink-0 fill-current ${className}` } as const;
  if (!label) {
    return (
      <svg aria-hidden="true" {...shared}>
        {path}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} {...shared}>
      {path}
    </svg>
  );
}
