import { randomBytes } from 'node:crypto';
import { CONTENT_MODEL } from '../../lib/content/model.ts';
import type { Env } from '../../lib/env.ts';
import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import { contentTypeParts, editorParts, readContentTypes, readEditors } from './content-types.ts';
import { readEnvFile, writeEnvFile } from './env-file.ts';
import { makeTokens, readTokens, type Tokens } from './keys.ts';
import { localeParts, readLocales } from './locales.ts';
import { answerIn, inWords, type Management, SetupError } from './management.ts';
import { type Decision, type Part, type Planned, plan } from './part.ts';
import { previewByHand, previewPlatform } from './preview-platform.ts';
import { assetPart, entryPart, readSample, sampleFor, strictCodes } from './sample.ts';
import { signingSecretPart, webhookPart } from './webhook.ts';

export type Options = {
  /** The site's settings as far as they are known. */
  settings: Pick<Env, 'CONTENTFUL_LOCALES' | 'CONTENTFUL_WEBHOOK_SECRET' | 'PREVIEW_SECRET' | 'SITE_URL'>;
  envFile: string;
  /** What belongs into that file besides: the hosts of the region that the space is kept in. */
  hosts?: Readonly<Record<string, string>>;
  dryRun: boolean;
  /** Whether the sample belongs into the space: into one without entries of its own, unless somebody says otherwise. */
  sample: boolean | null;
  say: (line: string) => void;
  /** Yes, no, or null where nobody answers. */
  confirm: (question: string) => Promise<boolean | null>;
  progress?: (done: number, total: number, what: string) => void;
  /** How long to wait before a second look at something that changes meanwhile. */
  pauseMs?: number;
};

/** What was done: `left` are the things that were named and left alone. */
export type Outcome = { written: number; left: number };

const NOBODY = 'Nobody is there to agree: add --yes to do it, or --dry-run to see what would be done.';
/** Contentful signs with 64 characters (https://www.contentful.com/developers/docs/extensibility/app-framework/request-verification/). */
const newWebhookSecret = () => randomBytes(32).toString('hex');
const newPreviewSecret = () => randomBytes(32).toString('hex');

/**
 * Brings a space to what the site wants of it: looks, says what is to be done, asks, does it. Whatever is as it should be is not touched, so
 * that it can be run again at any time, also after it was ended half-way. Throws SetupError and the client's errors.
 */
export async function setUp(management: Management, options: Options): Promise<Outcome> {
  const { say, settings, dryRun } = options;
  const inFile = readEnvFile(options.envFile);
  const secrets = {
    CONTENTFUL_WEBHOOK_SECRET: settings.CONTENTFUL_WEBHOOK_SECRET ?? inFile.CONTENTFUL_WEBHOOK_SECRET ?? newWebhookSecret(),
    PREVIEW_SECRET: settings.PREVIEW_SECRET ?? inFile.PREVIEW_SECRET ?? newPreviewSecret(),
  };
  const { stages, notes, tokens } = await look(management, options, secrets);
  const env = envPlan(management, inFile, { ...options.hosts, ...secrets });
  const names = [...new Set([...Object.keys(env.missing), ...Object.keys(env.others), ...env.tokens])];

  const all = stages.flat();
  for (const { what, decision } of all) if (decision.action !== 'keep') say(lineOf(what, decision));
  const kept = all.filter(({ decision }) => decision.action === 'keep').length;
  const open = all.filter(({ decision }) => decision.action === 'create' || decision.action === 'update');
  say(`as they should be: ${kept} of ${all.length}`);
  for (const name of names) say(`${options.envFile.padEnd(8)}  ${name}`);
  for (const note of notes) say(note);
  const left = all.filter(({ decision }) => decision.action === 'conflict').length;
  if (dryRun || (open.length === 0 && names.length === 0)) return { written: 0, left };

  const agreed = await options.confirm(`Do this in the space ${management.space}, environment ${management.environment}?`);
  if (agreed === null) throw new SetupError(NOBODY);
  if (!agreed) return { written: 0, left };
  const values = names.length > 0 ? await agreedValues(options, env) : null;
  // First of all: a secret that the space is told must not be lost if this ends half-way. The space itself last of all, with its token:
  // one without the other is a configuration that the site refuses.
  const { CONTENTFUL_WEBHOOK_SECRET, PREVIEW_SECRET, ...rest } = values ?? {};
  if (values) writeEnvFile(options.envFile, defined({ CONTENTFUL_WEBHOOK_SECRET, PREVIEW_SECRET }));
  const outcome = await carryOut(
    options,
    open,
    left,
    (name) => name in inFile || settings[name] !== undefined || (values !== null && name in values),
  );
  if (!values) return outcome;
  try {
    writeEnvFile(options.envFile, { ...rest, ...(await tokensFor(management, env.tokens, tokens)) });
    return outcome;
  } catch (error) {
    if (answerIn(error).status !== 403) throw error;
    say(
      lineOf('API key', { action: 'conflict', detail: `${inWords(error)}. Enter CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN by hand` }),
    );
    return { ...outcome, left: outcome.left + 1 };
  }
}

