import { isIP } from 'node:net';
import { z } from 'zod';
import { LOCALES, type Locale, languageOf, perLocale } from './i18n/locales.ts';
import { PRICE_SETTINGS, type PriceSetting } from './site/checkout.ts';

/** A setting that is missing, half set or malformed. The message names the variable and a correct value. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const httpUrl = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an absolute http(s) address such as https://www.example.com' })
    .default(fallback)
    .transform((url) => url.replace(/\/+$/, ''));

/** Only scheme, host and port: some of the addresses made from it would keep a path, others would drop it. */
const siteOrigin = (fallback: string) =>
  httpUrl(fallback)
    .refine(
      (url) => {
        const { pathname, search, hash, username, password } = new URL(url);
        return pathname === '/' && search + hash + username + password === '';
      },
      { error: 'must be the address of the site alone, such as https://www.example.com, without a path, a query or a password' },
    )
    .transform((url) => new URL(url).origin);

const numberWithin = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce
    .number({ error })
    .int({ error })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` });
};
const wholeNumber = (fallback: number, min: number, max: number) => numberWithin(min, max).default(fallback);

const text = (form: RegExp, error: string) => z.string().regex(form, { error });

/** An interface of this machine. Not a name: some shells put the machine's name into HOST, which often resolves only to 127.0.1.1. */
const listenAddress = z.string().refine((value) => isIP(value) !== 0, {
  error: 'must be an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for each of them',
});

const contentHost = (fallback: string) =>
  text(
    /^(https?:\/\/)?[a-z0-9.-]+(:\d+)?$/i,
    'must be a host such as cdn.contentful.com, or http://127.0.0.1:PORT for a local stand-in',
  ).default(fallback);

/** The form of PostgreSQL's own programs: a host, or its socket's folder as `?host=`, and always the database's name. */
const databaseUrl = z.string().refine(
  (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, pathname, searchParams, username, password } = new URL(value);
    try {
      decodeURIComponent(username + password + pathname);
    } catch {
      return false;
    }
    return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1 && Boolean(hostname || searchParams.get('host'));
  },
  { error: 'must be an address such as postgres://USER:PASSWORD@HOST:5432/DATABASE' },
);

/** Every language with a code: `en=en-US,es=es`. */
const asPairs = (codes: Record<Locale, string>) => LOCALES.map((locale) => `${locale}=${codes[locale]}`).join(',');
const USUAL_CODES = asPairs(perLocale((locale) => languageOf(locale).contentful));

/** `en=en-US,es=es` as { en: 'en-US', es: 'es' }: our locales on the left, the space's codes on the right. */
const localeCodes = z
  .string()
  .default(USUAL_CODES)
  .transform((value, context) => {
    const pairs = value.split(',').map((pair) => pair.trim().split('='));
    const named: Record<string, string | undefined> = Object.fromEntries(pairs);
    const codes = perLocale((locale) => named[locale] ?? '');
    const isComplete = LOCALES.every((locale) => codes[locale]) && pairs.length === LOCALES.length;
    if (isComplete && new Set(Object.values(codes)).size === LOCALES.length) return codes;
    const right = isComplete ? 'a different locale of the space for each language' : "the space's locale for each language";
    context.addIssue({ code: 'custom', message: `must name ${right}, as in ${USUAL_CODES}` });
    return z.NEVER;
  });

const priceIds = Object.fromEntries(PRICE_SETTINGS.map((name) => [name, z.string().optional()])) as Record<
  PriceSetting,
  z.ZodOptional<z.ZodString>
>;

const schema = z.object({
  CONTENTFUL_SPACE_ID: z.string().optional(),
  CONTENTFUL_ACCESS_TOKEN: z.string().optional(),
  CONTENTFUL_ENVIRONMENT: z.string().default('master'),
  CONTENTFUL_HOST: contentHost('cdn.contentful.com'),
  CONTENTFUL_LOCALES: localeCodes,
  CONTENTFUL_RATE: wholeNumber(7, 1, 30),
  CONTENTFUL_PREVIEW_TOKEN: z.string().optional(),
  CONTENTFUL_PREVIEW_HOST: contentHost('preview.contentful.com'),
  PREVIEW_SECRET: text(
    /^[A-Za-z0-9_-]{32,128}$/,
    'must be 32 to 128 letters, digits, "-" and "_", such as `openssl rand -hex 32` prints',
  ).optional(),
  CONTENTFUL_WEBHOOK_SECRET: text(
    /^[A-Za-z0-9+/=_-]{64}$/,
    'must be the 64 characters of the signing secret that Contentful shows under Settings, Webhooks',
  ).optional(),
  CONTENTFUL_LOOK_S: wholeNumber(60, 1, 3600),
  PUBLISH_STORE: z.string().default('data/publications.sqlite'),
  PUBLISHES_TOKEN: text(
    /^[\x21-\x7e]{32,}$/,
    'must be at least 32 characters without spaces, as `openssl rand -hex 32` prints them',
  ).optional(),
  INSTANCE_NAME: text(/^[\w.:-]{1,64}$/, 'must be 1 to 64 letters, digits or ".", ":", "_", "-"').optional(),
  SITE_URL: siteOrigin('http://localhost:3000'),
  APP_URL: httpUrl('https://app.feedloom.example'),
  API_URL: httpUrl('https://api.feedloom.example'),
  BOOKING_URL: httpUrl('https://book.feedloom.example/discovery'),
  ENTERPRISE_BOOKING_URL: httpUrl('https://book.feedloom.example/enterprise'),
  INDEXABLE: z.enum(['0', '1'], { error: 'must be 1 where search engines may index the site, else 0' }).default('0'),
  HSTS_WHOLE_DOMAIN: z.enum(['0', '1'], { error: 'must be 1 where every host of the domain speaks https for good, else 0' }).default('0'),
  COOKIE_DOMAIN: text(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain such as example.com').optional(),
  REFERRAL_CONSENT: z
    .enum(['notice', 'required'], { error: 'must be required where visitors must agree before a referral is stored, else notice' })
    .default('notice'),
  AFFILIATE_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' }).optional(),
  AFFILIATE_STORE: z.string().default('data/affiliates.sqlite'),
  DATABASE_URL: databaseUrl.optional(),
  AFFILIATE_HOURLY_PER_ADDRESS: wholeNumber(5, 2, 1_000_000),
  AFFILIATE_HOURLY_TOTAL: wholeNumber(200, 2, 1_000_000),
  TRUSTED_PROXIES: wholeNumber(0, 0, 10),
  // No default: without it responses carry no tags, and no CDN is purged.
  CDN: z.enum(['cloudflare', 'fastly', 'bunny'], { error: 'must be cloudflare, fastly or bunny' }).optional(),
  CDN_ZONE: text(/^[\w-]{1,64}$/, 'must be the id of the zone (Cloudflare), the service (Fastly) or the pull zone (Bunny)').optional(),
  CDN_TOKEN: text(/^[\x21-\x7e]+$/, 'must be a token of the CDN, without spaces').optional(),
  CDN_API: z
    .url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  // Next reads it itself during a build.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: text(
    /^[A-Za-z0-9+/]{43}=$/,
    'must be 32 bytes in base64, as `openssl rand -base64 32` prints them',
  ).optional(),
  // No default: Node then listens on every interface, by IPv4 and IPv6.
  HOST: listenAddress.optional(),
  PORT: wholeNumber(3000, 0, 65535),
  LOG_FORMAT: z.enum(['plain', 'json'], { error: 'must be json for one JSON object a line, else plain' }).default('plain'),
  // No default: without it there are no counters and no listener.
  METRICS_PORT: numberWithin(0, 65535).optional(),
  METRICS_HOST: listenAddress.default('127.0.0.1'),
  ...priceIds,
});

export type Env = z.output<typeof schema>;

/** Every variable that the site reads, in the order of .env.example. */
export const ENV_VARIABLES = Object.keys(schema.shape) as readonly (keyof Env)[];

/** Checks a set of variables; an empty value counts as not set. Throws ConfigurationError with a line for each bad one. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => describe(String(issue.path[0]), given, issue.message)),
    ...halfSet(given),
  ];
  if (result.success && problems.length === 0) return result.data;
  throw new ConfigurationError(problems);
}

/** Secrets are named, never shown; addresses that may carry a password are not shown either. */
const UNSHOWN = /TOKEN|SECRET|KEY|ENDPOINT|DATABASE/;

function describe(name: string, given: Record<string, string | undefined>, message: string): string {
  const value = given[name];
  return value === undefined || UNSHOWN.test(name) ? `${name} ${message}` : `${name} "${value}" ${message}`;
}

/** Settings that need another setting. */
const TOGETHER = [
  ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ACCESS_TOKEN'],
  ['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_SPACE_ID'],
  ['CDN', 'CDN_ZONE'],
  ['CDN', 'CDN_TOKEN'],
  ['CDN_ZONE', 'CDN'],
  ['CDN_TOKEN', 'CDN'],
  ['CDN_API', 'CDN'],
] as const;

const halfSet = (given: Record<string, string | undefined>): string[] =>
  TOGETHER.flatMap(([name, other]) => (given[name] && !given[other] ? [`${other} is missing while ${name} is set`] : []));

/** Whether an address only leads to the client's own machine: visitors and search engines cannot use it. */
export function namesThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}

/** The build's message about such a SITE_URL. */
export const thisMachineWarning = (siteUrl: string): string =>
  `SITE_URL is ${siteUrl}: canonical addresses, feeds, the sitemap and mails name this machine. For a public site set SITE_URL (in .env or the environment) to its address, such as https://www.example.com, and build again.`;

let checked: Env | undefined;

/** The process's configuration, checked once. Only this module reads settings from `process.env`. */
export function env(): Env {
  checked ??= parseEnv(process.env);
  return checked;
}
