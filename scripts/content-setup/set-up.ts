import { readEnvFile, writeEnvFile } from './env-file.ts';
import { look } from './look.ts';
import { answerIn, inWords, type Management, SetupError } from './management.ts';
import type { Options } from './options.ts';
import type { Decision, Planned } from './part.ts';
import { agreedValues, envPlan, type Secrets, secretsOf, tokensFor } from './settings.ts';

/** The result: `left` are the items that were reported and left unchanged. */
export type Outcome = { written: number; left: number };

const NOBODY = 'Nobody is there to agree: add --yes to do it, or --dry-run to see what would be done.';

/**
 * Sets up a space for the site: reads it, shows the plan, asks, and writes. Correct items stay unchanged, so that it can run again at any
 * time, also after an interruption. Throws SetupError and the client's errors.
 */
export async function setUp(management: Management, options: Options): Promise<Outcome> {
  const { say, settings, dryRun } = options;
  const inFile = readEnvFile(options.envFile);
  const secrets = secretsOf(settings, inFile);
  const { stages, notes, tokens } = await look(management, options, secrets);
  const env = envPlan(management, inFile, { ...options.besides, ...secrets });
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
  // First: an interruption must not lose a secret that the space already has. The space comes last, with its token: the site refuses a
  // configuration with only one of them.
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

/** The secret that an item sends to the space: without a stored setting it would be lost. */
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

/** One item on one line: `create    content type blog`. */
function lineOf(what: string, { action, detail }: { action: string; detail?: string | undefined }): string {
  return `${(action === 'conflict' ? 'left' : action).padEnd(8)}  ${what}${detail ? `: ${detail}` : ''}`;
}
