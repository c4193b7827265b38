import { NETWORK_NAMES, NETWORKS, type Network } from './networks.ts';

type Integration = { name: string /** The drawn mark beside the name. */; mark: Network | Provider };

/** Whoever is no network that a post can be published to. */
export type Provider = 'google' | 'openai' | 'anthropic';

/** What the white-label platform works with, by kind of provider: twelve in all, and among them each network that it publishes to. */
export const INTEGRATIONS = {
  social: NETWORKS.map((mark): Integration => ({ name: NETWORK_NAMES[mark], mark })),
  model: [
    { name: 'OpenAI', mark: 'openai' },
    { name: 'Anthropic', mark: 'anthropic' },
  ],
  search: [{ name: 'Google', mark: 'google' }],
} as const satisfies Record<string, readonly Integration[]>;
export type IntegrationKind = keyof typeof INTEGRATIONS;
