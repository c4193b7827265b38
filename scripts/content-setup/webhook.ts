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
  const siteOwn = (webhooks: readonly WebhookProps[]): WebhookProps | undefined => {
    const fitting = webhooks.filter((each) => each.url === url && hears(each, environment));
    const whole = fitting.filter((each) => narrowedBy(each).length === 0);
    const best = whole.length > 0 ? whole : fitting;
    return best.find(isOurs) ?? best[0];
  };
  const decide = (webhooks: readonly WebhookProps[]): Decision => {
    const current = siteOwn(webhooks);
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
  const notes = [...current.flatMap((each) => noteOn(each, url, environment)), ...noteOnPart(siteOwn(current))];
  return { part: { what: 'webhook', current, look, decide }, notes };
}

const isOurs = ({ sys }: WebhookProps): boolean => sys.id === OURS || sys.id.startsWith(`${OURS}-`);

/** Nobody but the operator knows whether a site has moved, or is another one. */
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

/** The expression of a filter on the environment that is in a dialect other than ours. */
function unreadable(filter: WebhookFilter): string[] {
  const rule = ruleOf(filter);
  return docOf(rule) === ENVIRONMENT && 'regexp' in rule && !expressionOf(rule) ? [rule.regexp[1].pattern] : [];
}

/** Somebody may mean it so. But nobody is to believe that the site hears of the rest. */
function noteOnPart(webhook: WebhookProps | undefined): string[] {
  const fields = webhook ? narrowedBy(webhook) : [];
  if (!webhook || fields.length === 0) return [];
  const what = `the webhook ${webhook.sys.id} tells this site of a part of what is published`;
  return [`note      ${what}: it has a filter on ${fields.join(' and ')}. Take that out if the site is to hear of the rest`];
}

const ENVIRONMENT = 'sys.environment.sys.id';

/** Whether a webhook is called for publications in an environment. One that has never had filters is from before there were environments, and is for master. */
const hears = ({ filters }: WebhookProps, environment: string): boolean =>
  filters ? filters.every((filter) => lets(filter, environment)) : environment === 'master';

/** What else than the environment a webhook's filters go by. */
const narrowedBy = ({ filters = [] }: WebhookProps): string[] => [
  ...new Set(filters.map((filter) => docOf(ruleOf(filter))).filter((doc) => doc !== ENVIRONMENT)),
];

type Rule = Exclude<WebhookFilter, { not: unknown }>;

const ruleOf = (filter: WebhookFilter): Rule => ('not' in filter ? filter.not : filter);

function docOf(rule: Rule): string {
  const [{ doc }] = 'equals' in rule ? rule.equals : 'in' in rule ? rule.in : rule.regexp;
  return doc;
}

/** What a filter says of other things than the environment is its owner's. */
function lets(filter: WebhookFilter, environment: string): boolean {
  const rule = ruleOf(filter);
  if (docOf(rule) !== ENVIRONMENT) return true;
  const matched = matches(rule, environment);
  return matched !== null && matched !== 'not' in filter;
}

/** Null for an expression in a dialect that is not ours: its webhook is nobody's for all we know, below `not`, too. */
function matches(rule: Rule, environment: string): boolean | null {
  if ('equals' in rule) return rule.equals[1] === environment;
  if ('in' in rule) return rule.in[1].includes(environment);
  return expressionOf(rule)?.test(environment) ?? null;
}

/** The expression of a rule. Null where it is in a dialect that is not ours. */
function expressionOf({ regexp: [, { pattern }] }: Extract<Rule, { regexp: unknown }>): RegExp | null {
  try {
    return new RegExp(pattern);
  } catch {
    return null;
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
