import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ApplicationStore } from '../../lib/affiliates/application-store.ts';
import { withoutPassword } from '../../lib/affiliates/delivery.ts';
import { isContentUnavailable } from '../../lib/content/errors.ts';
import { createDeliveryClient, createEditorsClient, readsSampleSpace } from '../../lib/content/store/client.ts';
import { ContentSource } from '../../lib/content/store/source.ts';
import { withTimeout } from '../../lib/content/with-timeout.ts';
import { whileBusy } from '../../lib/durable/sqlite-file.ts';
import { type Env, namesThisMachine, parseEnv } from '../../lib/env.ts';
import { tokenFault } from '../../lib/publish/cdn.ts';
import { differencesOf } from '../../lib/publish/differences.ts';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import { PRICE_SETTINGS } from '../../lib/site/checkout.ts';
import { claimsToRead } from '../../lib/site/claims.ts';
import { SAMPLE_SITE, SITE } from '../../lib/site/identity.ts';
import { EU_REPRESENTATIVE, PROCESSORS } from '../../lib/site/legal.ts';
import { OWN_CLAIMS, unconfirmedClaims } from '../../lib/site/own-claims.ts';
import { TESTIMONIALS, type Testimonial } from '../../lib/site/testimonials.ts';
import { COOKIES_ELSEWHERE } from '../../lib/visitor/cookies.ts';

/** A fault for a live site. `needed` says that it must not go live so. */
export type Finding = {
  name: string;
  state: 'sample' | 'missing' | 'not used' | 'unconfirmed' | 'no answer';
  value?: string;
  affects: string;
  needed: boolean;
};

/** Requirements that no check can see: how the site has to be run. */
export const howToRun = ({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): string =>
  DATABASE_URL
    ? 'as many processes as you like, each with pages, a PUBLISH_STORE and an INSTANCE_NAME of its own (docs/operations.md#more-than-one-process)'
    : 'as one process; several take applications together and hear of publications at once with DATABASE_URL (docs/operations.md#more-than-one-process)';

const DEFAULTS = parseEnv({});
/** The fault of a setting that every live site sets itself. */
const usualFault = (env: Env, name: keyof Env): Finding['state'] | null => {
  if (env[name] === undefined) return 'missing';
  return env[name] === DEFAULTS[name] || /\.example(?:[:/]|$)/.test(String(env[name])) ? 'sample' : null;
};

const siteUrlFault = (env: Env) => (namesThisMachine(env.SITE_URL) ? 'sample' : usualFault(env, 'SITE_URL'));
/** https needs a proxy. */
const proxiesFault = (env: Env) => (env.SITE_URL.startsWith('https:') && env.TRUSTED_PROXIES === 0 ? 'missing' : null);

type Check = [name: keyof Env, level: 'needed' | 'optional', affects: string, fault?: (env: Env) => Finding['state'] | null];

/** Every setting that a live site may need, in the order of .env.example; settings with a suitable default are not here. */
const CHECKS: readonly Check[] = [
  ['CONTENTFUL_SPACE_ID', 'needed', 'blog, resources and comparisons; they show the sample space'],
  ['CONTENTFUL_PREVIEW_TOKEN', 'optional', 'editors see drafts'],
  ['PREVIEW_SECRET', 'optional', 'editors see drafts'],
  ['CONTENTFUL_WEBHOOK_SECRET', 'needed', 'publications show at once; without it within CONTENTFUL_LOOK_S'],
  ['SITE_URL', 'needed', 'canonical addresses, social tags, the sitemap; they name this machine, or an example', siteUrlFault],
  ['APP_URL', 'needed', 'log in, and plans without a price'],
  ['API_URL', 'needed', 'checkout'],
  ['BOOKING_URL', 'needed', 'discovery and strategy calls, demos'],
  ['ENTERPRISE_BOOKING_URL', 'needed', 'customized plans, talking to sales'],
  ['INDEXABLE', 'optional', 'search engines; they are kept out', (env) => (env.INDEXABLE === '1' ? null : 'missing')],
  ['COOKIE_DOMAIN', 'optional', 'referrals without scripts; the application cannot read their cookie'],
  ['AFFILIATE_ENDPOINT', 'optional', 'handing applications on; they are stored, `npm run affiliates:export` writes them'],
  ['TRUSTED_PROXIES', 'needed', 'the limit on applications per address; behind a proxy all visitors share one', proxiesFault],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'optional', 'the affiliate form; one that was opened before a new build cannot be sent after it'],
  ...PRICE_SETTINGS.map((name): Check => {
    const [, plan, cycle] = /^price_(pro|team|agency|enterprise)_(.+)$/.exec(name.toLowerCase()) ?? [];
    if (plan) return [name, 'needed', `checkout of ${plan}, ${cycle}; its link leads to APP_URL`];
    return [name, 'optional', 'checkout of an extra; the calculator says that it is arranged after sign-up'];
  }),
];

