import type { ApiKeyProps } from 'contentful-management';
import { SITE } from '../../lib/site/identity.ts';
import { answerIn, type Management } from './management.ts';
import type { Decision, Part } from './part.ts';

/** The key's name in the space. */
const KEY_NAME = `${SITE.product} website`;
const KEY_ID = 'site';

/** The tokens with which the site reads the space. */
export type Tokens = { delivery: string; preview: string };

/** The site's own key; null if there is none yet. */
export async function readKey({ client }: Management): Promise<ApiKeyProps | null> {
  const { items } = await client.apiKey.getMany({ query: { limit: 1000 } });
  const own = items.find(({ sys, name }) => sys.id === KEY_ID || name === KEY_NAME);
  return own ? client.apiKey.get({ apiKeyId: own.sys.id }) : null;
}

/**
 * A key's permission to read this environment. With only another environment, its tokens would read nothing here; it keeps its other
 * permissions.
 */
export function keyPart({ client, environment }: Management, current: ApiKeyProps): Part<ApiKeyProps> {
  const apiKeyId = current.sys.id;
  const decide = (key: ApiKeyProps): Decision => {
    const { environments } = key;
    if (environments.some(({ sys }) => sys.id === environment)) return { action: 'keep' };
    const update = { ...key, environments: [...environments, linkTo(environment)] };
    return { action: 'update', detail: `for the environment ${environment}, too`, write: () => client.apiKey.update({ apiKeyId }, update) };
  };
  return { what: 'API key', current, look: () => client.apiKey.get({ apiKeyId }), decide };
}

const linkTo = (environment: string) => ({ sys: { type: 'Link', linkType: 'Environment', id: environment } }) as const;

/** Creates the site's key and returns its tokens. */
export async function makeTokens(management: Management): Promise<Tokens> {
  const { client, environment } = management;
  try {
    await client.apiKey.createWithId({ apiKeyId: KEY_ID }, { name: KEY_NAME, environments: [linkTo(environment)] });
  } catch (error) {
    // Created by a run that did not receive the response.
    if (answerIn(error).status !== 409) throw error;
  }
  return tokensOf(management, await client.apiKey.get({ apiKeyId: KEY_ID }));
}

/** The tokens of a key. */
export async function tokensOf({ client }: Management, key: ApiKeyProps): Promise<Tokens> {
  const preview = await client.previewApiKey.get({ previewApiKeyId: key.preview_api_key.sys.id });
  return { delivery: key.accessToken, preview: preview.accessToken };
}
