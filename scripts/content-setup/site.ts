import type { WebhookFilter, WebhookProps } from 'contentful-management';
import { SITE_TEXT } from '../../lib/content/model.ts';
import { WEBHOOK_TOPICS } from '../../lib/publish/webhook.ts';
import { COLLECTIONS, ENTRY_KINDS } from '../../lib/site/collections.ts';
import { SITE } from '../../lib/site/identity.ts';
import { idFor, inWords, isStatus, keep, left, type Management, type Step, saysTheSame, unlessForbidden } from './management.ts';

// The items of a space for one site: a space may have several sites, and each leaves those of the others alone.

/** Our ids begin with these. They were the whole ids when a space could have only one site. */
const OUR_WEBHOOK = 'site-publications';
const OUR_PREVIEW = 'site-preview';
const ENVIRONMENT = 'sys.environment.sys.id';

/** The webhook that tells the site of publications in this environment, and messages about other webhooks. */
export async function webhookStep({ client, space, environment }: Management, siteUrl: string, notes: string[]): Promise<Step> {
  const what = 'webhook';
  const url = `${siteUrl}/api/revalidate`;
  const detail = `${url}, publications in ${environment}`;
  const { items } = await client.webhook.getMany({ query: { limit: 1000 } });
  const isOurs = ({ sys }: WebhookProps) => sys.id.startsWith(OUR_WEBHOOK);
  const fitting = items.filter((each) => each.url === url && hearsAllOf(each, environment));
  const current = fitting.find(isOurs) ?? fitting[0];
  for (const other of items)
    if (other !== current && other.url === url)
      notes.push(`note      the webhook ${other.sys.id} calls this site, too, by filters of its own: delete it if that is not wanted`);
    else if (isOurs(other) && other.url !== url && hearsAllOf(other, environment))
      notes.push(
        `note      the webhook ${other.sys.id} tells ${other.url} of the same publications: delete it if no site is there any more`,
      );
  const filters: WebhookFilter[] = [{ equals: [{ doc: ENVIRONMENT }, environment] }];
  if (!current) {
    const id = idFor(OUR_WEBHOOK, environment, url);
    if (items.some(({ sys }) => sys.id === id))
      return left(what, `${id} was made for ${detail}, and now is for something else. Delete it, or put that back`);
    const wanted = {
      ...{ name: `${SITE.product}: publications in ${environment}`, url, topics: [...WEBHOOK_TOPICS] },
      ...{ filters, headers: [], active: true },
    };
    // The client has no method for an id of ours, by which a retry after a lost response creates no second one.
    return { what, action: 'create', detail, write: () => client.raw.put(`/spaces/${space}/webhook_definitions/${id}`, wanted) };
  }
  const changed = {
    ...current,
    ...{ topics: [...new Set([...current.topics, ...WEBHOOK_TOPICS])], filters: current.filters ?? filters, active: true },
  };
  if (saysTheSame(changed, current)) return keep(what);
  return { what, action: 'update', detail, write: () => client.webhook.update({ webhookDefinitionId: current.sys.id }, changed) };
}

/** Whether a webhook is called for all publications in an environment. One without filters predates environments, and is for master. */
const hearsAllOf = ({ filters }: WebhookProps, environment: string): boolean =>
  filters
    ? filters.every(
        (filter) =>
          ('equals' in filter && filter.equals[0].doc === ENVIRONMENT && filter.equals[1] === environment) ||
          ('in' in filter && filter.in[0].doc === ENVIRONMENT && filter.in[1].includes(environment)),
      )
    : environment === 'master';

/** The secret that signs the calls of all webhooks of the space. An existing one cannot be read and may be in use: it is never replaced. */
export async function signingSecretStep({ client }: Management, secret: string): Promise<Step> {
  const what = 'signing secret of webhooks';
  try {
    const { redactedValue } = await client.webhook.getSigningSecret({});
    const end = /[A-Za-z0-9+/=_-]+$/.exec(redactedValue)?.[0];
    if (end && secret.endsWith(end)) return keep(what);
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
    return { what, action: 'create', write: () => client.webhook.upsertSigningSecret({}, { value: secret }) };
  }
  const where = 'or delete it in Contentful (Settings, Webhooks, Settings)';
  return left(what, `the space signs with another secret already: put that one into CONTENTFUL_WEBHOOK_SECRET, ${where}`);
}

type Platform = {
  sys: { id: string; version: number };
  name: string;
  description: string;
  configurations: { url: string; contentType?: string; entityId?: string; enabled: boolean }[];
};

/**
 * The site as a place where editors preview entries. Contentful's web application keeps these under an undocumented address of the
 * management API, and the client has no method for it. So a failure here does not stop the setup: people can enter the values.
 */