const SITE_AFFECTS: Record<keyof typeof SAMPLE_SITE, string> = {
  legalName: 'footer, legal pages, structured data',
  address: 'footer, legal pages, structured data',
  mail: 'every mail link',
  social: 'footer, structured data',
};

/** Facts that only the owner can confirm. */
const SAID_BY_OWNER = {
  claims: OWN_CLAIMS as Parameters<typeof unconfirmedClaims>[0],
  testimonials: TESTIMONIALS as readonly Pick<Testimonial, 'name' | 'confirmed'>[],
  toRead: claimsToRead(),
  cookiesElsewhere: COOKIES_ELSEWHERE.length as number,
  processors: PROCESSORS.length as number,
  hasEuRepresentative: (EU_REPRESENTATIVE as unknown) !== null,
};

/** Unconfirmed claims. An indexable site must not contain them; on any other site it is a warning. */
function examineClaims(env: Env, said: typeof SAID_BY_OWNER): Finding[] {
  const unconfirmed = (name: string, value: string, affects: string): Finding[] =>
    value === '' ? [] : [{ name, state: 'unconfirmed', value, affects, needed: env.INDEXABLE === '1' }];
  const quoted = said.testimonials.filter(({ confirmed }) => confirmed === false).map(({ name }) => name);
  const ifEmpty = (count: number) => (count === 0 ? 'empty' : '');
  const found = [
    ...unconfirmedClaims(said.claims).flatMap(([name, { says, affects }]) => unconfirmed(`lib/site/own-claims.ts ${name}`, says, affects)),
    ...unconfirmed('lib/site/testimonials.ts', quoted.join(', '), 'the managed service page, which marks them as examples'),
    ...unconfirmed(
      'lib/visitor/cookies.ts COOKIES_ELSEWHERE',
      ifEmpty(said.cookiesElsewhere),
      'the cookie policy names no cookie of the application, the checkout or the booking page',
    ),
    ...unconfirmed('lib/site/legal.ts PROCESSORS', ifEmpty(said.processors), 'the privacy policy names nobody who works on your behalf'),
  ];
  if (!said.hasEuRepresentative) {
    // Not needed: counsel must decide whether a company outside the European Union needs one.
    const affects = 'the privacy policy names no representative in the European Union; ask counsel whether it has to';
    found.push({ name: 'lib/site/legal.ts EU_REPRESENTATIVE', state: 'missing', affects, needed: false });
  }
  const toRead = said.toRead.flatMap(({ name, read, url }) => {
    const value = read ? `read on ${read}, more than a year ago` : 'never compared with the page';
    return unconfirmed(`lib/site/claims.ts ${name}`, value, `what is said of another tool; read ${url}`);
  });
  return [...found, ...toRead];
}

/** The missing settings, and the missing values in the owner's files of lib/site/. */
export function examineSettings(env: Env, site: Pick<typeof SITE, keyof typeof SAMPLE_SITE> = SITE, said = SAID_BY_OWNER): Finding[] {
  const settings = CHECKS.flatMap(([name, level, affects, fault = (each) => usualFault(each, name)]): Finding[] => {
    const state = fault(env);
    const value = state === 'sample' ? String(env[name]) : undefined;
    return state ? [{ name, state, value, affects, needed: level === 'needed' }] : [];
  });
  const names = (Object.keys(SAMPLE_SITE) as (keyof typeof SAMPLE_SITE)[]).filter((name) => site[name] === SAMPLE_SITE[name]);
  const words = names.map((name): Finding => {
    return { name: `lib/site/identity.ts ${name}`, state: 'sample', value: flat(site[name]), affects: SITE_AFFECTS[name], needed: true };
  });
  return [...settings, ...words, ...examineClaims(env, said)];
}

const flat = (value: string | object): string => (typeof value === 'string' ? value : Object.values(value).join(', '));

const PATIENCE_MS = 15_000;

