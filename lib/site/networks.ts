import type { Network } from '@/lib/site/plans';

/** How the networks write themselves; not translated. */
export const NETWORK_NAMES: Record<Network, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  medium: 'Medium',
  threads: 'Threads',
  youtube: 'YouTube',
};
