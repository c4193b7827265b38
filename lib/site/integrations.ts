import { NETWORK_NAMES, NETWORKS, type Network } from './networks.ts';

type Integration = { name: string /** The drawn mark beside the name. */; mark: Network | Provider };

/** Integrations that are not networks to publish to. */
type Provider = 'google' | 'openai' | 'anthropic';

/** The integrations of the white-label platform, by kind of provider: twelve in all, including each network that it publishes to. */
export const INTEGRATIONS = {
  social: NETWORKS.map((mark): Integration => ({ name: NETWORK_NAMES[mark], mark })),
  model: [
    { name: 'OpenAI', mark: 'openai' },
    { name: 'Anthropic', mark: 'anthropic' },
  ],
  search: [{ name: 'Google', mark: 'google' }],
} as const satisfies Record<string, readonly Integration[]>;
export type IntegrationKind = keyof typeof INTEGRATIONS;
