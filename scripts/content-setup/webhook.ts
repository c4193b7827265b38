import type { CreateWebhooksProps, WebhookFilter, WebhookProps } from 'contentful-management';
import { WEBHOOK_TOPICS } from '../../lib/publish/webhook.ts';
import { SITE } from '../../lib/site/identity.ts';
import { saysTheSame } from './equal.ts';
import { idFor } from './id-for.ts';
import { type Management, unlessMissing } from './management.ts';
import type { Decision, Part } from './part.ts';

/** The ids of ours begin with it. It was the whole id while a space was thought to have one site. */
const OURS = 'site-publications';

/** The webhook of one site, and what to say of others that are ours as well. */
type Webhook = { part: Part<readonly WebhookProps[]>; notes: string[] };

/**
 * The webhook that tells the site of publications in this environment. Webhooks belong to the space, where another environment or another site
 * may have its own: so one is found by what it is for, whatever its id, and one that is for something else is never changed.
 */
export async function webhookPart(management: Management, siteUrl: string): Promise<Webhook> {
  const { client, environment, space } = management;
  const url = `${siteUrl}/api/revalidate`;
  const id = idFor(OURS, environment, url);
  const detail = `${url}, publications in ${environment}`;
  const look = async () => (await client.webhook.getMany({ query: { limit: 1000 } })).items;
  const wanted: CreateWebhooksProps = {
    name: `${SITE.product}: publications in ${environment}`,
    url,
    topics: [...WEBHOOK_TOPICS],
    filters: [{ equals: [{ doc: ENVIRONMENT }, environment] }],
    headers: [],
    active: true,
  };
  const decide = (webhooks: readonly WebhookProps[]): Decision => {
    const fitting = webhooks.filter((each) => each.url === url && hears(each, environment));
    const current = fitting.find(isOurs) ?? fitting[0];
    // Under an id of ours, for which the client has no method: tried again after a lost answer, it makes no second one.
    const create = () => client.raw.put(`/spaces/${space}/webhook_definitions/${id}`, wanted);
    if (!current) {
      const changed = webhooks.find(({ sys }) => sys.id === id);
      return changed
        ? { action: 'conflict', detail: `${id} was made for ${detail}, and now is for something else. Delete it, or put that back` }
        : { action: 'create', detail, write: create };
    }
    const params = { webhookDefinitionId: current.sys.id };
    const topics = [...new Set([...current.topics, ...WEBHOOK_TOPICS])];
    const changes = { topics, filters: current.filters ?? wanted.filters, active: true };
    const { filters, active } = current;
    if (saysTheSame(changes, { topics: current.topics, filters, active })) return { action: 'keep' };
    return { action: 'update', detail, write: () => client.webhook.update(params, { ...current, ...changes } as WebhookProps) };
  };
  const current = await look();
  return { part: { what: 'webhook', current, look, decide }, notes: current.flatMap((each) => noteOn(each, url, environment)) };
}

const isOurs = ({ sys }: WebhookProps): boolean => sys.id === OURS || sys.id.startsWith(`${OURS}-`);

/** Nobody but the operator knows whether a site has moved, or is another one. */
function noteOn(webhook: WebhookProps, url: string, environment: string): string[] {
  const { sys, url: theirs } = webhook;
  if (isOurs(webhook) && theirs !== url && hears(webhook, environment))
    return [`note      the webhook ${sys.id} tells ${theirs} of publications in ${environment}: delete it if no site is there any more`];
  if (theirs === url && !hears(webhook, environment))
    return [
      `note      the webhook ${sys.id} tells this site of publications in an environment other than ${environment}: delete it if that is not wanted`,
    ];
  return [];
}

const ENVIRONMENT = 'sys.environment.sys.id';

/** Whether a webhook is called for publications in an environment. One that has never had filters is from before there were environments, and is for master. */
const hears = ({ filters }: WebhookProps, environment: string): boolean =>
  filters ? filters.every((filter) => lets(filter, environment)) : environment === 'master';

/** What a filter says of other things than the environment is its owner's. */
function lets(filter: WebhookFilter, environment: string): boolean {
  const rule = 'not' in filter ? filter.not : filter;
  const [doc] = 'equals' in rule ? rule.equals : 'in' in rule ? rule.in : rule.regexp;
  if (doc.doc !== ENVIRONMENT) return true;
  return matches(rule, environment) !== 'not' in filter;
}

function matches(rule: Exclude<WebhookFilter, { not: unknown }>, environment: string): boolean {
  if ('equals' in rule) return rule.equals[1] === environment;
  if ('in' in rule) return rule.in[1].includes(environment);
  try {
    return new RegExp(rule.regexp[1].pattern).test(environment);
  } catch {
    // In a dialect that is not ours: then it is nobody's for all we know.
    return false;
  }
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