const defined = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined));

/** The tokens under these names, of the site's own key, which is made where there is none. */
async function tokensFor(management: Management, names: readonly string[], tokens: Tokens | null): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const { delivery, preview } = tokens ?? (await makeTokens(management));
  const own: Record<string, string> = { CONTENTFUL_ACCESS_TOKEN: delivery, CONTENTFUL_PREVIEW_TOKEN: preview };
  return Object.fromEntries(names.map((name) => [name, own[name] as string]));
}

/**
 * What to write into the file of settings, or null where somebody would rather not. What stands there otherwise is asked for one by one; a file
 * that stays with another space stays as it is, since tokens and secrets belong to a space.
 */
async function agreedValues({ confirm, envFile }: Options, { missing, others, tokens }: EnvPlan): Promise<Record<string, string> | null> {
  const replaced: Record<string, string> = {};
  for (const [name, value] of Object.entries(others)) {
    const agreed = (await confirm(`${envFile} has another ${name}. Replace it?`)) === true;
    if (agreed) replaced[name] = value;
    else if (name === 'CONTENTFUL_SPACE_ID') return null;
  }
  const added = [...new Set([...Object.keys(missing), ...tokens])];
  if (added.length > 0 && (await confirm(`Write ${added.join(', ')} into ${envFile}?`)) !== true) return null;
  return { ...missing, ...replaced };
}

type Secrets = { CONTENTFUL_WEBHOOK_SECRET: string; PREVIEW_SECRET: string };
type Look = { stages: Planned[][]; notes: string[]; tokens: Tokens | null };

/** Reads the space and decides about everything in it. Writes nothing. */
async function look(management: Management, options: Options, secrets: Secrets): Promise<Look> {
  const { settings, pauseMs } = options;
  const planned = <T>(parts: readonly Part<T>[]) => parts.map((part) => plan(part, pauseMs));
  const locales = await readLocales(management);
  const types = await readContentTypes(management);
  const languages = planned(localeParts(management, locales, settings.CONTENTFUL_LOCALES));
  const contentTypes = planned(contentTypeParts(management, types));
  const blocked = new Set(CONTENT_MODEL.filter((_, index) => contentTypes[index]?.decision.action === 'conflict').map(({ id }) => id));
  const editors = planned(editorParts(management, await readEditors(management), (type) => !blocked.has(type)));
  const notes: string[] = [];
  const sample = await samplePlan(management, options, { locales, types: publishedIds(types), blocked, notes });
  const space = await spacePlan(management, options, secrets, notes);
  const tokens = await readTokens(management).catch((error: unknown) => {
    if (answerIn(error).status !== 403) throw error;
    notes.push(`note      the API keys may not be looked at (${inWords(error)}): enter CONTENTFUL_ACCESS_TOKEN by hand`);
    return null;
  });
  return { stages: [languages, contentTypes, editors, ...sample, space], notes, tokens };
}

/** The types that are in force: the service knows no entries of any other. */
const publishedIds = (types: Awaited<ReturnType<typeof readContentTypes>>): ReadonlySet<string> =>
  new Set([...types].filter(([, { sys }]) => sys.publishedVersion !== undefined).map(([id]) => id));

async function samplePlan(
  management: Management,
  { settings, sample, pauseMs }: Options,
  space: { locales: Awaited<ReturnType<typeof readLocales>>; types: ReadonlySet<string>; blocked: ReadonlySet<string>; notes: string[] },
): Promise<Planned[][]> {
  if (sample === false) return [];
  const { CONTENTFUL_LOCALES: codes } = settings;
  const defaultCode = codes[DEFAULT_LOCALE];
  if (!space.locales.some(({ code, default: isDefault }) => isDefault && code === defaultCode)) {
    space.notes.push(`note      the sample is left out: it wants ${defaultCode} as the space's default language`);
    return [];
  }
  const state = await readSample(management, space.types);
  if (state.others > 0 && sample !== true) {
    space.notes.push(
      `note      the sample is left out: the space has entries of its own, ${state.others} of them (--sample adds it nevertheless)`,
    );
    return [];
  }
  const { assets, entries } = await sampleFor(codes, strictCodes(space.locales));
  const wanted = entries.filter(({ sys }) => !space.blocked.has(sys.contentType?.sys.id ?? ''));
  return [
    assets.map((asset) => plan(assetPart(management, asset, state.assets.get(asset.sys.id) ?? null, pauseMs), pauseMs)),
    wanted.map((entry) => plan(entryPart(management, entry, state.entries.get(entry.sys.id) ?? null), pauseMs)),
  ];
}

