import { parseArgs } from 'node:util';
import { crawl } from './check-site/crawl.ts';
import { findingsOf } from './check-site/findings.ts';
import { printPlainly } from './plain-output.ts';
import { clearProgress, showProgress } from './progress.ts';

printPlainly();

const USAGE = 'npm run check:site -- URL [--budget KB] [--at-once REQUESTS] [--most ADDRESSES]';

/** Crawls a running site, prints its faults, and exits with 1 if there are any. */
async function checkSite(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      budget: { type: 'string', default: '500' },
      'at-once': { type: 'string', default: '4' },
      most: { type: 'string', default: '20000' },
    },
  });
  const start = URL.parse(positionals[0] ?? '');
  const [budget, atOnce, most] = [values.budget, values['at-once'], values.most].map(Number) as [number, number, number];
  if (!start || !/^https?:$/.test(start.protocol) || ![budget, atOnce, most].every((number) => Number.isInteger(number) && number > 0)) {
    console.error(`What to check is missing or no address, or an option is no whole number.\n${USAGE}`);
    return 2;
  }
  const crawled = await crawl(start.href, { atOnce, most, progress });
  clearProgress();
  const findings = findingsOf(crawled, budget * 1024);
  for (const { address, problem } of findings) console.log(`${address.replace(start.origin, '')}: ${problem}`);
  const pages = [...crawled.answers.values()].filter(({ facts }) => facts).length;
  console.log(
    `${crawled.answers.size} addresses, ${pages} pages: ${findings.length === 0 ? 'nothing found' : `${findings.length} findings`}`,
  );
  return findings.length === 0 ? 0 : 1;
}

function progress(done: number, known: number, address: string): void {
  showProgress(done, known, `${done}/${known} ${new URL(address).pathname.slice(0, 60)}`);
}

try {
  process.exitCode = await checkSite();
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  console.error(`The site could not be checked: ${error instanceof Error ? error.message : error}${cause}`);
  process.exitCode = 2;
}
