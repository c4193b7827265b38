import { NetworkIcon } from '@/components/ui/network-icon';
import type { Network } from '@/lib/site/networks';

type NetworkSignProps = { network: Network /** Unique on the page, from useId. */; of: string; className: string };

/** A network's mark that stands in this place and can be repeated: some are a kilobyte of path. */
export function NetworkSign({ network, of, className }: NetworkSignProps) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <g id={`${of}-${network}`}>
        <NetworkIcon network={network} className="" />
      </g>
    </svg>
  );
}

/** A NetworkSign of the same picture once more. */
export function SameSign({ network, of, className }: NetworkSignProps) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`#${of}-${network}`} />
    </svg>
  );
}
