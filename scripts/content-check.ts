import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { editorUrl } from '../lib/content/editor-url.ts';
import { ContentUnavailable } from '../lib/content/errors.ts';
import { readsSampleSpace } from '../lib/content/store/client.ts';
import { ConfigurationError, env } from '../lib/env.ts';
import { forTerminal } from '../lib/runtime/log.ts';
import { checkSpace } from './content-check/read-space.ts';
import { asJson, asTable, countsOf, exitCode } from './content-check/report.ts';
import { asSarif } from './content-check/sarif.ts';
import { printPlainly } from './plain-output.ts';
import { clearProgress, showProgress } from './progress.ts';

printPlainly();

const USAGE = `npm run content:check [-- --drafts] [--json | --sarif]
Exit code: 0 nothing or notices only, 1 warnings, 2 errors, 3 the space could not be read.`;
const NOT_READ = 3;

/** `npm run content:check`: reads the whole space, prints the problems of its entries, and exits with the code of the worst. */
async function contentCheck(): Promise<number> {
  const { values } = parseArgs({
    options: {
      drafts: { type: 'boolean', default: false },
      json: { type: 'boolean' },
      sarif: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const settings = env();
  const address = (id: string) => editorUrl(settings, id);
  const { entries, findings } = await checkSpace(settings, { drafts: values.drafts, progress: showProgress });
  clearProgress();
  if (values.sarif) console.log(JSON.stringify(asSarif(findings, address), null, 2));
  else if (values.json) console.log(JSON.stringify(asJson(findings, entries, address), null, 2));
  else {
    process.stdout.write(forTerminal(asTable(findings, address), '\n'));
    const where = readsSampleSpace(settings)
      ? 'the sample space'
      : `space ${settings.CONTENTFUL_SPACE_ID}, ${settings.CONTENTFUL_ENVIRONMENT}`;
    console.log(`${where}: ${entries} entries${values.drafts ? ' as they are saved' : ''}, ${countsOf(findings)}`);
  }
  return exitCode(findings);
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
try {
  process.exitCode = await contentCheck();
} catch (error) {
  clearProgress();
  const isKnown = error instanceof ConfigurationError || error instanceof ContentUnavailable;
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  if (!isKnown && !isUsage) throw error;
  console.error(isUsage ? `${(error as Error).message}\n${USAGE}` : (error as Error).message);
  process.exitCode = NOT_READ;
}