/** What concerns the whole space: a webhook, its secret, the preview. They want an address at which Contentful reaches the site. */
async function spacePlan(management: Management, { settings, pauseMs }: Options, secrets: Secrets, notes: string[]): Promise<Planned[]> {
  const { SITE_URL } = settings;
  if (/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(SITE_URL)) {
    notes.push(`note      webhook and preview are left out: Contentful cannot reach ${SITE_URL}. Set SITE_URL and run this again`);
    return [];
  }
  const parts: Planned[] = [];
  const add = async <T>(what: string, read: () => Promise<Part<T>>) => {
    try {
      parts.push(plan(await read(), pauseMs));
    } catch (error) {
      if (answerIn(error).status !== 403) throw error;
      const decision = { action: 'conflict', detail: inWords(error) } as const;
      parts.push({ what, decision, carryOut: async () => decision });
    }
  };
  await add('signing secret of webhooks', () => signingSecretPart(management, secrets.CONTENTFUL_WEBHOOK_SECRET));
  await add('webhook', () => webhookPart(management, SITE_URL));
  const preview = await previewPlatform(management, SITE_URL, secrets.PREVIEW_SECRET);
  if ('part' in preview) parts.push(orByHand(plan(preview.part, pauseMs), () => previewByHand(SITE_URL)));
  else notes.push(`note      the preview cannot be looked at (${preview.refused})`, ...previewByHand(SITE_URL));
  return parts;
}

/** A part that people can see to where the service refuses it. */
function orByHand(planned: Planned, lines: () => string[]): Planned {
  const carryOut: Planned['carryOut'] = async () => {
    try {
      return await planned.carryOut();
    } catch (error) {
      return { action: 'conflict', detail: [`refused: ${inWords(error)}`, ...lines()].join('\n') };
    }
  };
  return { ...planned, carryOut };
}

/** What the file of settings lacks, what it has otherwise, and whether the site's own tokens belong into it. */
type EnvPlan = { missing: Record<string, string>; others: Record<string, string>; tokens: string[] };

const TOKENS = ['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN'];

function envPlan({ space, environment }: Management, inFile: Readonly<Record<string, string>>, secrets: Record<string, string>): EnvPlan {
  const isOtherSpace = inFile.CONTENTFUL_SPACE_ID !== undefined && inFile.CONTENTFUL_SPACE_ID !== space;
  const wanted = { CONTENTFUL_SPACE_ID: space, ...(environment === 'master' ? {} : { CONTENTFUL_ENVIRONMENT: environment }), ...secrets };
  const plan: EnvPlan = { missing: {}, others: {}, tokens: [] };
  for (const [name, value] of Object.entries(wanted)) {
    if (inFile[name] === undefined) plan.missing[name] = value;
    else if (inFile[name] !== value) plan.others[name] = value;
  }
  // One that somebody has entered for this space works as well as ours.
  plan.tokens = TOKENS.filter((name) => inFile[name] === undefined || isOtherSpace);
  return plan;
}

/** Which secret a part tells the space: nobody would know it afterwards if it stood in no settings. */
const SECRET_OF: Readonly<Record<string, keyof Secrets>> = {
  'signing secret of webhooks': 'CONTENTFUL_WEBHOOK_SECRET',
  'preview of drafts': 'PREVIEW_SECRET',
};

async function carryOut(
  { say, progress = () => {} }: Options,
  todo: readonly Planned[],
  left: number,
  isKnown: (secret: keyof Secrets) => boolean,
): Promise<Outcome> {
  const outcome: Outcome = { written: 0, left };
  for (const [index, { what, carryOut: run }] of todo.entries()) {
    progress(index, todo.length, what);
    const secret = SECRET_OF[what];
    let done: Decision;
    try {
      done = secret && !isKnown(secret) ? { action: 'conflict', detail: `wants ${secret} in the settings` } : await run();
    } catch (error) {
      throw new SetupError(
        `Stopped at ${what}: ${inWords(error)}\n${outcome.written} of ${todo.length} things were done. Run it again: it goes on from there.`,
      );
    }
    if (done.action === 'conflict') {
      say(lineOf(what, done));
      outcome.left += 1;
    } else if (done.action !== 'keep') outcome.written += 1;
  }
  progress(todo.length, todo.length, 'settings');
  return outcome;
}

/** One thing on one line: `create    content type blog`. */
function lineOf(what: string, { action, detail }: { action: string; detail?: string | undefined }): string {
  return `${(action === 'conflict' ? 'left' : action).padEnd(8)}  ${what}${detail ? `: ${detail}` : ''}`;
}
