import { randomBytes } from 'node:crypto';
import { makeTokens, type Tokens } from './keys.ts';
import type { Management } from './management.ts';
import type { Options } from './options.ts';

/** The secrets that the space and the site share. */
export type Secrets = { CONTENTFUL_WEBHOOK_SECRET: string; PREVIEW_SECRET: string };

/** Contentful signs with 64 characters (https://www.contentful.com/developers/docs/extensibility/app-framework/request-verification/). */
const newSecret = () => randomBytes(32).toString('hex');

/** The secrets in the settings; new ones for missing settings. */
export function secretsOf(settings: Options['settings'], inFile: Readonly<Record<string, string>>): Secrets {
  const own = (name: keyof Secrets) => settings[name] ?? inFile[name] ?? newSecret();
  return { CONTENTFUL_WEBHOOK_SECRET: own('CONTENTFUL_WEBHOOK_SECRET'), PREVIEW_SECRET: own('PREVIEW_SECRET') };
}

/** The settings that the file lacks, the ones that differ, and whether it needs the site's own tokens. */
type EnvPlan = { missing: Record<string, string>; others: Record<string, string>; tokens: string[] };

const TOKENS = ['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN'];

/** Compares a file of settings with the site's needs for a space. */
export function envPlan(
  { space, environment }: Management,
  inFile: Readonly<Record<string, string>>,
  secrets: Record<string, string>,
): EnvPlan {
  const isOtherSpace = inFile.CONTENTFUL_SPACE_ID !== undefined && inFile.CONTENTFUL_SPACE_ID !== space;
  // The default environment need not be named.
  const isNamed = environment !== 'master' || inFile.CONTENTFUL_ENVIRONMENT !== undefined;
  const wanted = { CONTENTFUL_SPACE_ID: space, ...(isNamed ? { CONTENTFUL_ENVIRONMENT: environment } : {}), ...secrets };
  const plan: EnvPlan = { missing: {}, others: {}, tokens: [] };
  for (const [name, value] of Object.entries(wanted)) {
    if (inFile[name] === undefined) plan.missing[name] = value;
    else if (inFile[name] !== value) plan.others[name] = value;
  }
  // A token that a person entered for this space works as well as ours.
  plan.tokens = TOKENS.filter((name) => inFile[name] === undefined || isOtherSpace);
  return plan;
}

/**
 * The values to write into the file of settings, or null if the person declines. It asks about each differing setting; a file for another
 * space stays unchanged, since tokens and secrets belong to a space.
 */
export async function agreedValues(
  { confirm, envFile }: Options,
  { missing, others, tokens }: EnvPlan,
): Promise<Record<string, string> | null> {
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

/** The tokens of the site's own key under these names; creates the key if it is missing. */
export async function tokensFor(management: Management, names: readonly string[], tokens: Tokens | null): Promise<Record<string, string>> {
  if (names.length === 0) return {};
  const { delivery, preview } = tokens ?? (await makeTokens(management));
  const own: Record<string, string> = { CONTENTFUL_ACCESS_TOKEN: delivery, CONTENTFUL_PREVIEW_TOKEN: preview };
  return Object.fromEntries(names.map((name) => [name, own[name] as string]));
}
