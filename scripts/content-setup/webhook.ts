import type { CreateWebhooksProps, WebhookFilter, WebhookProps } from 'contentful-management';
import { WEBHOOK_TOPICS } from '../../lib/publish/webhook.ts';
import { SITE } from '../../lib/site/identity.ts';
import { saysTheSame } from './equal.ts';
import { idFor } from './id-for.ts';
import { type Management, unlessMissing } from './management.ts';
import type { Decision, Part } from './part.ts';

/** Our ids begin with it. It was the whole id when a space could have only one site. */
const OURS = 'site-publications';

/** The webhook of one site, and the messages about other webhooks of ours. */
type Webhook = { part: Part<readonly WebhookProps[]>; notes: string[] };

/**
 * The webhook that tells the site of publications in this environment. Webhooks belong to the space, and another environment or site may
 * have its own: so this identifies one by its purpose, not its id, and never changes one with another purpose.
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
  const siteOwn = (webhooks: readonly WebhookProps[]): WebhookProps | undefined => {
    const fitting = webhooks.filter((each) => each.url === url && hears(each, environment));
    const whole = fitting.filter((each) => narrowedBy(each).length === 0);
    const best = whole.length > 0 ? whole : fitting;
    return best.find(isOurs) ?? best[0];
  };
  const decide = (webhooks: readonly WebhookProps[]): Decision => {
    const current = siteOwn(webhooks);
    // Under an id of ours, for which the client has no method: a retry after a lost response creates no second one.
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
  const notes = [...current.flatMap((each) => noteOn(each, url, environment)), ...noteOnPart(siteOwn(current))];
  return { part: { what: 'webhook', current, look, decide }, notes };
}

const isOurs = ({ sys }: WebhookProps): boolean => sys.id === OURS || sys.id.startsWith(`${OURS}-`);

/** Only the operator knows whether a site has moved, or is another one. */
function noteOn(webhook: WebhookProps, url: string, environment: string): string[] {
  const { sys, url: theirs } = webhook;
  if (isOurs(webhook) && theirs !== url && hears(webhook, environment))
    return [`note      the webhook ${sys.id} tells ${theirs} of publications in ${environment}: delete it if no site is there any more`];
  if (theirs !== url || hears(webhook, environment)) return [];
  const { filters = [] } = webhook;
  const expressions = filters.flatMap(unreadable);
  const isRuledOut = filters.some((filter) => unreadable(filter).length === 0 && !lets(filter, environment));
  return [
    expressions.length > 0 && !isRuledOut
      ? `note      the webhook ${sys.id} has a filter on the environment that cannot be read here, ${expressions.join(' and ')}: delete it if it tells this site of publications in ${environment}, for which there is another one`
      : `note      the webhook ${sys.id} tells this site of publications in an environment other than ${environment}: delete it if that is not wanted`,
  ];
}

/** The environment expression of a filter that is not in our dialect. */
function unreadable(filter: WebhookFilter): string[] {
  const rule = ruleOf(filter);
  return docOf(rule) === ENVIRONMENT && 'regexp' in rule && !expressionOf(rule) ? [rule.regexp[1].pattern] : [];
}

/** It may be intended. But the operator must learn that the site does not hear of the rest. */
function noteOnPart(webhook: WebhookProps | undefined): string[] {
  const fields = webhook ? narrowedBy(webhook) : [];
  if (!webhook || fields.length === 0) return [];
  const what = `the webhook ${webhook.sys.id} tells this site of a part of what is published`;
  return [`note      ${what}: it has a filter on ${fields.join(' and ')}. Take that out if the site is to hear of the rest`];
}

const ENVIRONMENT = 'sys.environment.sys.id';

/** Whether a webhook is called for publications in an environment. One without filters predates environments, and is for master. */
const hears = ({ filters }: WebhookProps, environment: string): boolean =>
  filters ? filters.every((filter) => lets(filter, environment)) : environment === 'master';

/** The other conditions of a webhook's filters, besides the environment. */
const narrowedBy = ({ filters = [] }: WebhookProps): string[] => [
  ...new Set(filters.map((filter) => docOf(ruleOf(filter))).filter((doc) => doc !== ENVIRONMENT)),
];

type Rule = Exclude<WebhookFilter, { not: unknown }>;

const ruleOf = (filter: WebhookFilter): Rule => ('not' in filter ? filter.not : filter);

function docOf(rule: Rule): string {
  const [{ doc }] = 'equals' in rule ? rule.equals : 'in' in rule ? rule.in : rule.regexp;
  return doc;
}

/** A filter on other properties than the environment belongs to its owner. */
function lets(filter: WebhookFilter, environment: string): boolean {
  const rule = ruleOf(filter);
  if (docOf(rule) !== ENVIRONMENT) return true;
  const matched = matches(rule, environment);
  return matched !== null && matched !== 'not' in filter;
}

/** Null for an expression in an unknown dialect, also below `not`: then the webhook's purpose is unknown. */
function matches(rule: Rule, environment: string): boolean | null {
  if ('equals' in rule) return rule.equals[1] === environment;
  if ('in' in rule) return rule.in[1].includes(environment);
  return expressionOf(rule)?.test(environment) ?? null;
}

/** The expression of a rule. Null if it is in an unknown dialect. */
function expressionOf({ regexp: [, { pattern }] }: Extract<Rule, { regexp: unknown }>): RegExp | null {
  try {
    return new RegExp(pattern);
  } catch {
    return null;
  }
}

/**
 * The secret that signs the calls of all webhooks of the space. An existing one cannot be read, and other programs may use it, so it is
 * never replaced.
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
