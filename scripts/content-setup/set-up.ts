import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Env, namesThisMachine } from '../../lib/env.ts';
import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import { showProgress } from '../progress.ts';
import { inWords, isChange, left, type Management, SetupError, type Step, unlessForbidden } from './management.ts';
import { localeSteps, modelSteps } from './model.ts';
import { countOthers, sampleSteps } from './sample.ts';
import { keyStep, previewStep, readTokens, signingSecretStep, webhookStep } from './site.ts';

export type Options = {
  settings: Pick<Env, 'CONTENTFUL_LOCALES' | 'CONTENTFUL_WEBHOOK_SECRET' | 'PREVIEW_SECRET' | 'SITE_URL'>;
  envFile: string;
  /** Further settings for that file: this command's inputs, and the hosts of the space's region. */
  besides?: Readonly<Record<string, string>>;
  dryRun: boolean;
  /** Whether to add the sample to the space: by default, only to a space without entries of its own. */
  sample: boolean | null;
  say: (line: string) => void;
  confirm: (question: string) => Promise<boolean | null>;
  /** The waiting time before a second look at a picture in processing. */
  checkMs?: number;
};

const SECRETS = ['CONTENTFUL_WEBHOOK_SECRET', 'PREVIEW_SECRET'] as const;
const TOKENS = ['CONTENTFUL_ACCESS_TOKEN', 'CONTENTFUL_PREVIEW_TOKEN'];
const NOBODY = 'Nobody is there to agree: add --yes to do it, or --dry-run to see what would be done.';

/**
 * Sets up a space for the site: reads it, shows the plan, asks, and writes. Correct items stay unchanged, so that it can run again at any
 * time, also after an interruption. Returns the number of written items, and of items that were reported and left unchanged. Throws
 * SetupError and the client's errors.
 */
export async function setUp(management: Management, options: Options): Promise<{ written: number; left: number }> {
  const { say, settings, envFile } = options;
  const inFile = readEnvFile(envFile);
  // Contentful signs with 64 characters (https://www.contentful.com/developers/docs/extensibility/app-framework/request-verification/).
  const secretOf = (name: (typeof SECRETS)[number]) => settings[name] ?? inFile[name] ?? randomBytes(32).toString('hex');
  const secrets = { CONTENTFUL_WEBHOOK_SECRET: secretOf('CONTENTFUL_WEBHOOK_SECRET'), PREVIEW_SECRET: secretOf('PREVIEW_SECRET') };
  const notes: string[] = [];
  const steps = await plan(management, options, secrets, notes);
  const values = missingSettings(management, inFile, { ...options.besides, ...secrets });
  const names = Object.keys(values);

  for (const step of steps) if (step.action !== 'keep') say(lineOf(step));
  say(`as they should be: ${steps.filter(({ action }) => action === 'keep').length} of ${steps.length}`);
  for (const name of names) say(`${envFile.padEnd(8)}  ${name}${inFile[name] === undefined ? '' : ' (replaces another value)'}`);
  for (const note of notes) say(note);
  const open = steps.filter(isChange);
  const outcome = { written: 0, left: steps.filter(({ action }) => action === 'left').length };
  if (options.dryRun || open.length + names.length === 0) return outcome;
  const agreed = await options.confirm(`Do this in the space ${management.space}, environment ${management.environment}?`);
  if (agreed === null) throw new SetupError(NOBODY);
  if (!agreed) return outcome;

  const isSecret = (name: string) => (SECRETS as readonly string[]).includes(name);
  const write = (wanted: (name: string) => boolean, from: Record<string, string>) =>
    writeEnvFile(envFile, Object.fromEntries(names.filter(wanted).map((name) => [name, from[name] as string])));
  // First: an interruption must not lose a secret that the space already has. The space comes last, with its token: the site refuses a
  // configuration with only one of them.
  write(isSecret, values);
  for (const [index, step] of open.entries()) {
    showProgress(index, open.length, step.what);
    try {
      await step.write();
      outcome.written += 1;
    } catch (error) {
      const why = inWords(error);
      const done = `${outcome.written} of ${open.length} things were done. Run it again: it goes on from there.`;
      if (!step.byHand) throw new SetupError(`Stopped at ${step.what}: ${why}\n${done}`);
      say(lineOf(left(step.what, [why, ...step.byHand].join('\n'))));
      outcome.left += 1;
    }
  }
  const tokens = names.some((name) => TOKENS.includes(name)) ? await readTokens(management) : {};
  if (!tokens) return outcome;
  write((name) => !isSecret(name), { ...values, ...tokens });
  return outcome;
}

