import type { Network } from './networks.ts';

type Integration = { name: string /** The drawn mark beside the name. */; mark: Network | Provider };

/** Whoever is no network that a post can be published to. */
type Provider = 'google' | 'bing' | 'brave' | 'openai' | 'anthropic' | 'mistral' | 'vimeo';

/** What the white-label platform works with, by kind of provider: twelve in all. */
export const INTEGRATIONS = {
  search: [
    { name: 'Google', mark: 'google' },
    { name: 'Bing', mark: 'bing' },
    { name: 'Brave', mark: 'brave' },
  ],
  model: [
    { name: 'OpenAI', mark: 'openai' },
    { name: 'Anthropic', mark: 'anthropic' },
    { name: 'Mistral', mark: 'mistral' },
  ],
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