export async function previewStep({ client, space }: Management, siteUrl: string, secret: string): Promise<Step> {
  const what = 'preview of drafts';
  const path = `/spaces/${space}/preview_environments`;
  // Contentful fills in the names in braces.
  const shown = [...ENTRY_KINDS, SITE_TEXT];
  const addressFor = (kind: string, last: string) =>
    `${siteUrl}/api/draft?kind=${kind}&slug={entry.fields.${kind === SITE_TEXT ? 'key' : 'slug'}}&locale={locale}&secret=${last}`;
  const wanted = shown.map((kind) => ({ url: addressFor(kind, secret), entityType: 'ContentType', entityId: kind, enabled: true }));
  const byHand = [
    'Enter the preview by hand, in Contentful under Settings, Content preview: a new custom preview platform with these addresses,',
    'each with the value of PREVIEW_SECRET (in .env) at its end:',
    ...shown.map((kind) => `  ${kind.padEnd(8)}  ${addressFor(kind, '')}`),
  ];
  try {
    const { items } = await client.raw.get<{ items: Platform[] }>(path, { params: { limit: 100 } });
    const id = idFor(OUR_PREVIEW, siteUrl);
    // Identified by its addresses: another site of the space may have one, too. One without addresses has only its id.
    const showsThisSite = ({ configurations }: Platform) => configurations.some(({ url }) => url.startsWith(`${siteUrl}/api/draft?`));
    const current = items.find(showsThisSite) ?? items.find(({ sys }) => sys.id === id);
    const isRight = ({ url, entityId }: (typeof wanted)[number]) =>
      current?.configurations.some((each) => (each.entityId ?? each.contentType) === entityId && each.url === url && each.enabled) === true;
    if (wanted.every(isRight)) return keep(what);
    const name = current?.name ?? `${SITE.product}, ${new URL(siteUrl).host}`;
    const description = current?.description ?? `Drafts of ${ENTRY_KINDS.map((kind) => COLLECTIONS[kind].listPath).join(', ')}`;
    const headers = current ? { headers: { 'X-Contentful-Version': current.sys.version } } : {};
    // The service keeps the entries of an existing platform that are not named here.
    const write = () => client.raw.put(`${path}/${current?.sys.id ?? id}`, { name, description, configurations: wanted }, headers);
    return { what, action: current ? 'update' : 'create', detail: `${siteUrl}/api/draft`, write, byHand };
  } catch (error) {
    return left(what, [`cannot be looked at: ${inWords(error)}`, ...byHand].join('\n'));
  }
}

const KEY_NAME = `${SITE.product} website`;
const KEY_ID = 'site';

const ownKey = async ({ client }: Management) =>
  (await client.apiKey.getMany({ query: { limit: 1000 } })).items.find(({ sys, name }) => sys.id === KEY_ID || name === KEY_NAME);

const KEY_BY_HAND = ['Enter CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN into .env by hand'];

/** The site's own key, with the right to read this environment: its tokens would read nothing here without it. */
export function keyStep(management: Management): Promise<Step> {
  const { client, environment } = management;
  const what = 'API key';
  const link = { sys: { type: 'Link', linkType: 'Environment', id: environment } } as const;
  const read = async (): Promise<Step> => {
    const own = await ownKey(management);
    const create = () => client.apiKey.createWithId({ apiKeyId: KEY_ID }, { name: KEY_NAME, environments: [link] });
    if (!own) return { what, action: 'create', write: create, byHand: KEY_BY_HAND };
    const key = await client.apiKey.get({ apiKeyId: own.sys.id });
    if (key.environments.some(({ sys }) => sys.id === environment)) return keep(what);
    const write = () => client.apiKey.update({ apiKeyId: own.sys.id }, { ...key, environments: [...key.environments, link] });
    return { what, action: 'update', detail: `for the environment ${environment}, too`, write, byHand: KEY_BY_HAND };
  };
  return unlessForbidden(what, read, KEY_BY_HAND);
}

/** The tokens of the site's key, as settings; null if there is no key, or if it may not be read. */
export async function readTokens(management: Management): Promise<Record<string, string> | null> {
  const { client } = management;
  const own = await ownKey(management).catch((error: unknown) => {
    if (!isStatus(error, 403)) throw error;
    return undefined;
  });
  if (!own) return null;
  const key = await client.apiKey.get({ apiKeyId: own.sys.id });
  const preview = await client.previewApiKey.get({ previewApiKeyId: key.preview_api_key.sys.id });
  return { CONTENTFUL_ACCESS_TOKEN: key.accessToken, CONTENTFUL_PREVIEW_TOKEN: preview.accessToken };
}
