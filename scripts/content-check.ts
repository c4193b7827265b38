import { parseArgs } from 'node:util';
import { editorUrl } from '../lib/content/editor-url.ts';
import { readsSampleSpace } from '../lib/content/store/client.ts';
import { env } from '../lib/env.ts';
import { forTerminal } from '../lib/runtime/log.ts';
import { runCommand } from './command.ts';
import { checkSpace } from './content-check/read-space.ts';
import { asJson, asTable, countsOf, exitCode } from './content-check/report.ts';
import { clearProgress } from './progress.ts';

const USAGE = `npm run content:check [-- --drafts] [--json]
Exit code: 0 nothing or notices only, 1 warnings, 2 errors, 3 the space could not be read.`;
const NOT_READ = 3;

/** `npm run content:check`: reads the whole space, prints the problems of its entries, and exits with the code of the worst. */
async function contentCheck(): Promise<number> {
  const { values } = parseArgs({
    options: {
      drafts: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    },
  });
  const settings = env();
  const address = (id: string) => editorUrl(settings, id);
  const { entries, findings } = await checkSpace(settings, { drafts: values.drafts });
  clearProgress();
  if (values.json) console.log(JSON.stringify(asJson(findings, entries, address), null, 2));
  else {
    process.stdout.write(forTerminal(asTable(findings, address), '\n'));
    const where = readsSampleSpace(settings)
      ? 'the sample space'
      : `space ${settings.CONTENTFUL_SPACE_ID}, ${settings.CONTENTFUL_ENVIRONMENT}`;
    console.log(`${where}: ${entries} entries${values.drafts ? ' as they are saved' : ''}, ${countsOf(findings)}`);
  }
  return exitCode(findings);
}

await runCommand(contentCheck, { usage: USAGE, failed: NOT_READ });
