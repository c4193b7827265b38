import type { CreateWebhooksProps, WebhookProps } from 'contentful-management';
import { WEBHOOK_TOPICS } from '../../lib/publish/webhook.ts';
import { SITE } from '../../lib/site/identity.ts';
import { saysTheSame } from './equal.ts';
import { type Management, unlessMissing } from './management.ts';
import type { Decision, Part } from './part.ts';

const WEBHOOK_ID = 'site-publications';

/** The webhook that tells the site of publications in this environment. One that somebody made by hand for the same address is it, too. */
export async function webhookPart(management: Management, siteUrl: string): Promise<Part<WebhookProps | null>> {
  const { client, environment, space } = management;
  const url = `${siteUrl}/api/revalidate`;
  const look = async () => {
    const { items } = await client.webhook.getMany({ query: { limit: 1000 } });
    return items.find(({ sys }) => sys.id === WEBHOOK_ID) ?? items.find((each) => each.url === url) ?? null;
  };
  const wanted: CreateWebhooksProps = {
    name: `${SITE.product}: publications`,
    url,
    topics: [...WEBHOOK_TOPICS],
    filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, environment] }],
    headers: [],
    active: true,
  };
  const decide = (current: WebhookProps | null): Decision => {
    // Under an id of ours, for which the client has no method: tried again after a lost answer, it makes no second one.
    const create = () => client.raw.put(`/spaces/${space}/webhook_definitions/${WEBHOOK_ID}`, wanted);
    if (!current) return { action: 'create', detail: url, write: create };
    const params = { webhookDefinitionId: current.sys.id };
    const topics = [...new Set([...current.topics, ...WEBHOOK_TOPICS])];
    const changes = { url, topics, filters: current.filters ?? wanted.filters, active: true };
    const { filters, active } = current;
    if (saysTheSame(changes, { url: current.url, topics: current.topics, filters, active })) return { action: 'keep' };
    return { action: 'update', detail: url, write: () => client.webhook.update(params, { ...current, ...changes } as WebhookProps) };
  };
  return { what: 'webhook', current: await look(), look, decide };
}

/**
 * The secret that signs the calls of all webhooks of the space. One that is there already cannot be read, and other programs may go by it, so
 * it is never replaced.
 */
export async function signingSecretPart({ client }: Management, secret: string): Promise<Part<string | null>> {
  const look = async () => (await unlessMissing(client.webhook.getSigningSecret({})))?.redactedValue ?? null;
  const decide = (shown: string | null): Decision => {
    if (shown === null) return { action: 'create', write: () => client.webhook.upsertSigningSecret({}, { value: secret }) };
    const end = /[A-Za-z0-9+/=_-]+$/.exec(shown)?.[0] ?? '';
    if (end !== '' && secret.endsWith(end)) return { action: 'keep' };
    return {
      action: 'conflict',
      detail:
        'the space signs with another secret already: put that one into CONTENTFUL_WEBHOOK_SECRET, or delete it in Contentful (Settings, Webhooks, Settings)',
    };
  };
  return { what: 'signing secret of webhooks', current: await look(), look, decide };
}
