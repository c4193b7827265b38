import { SITE } from '../../lib/site/identity.ts';
import { answerIn, type Management } from './management.ts';

/** How the key is called among those of the space. */
const KEY_NAME = `${SITE.product} website`;
const KEY_ID = 'site';

/** The tokens with which the site reads the space. */
export type Tokens = { delivery: string; preview: string };

/** The tokens of the site's own key; null where there is none yet. */
export async function readTokens(management: Management): Promise<Tokens | null> {
  const { client } = management;
  const { items } = await client.apiKey.getMany({ query: { limit: 1000 } });
  const own = items.find(({ sys, name }) => sys.id === KEY_ID || name === KEY_NAME);
  return own ? tokensOf(management, own.sys.id) : null;
}

/** Makes the site's key and gives its tokens. */
export async function makeTokens(management: Management): Promise<Tokens> {
  const { client, environment } = management;
  const environments = [{ sys: { type: 'Link', linkType: 'Environment', id: environment } }] as never;
  try {
    await client.apiKey.createWithId({ apiKeyId: KEY_ID }, { name: KEY_NAME, environments });
  } catch (error) {
    // Made by a run that did not hear the answer.
    if (answerIn(error).status !== 409) throw error;
  }
  return tokensOf(management, KEY_ID);
}

async function tokensOf({ client }: Management, apiKeyId: string): Promise<Tokens> {
  const key = await client.apiKey.get({ apiKeyId });
  const preview = await client.previewApiKey.get({ previewApiKeyId: key.preview_api_key.sys.id });
  return { delivery: key.accessToken, preview: preview.accessToken };
}