/** Reads the space and decides what to do with each item, in the order of creation. Writes nothing. */
async function plan(
  management: Management,
  { settings, sample, checkMs }: Options,
  secrets: Record<(typeof SECRETS)[number], string>,
  notes: string[],
): Promise<Step[]> {
  const { client } = management;
  const { SITE_URL, CONTENTFUL_LOCALES: codes } = settings;
  const { items: locales } = await client.locale.getMany({ query: { limit: 1000 } });
  const { items: types } = await client.contentType.getMany({ query: { limit: 1000 } });
  const steps = [...localeSteps(management, locales, codes), ...(await modelSteps(management, types))];
  const taken = steps.filter(({ action }) => action === 'left').map(({ what }) => what);
  const others = sample === null ? await countOthers(management, types) : 0;
  if (sample !== false && !locales.some(({ code, default: isDefault }) => isDefault && code === codes[DEFAULT_LOCALE]))
    notes.push(`note      the sample is left out: it wants ${codes[DEFAULT_LOCALE]} as the space's default language`);
  else if (others > 0)
    notes.push(`note      the sample is left out: the space has entries of its own, ${others} of them (--sample adds it nevertheless)`);
  else if (sample !== false)
    steps.push(...(await sampleSteps(management, { locales, codes, checkMs, without: (type) => taken.includes(`content type ${type}`) })));
  if (namesThisMachine(SITE_URL))
    notes.push(`note      webhook and preview are left out: Contentful cannot reach ${SITE_URL}. Set SITE_URL and run this again`);
  else
    steps.push(
      await unlessForbidden('signing secret', () => signingSecretStep(management, secrets.CONTENTFUL_WEBHOOK_SECRET)),
      await unlessForbidden('webhook', () => webhookStep(management, SITE_URL, notes)),
      await previewStep(management, SITE_URL, secrets.PREVIEW_SECRET),
    );
  return [...steps, await keyStep(management)];
}

/** The settings that the file lacks, or has with another value. Tokens have no value yet. */
function missingSettings({ space, environment }: Management, inFile: Record<string, string>, wanted: Record<string, string>) {
  // The default environment need not be named.
  const isNamed = environment !== 'master' || inFile.CONTENTFUL_ENVIRONMENT !== undefined;
  const all = { CONTENTFUL_SPACE_ID: space, ...(isNamed ? { CONTENTFUL_ENVIRONMENT: environment } : {}), ...wanted };
  const missing = Object.fromEntries(Object.entries(all).filter(([name, value]) => inFile[name] !== value));
  // A token that a person entered for this space works as well as ours.
  const isOtherSpace = inFile.CONTENTFUL_SPACE_ID !== undefined && inFile.CONTENTFUL_SPACE_ID !== space;
  for (const name of TOKENS) if (inFile[name] === undefined || isOtherSpace) missing[name] = '';
  return missing;
}

/** One item on one line: `create    content type blog`. */
const lineOf = ({ what, action, detail }: Step): string => `${action.padEnd(8)}  ${what}${detail ? `: ${detail}` : ''}`;

/** The settings in a file; empty without a file. An empty value counts as not set. */
function readEnvFile(file: string): Record<string, string> {
  const values = existsSync(file) ? Object.entries(parseEnv(readFileSync(file, 'utf8'))) : [];
  return Object.fromEntries(values.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/**
 * Writes values into a file of settings: at their existing names, else at the end. All other lines stay. A new file begins as a copy of
 * .env.example, which describes each, and only this user may read it: it holds tokens.
 */
function writeEnvFile(file: string, values: Readonly<Record<string, string>>): void {
  const source = [file, '.env.example'].find((each) => existsSync(each));
  let text = source ? readFileSync(source, 'utf8') : '';
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${value}`;
    const place = new RegExp(`^(?:export\\s+)?${name}\\s*=.*$`, 'm');
    text = place.test(text) ? text.replace(place, () => line) : `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
  }
  writeFileSync(file, text, { mode: 0o600 });
}
