import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { ConfigurationError, parseEnv } from '../lib/env.ts';
import { inWords, openManagement, SetupError } from './content-setup/management.ts';
import { atTerminal } from './content-setup/questions.ts';
import { setUp } from './content-setup/set-up.ts';
import { printPlainly } from './plain-output.ts';
import { clearProgress } from './progress.ts';

printPlainly();

const USAGE = `npm run content:setup [-- --dry-run] [--yes] [--sample | --no-sample] [--host HOST]
  --dry-run    only says what would be done
  --yes        answers the question with yes
  --sample     adds the sample entries to a space that has entries of its own; --no-sample leaves them out
  --host       of the management API: api.contentful.com, or api.eu.contentful.com for a space kept in the EU
The management token is taken from CONTENTFUL_MANAGEMENT_TOKEN, or asked for. It is not kept.
Exit code: 0 all is as it should be, 1 something was named and left alone, 2 it could not be done.`;
const EU = 'api.eu.contentful.com';
/** The settings that this command received belong into the file: a build without them would be of another space or another site. */
const GIVEN = ['SITE_URL', 'CONTENTFUL_LOCALES', 'CONTENTFUL_HOST', 'CONTENTFUL_PREVIEW_HOST'] as const;

let token = '';
/** Printed text never contains the token, even if a response does. */
const hidden = (line: string) => (token ? line.replaceAll(token, '***') : line);
function say(line: string): void {
  clearProgress();
  console.log(hidden(line));
}

/** `npm run content:setup`: sets up a Contentful space for the site, and the site's settings for the space. */
async function contentSetup(): Promise<number> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      sample: { type: 'boolean' },
      host: { type: 'string' },
    },
  });
  // This command determines both; one without the other is not a fault yet.
  const { CONTENTFUL_SPACE_ID, CONTENTFUL_ACCESS_TOKEN: _, CONTENTFUL_MANAGEMENT_TOKEN, ...known } = process.env;
  const settings = parseEnv(known);
  const people = atTerminal();
  const needed = async (name: string, given: string | undefined, question: string, isHidden = false) => {
    const answer = given || (await people.ask(question, { hidden: isHidden }));
    if (!answer) throw new SetupError(`${name} is missing, and nobody is there to ask. Set it in the environment.\n${USAGE}`);
    return answer;
  };
  const where = 'Management token (Settings, CMA tokens; it is not shown)';
  token = await needed('CONTENTFUL_MANAGEMENT_TOKEN', CONTENTFUL_MANAGEMENT_TOKEN, where, true);
  const space = await needed('CONTENTFUL_SPACE_ID', CONTENTFUL_SPACE_ID, 'Id of the space (Settings, General)');
  const environment = process.env.CONTENTFUL_ENVIRONMENT || (await people.ask('Environment', { usual: 'master' })) || 'master';
  const host = values.host ?? (settings.CONTENTFUL_HOST.endsWith('.eu.contentful.com') ? EU : 'api.contentful.com');
  const given = GIVEN.filter((name) => process.env[name]).map((name) => [name, name === 'SITE_URL' ? settings[name] : process.env[name]]);
  const { left, written } = await setUp(openManagement({ token, space, environment, host, waits: say }), {
    settings,
    envFile: '.env',
    besides: {
      ...(host === EU ? { CONTENTFUL_HOST: 'cdn.eu.contentful.com', CONTENTFUL_PREVIEW_HOST: 'preview.eu.contentful.com' } : {}),
      ...Object.fromEntries(given),
    },
    dryRun: values['dry-run'],
    sample: values.sample ?? null,
    say,
    confirm: values.yes ? async () => true : people.confirm,
  });
  const what = written === 0 ? 'Nothing was written' : `${written} ${written === 1 ? 'thing was' : 'things were'} written`;
  say(`${what}${left > 0 ? `; ${left} left as found, see above` : ''}.`);
  if (written > 0) say('Next: npm run build && npm start. What is wrong with entries, npm run content:check says.');
  return left > 0 ? 1 : 0;
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
try {
  process.exitCode = await contentSetup();
} catch (error) {
  clearProgress();
  const { code, message } = error as { code?: string; message: string };
  // Never the error itself: the client's errors hold the request.
  const isUsage = code?.startsWith('ERR_PARSE_ARGS');
  console.error(hidden(isUsage ? `${message}\n${USAGE}` : error instanceof ConfigurationError ? message : inWords(error)));
  process.exitCode = 2;
}
