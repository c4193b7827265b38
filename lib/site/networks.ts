/** Networks that a post can be published to, in the order of the comparison table. */
export const NETWORKS = ['instagram', 'facebook', 'twitter', 'linkedin', 'tiktok', 'pinterest', 'medium', 'threads', 'youtube'] as const;
export type Network = (typeof NETWORKS)[number];

/** The networks' own spelling of their names; not translated. */
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
