import type { Network } from './networks.ts';

type Integration = { name: string /** Where a drawn mark stands beside the name. */; mark?: Network | 'vimeo' };

/** What the white-label platform works with, by kind of provider: twelve in all. */
export const INTEGRATIONS = {
  search: [{ name: 'Google' }, { name: 'Bing' }, { name: 'Brave' }],
  model: [{ name: 'OpenAI' }, { name: 'Anthropic' }, { name: 'Mistral' }],
  social: [
    { name: 'Instagram', mark: 'instagram' },
    { name: 'Facebook', mark: 'facebook' },
    { name: 'LinkedIn', mark: 'linkedin' },
  ],
  video: [
    { name: 'YouTube', mark: 'youtube' },
    { name: 'TikTok', mark: 'tiktok' },
    { name: 'Vimeo', mark: 'vimeo' },
  ],
} as const satisfies Record<string, readonly Integration[]>;
export type IntegrationKind = keyof typeof INTEGRATIONS;