/** Writes nothing lasting, and leaves data of an older version unchanged: the site may be running. */
export async function examineServices(env: Env): Promise<{ answers: string[]; findings: Finding[] }> {
  const { AFFILIATE_ENDPOINT: endpoint, DATABASE_URL: database } = env;
  const probes: [name: string, affects: string, probe: () => string | Promise<string>][] = [
    ['Contentful', 'builds and publications', () => askContentful(env)],
    database
      ? ['DATABASE_URL', 'affiliate applications cannot be taken', () => applicationsIn(database)]
      : ['AFFILIATE_STORE', 'affiliate applications cannot be taken', () => askStore(env.AFFILIATE_STORE, applicationsIn)],
  ];
  if (env.CONTENTFUL_SPACE_ID && env.CONTENTFUL_PREVIEW_TOKEN)
    probes.push(['CONTENTFUL_PREVIEW_TOKEN', 'editors see no drafts', () => askContentful(env, createEditorsClient)]);
  if (env.CDN) probes.push(['CDN_TOKEN', 'the CDN keeps old pages after a publication', () => askCdn(env)]);
  probes.push(['PUBLISH_STORE', 'publications cannot be stored', () => askStore(env.PUBLISH_STORE, (file) => publicationsIn(file, env))]);
  if (endpoint) probes.push(['AFFILIATE_ENDPOINT', 'applications wait in the store', () => askEndpoint(endpoint)]);
  const answers: string[] = [];
  const findings: Finding[] = [];
  for (const [name, affects, probe] of probes) {
    try {
      answers.push(`${name}: ${await probe()}`);
    } catch (error) {
      findings.push({ name, state: 'no answer', value: reason(error), affects, needed: true });
    }
  }
  return { answers, findings };
}

async function askContentful(env: Env, connect = createDeliveryClient): Promise<string> {
  const source = new ContentSource(env, connect);
  const total = await withTimeout(source.count('Entry', { content_type: 'blog' }), PATIENCE_MS);
  const where = readsSampleSpace(env) ? 'the sample space' : `space ${env.CONTENTFUL_SPACE_ID}, ${env.CONTENTFUL_ENVIRONMENT}`;
  return `${where}, ${total} blog entries`;
}

async function askCdn({ CDN: cdn, CDN_ZONE: zone, CDN_TOKEN: token, CDN_API: api }: Env): Promise<string> {
  if (!cdn || !zone || !token) throw new Error('is not set up');
  const reason = await tokenFault({ cdn, zone, token, api }, AbortSignal.timeout(PATIENCE_MS));
  if (reason !== null) throw new Error(reason);
  return `${cdn} takes the token`;
}

async function askStore(file: string, look: (file: string) => string | Promise<string>): Promise<string> {
  // Not created here, and neither are its tables: they would belong to the user of this command.
  if (existsSync(file)) {
    if (statSync(file).size > 0) return await look(file);
    accessSync(file, constants.W_OK);
    return `${file} is empty and can be filled`;
  }
  let folder = dirname(resolve(file));
  while (!existsSync(folder)) folder = dirname(folder);
  accessSync(folder, constants.W_OK);
  return `${file} does not exist yet and can be made`;
}

async function applicationsIn(place: string): Promise<string> {
  const store = new ApplicationStore(place, { migrates: false });
  try {
    const stepsLeft = await store.database.stepsLeft();
    // Not created here: they would belong to the user of this command.
    if (stepsLeft === null) return `${store.database.place}, its tables do not exist yet and can be made`;
    await store.assertWritable();
    const { stored, waiting } = await store.counts();
    return `${store.database.place}, ${stored} applications, ${waiting} of them not handed on${toCome(stepsLeft)}`;
  } finally {
    await store.close();
  }
}

/** This version migrates an older version's data only when it starts. */
const toCome = (stepsLeft: number) => (stepsLeft > 0 ? '; it is of an older version of the site, and brought up to date at the start' : '');

async function publicationsIn(file: string, env: Env): Promise<string> {
  const store = new PublicationStore(file, { migrates: false });
  try {
    if (store.file.stepsLeft() > 0) return `${file}, readable${toCome(store.file.stepsLeft())}`;
    await whileBusy(() => store.assertWritable());
    const { waiting, working, marked } = store.receipts.counts();
    const differing = readsSampleSpace(env) ? [] : (await Array.fromAsync(differencesOf(store.replica, new ContentSource(env)))).flat();
    const compared =
      differing.length === 0 ? 'the same as the space' : `${differing.length} items differ from the space (npm run content:look)`;
    return `${file}, ${waiting + working + marked} publications not live yet, ${compared}`;
  } finally {
    store.close();
  }
}

async function askEndpoint(endpoint: string): Promise<string> {
  const { address } = withoutPassword(endpoint);
  // HEAD: a POST would be taken for an application. Any response except a server error shows that the receiver runs.
  const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (status >= 500) throw new Error(`answered ${status}`);
  return `${address.host} answers (${status} to HEAD)`;
}

/** The SDK's errors are a JSON text of several lines that contains the service's message. */
function reason(error: unknown): string {
  const { cause, message, name, code } = error as NodeJS.ErrnoException;
  if (isContentUnavailable(error)) return message;
  if (cause instanceof Error) return cause.message;
  const said = /^\s*"message": "(.*)",?$/m.exec(message)?.[1]?.replaceAll('\\"', '"');
  return said ?? (message.startsWith('{') ? name : message.split('\n')[0] || String(code));
}
