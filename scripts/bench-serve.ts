import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { type RunningSite, startSite } from '../tests/support/site.ts';
import { EMPTY_PAGE, removeEmptySite, startEmptySite } from './bench/empty-site.ts';
import { benchFront } from './bench/front.ts';
import { ask, type Load, load } from './bench/load.ts';
import { median } from './bench/median.ts';

/**
 * `npm run bench:serve [-- SECONDS]`: requests a second, the 99th percentile and the server's processor time for an article and the home
 * page of the built site under `npm start`, with gzip and brotli, beside an empty page of the same stack with the same middleware under
 * `next start`; then the same pages behind the front (deploy/nginx), beside a bare file. `-- SECONDS front` measures only the front. One
 * run contains all rounds, one after the other: speed differs between machines, and on one machine from minute to minute. The ratio is the
 * result.
 */
const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = 3;
/** wrk, nginx's two workers and the machine's own work share the cores here, so one round may be far off. */
const FRONT_ROUNDS = 7;
/** Long enough to compile all code and to compress all pages at the final quality. */
const WARM_UP_SECONDS = 3;
const CODINGS = ['gzip', 'br'];

type Target = { name: string; site: RunningSite; path: string };

const middle = (loads: Load[]): Load => ({
  requestsPerSecond: median(loads.map((each) => each.requestsPerSecond)),
  p99Ms: median(loads.map((each) => each.p99Ms)),
  cpuMsPerRequest: median(loads.map((each) => each.cpuMsPerRequest)),
  bodyBytes: (loads.at(-1) as Load).bodyBytes,
});

/** The address of an article from the list. */
async function anArticle(site: RunningSite): Promise<string> {
  const [, path] = /href="(\/es\/blog\/[^"/]+)"/.exec((await site.get('/es/blogs')).text) ?? [];
  if (!path) throw new Error('The list of the blog names no article.');
  return path;
}

if (!existsSync(join(BUILD_FOLDER, 'BUILD_ID'))) throw new Error('There is no build to serve: npm run build comes first.');
const sites: RunningSite[] = [];
try {
  const own = await startSite(BUILD_FOLDER, {});
  sites.push(own);
  if (process.argv[3] !== 'front') await besideEmptyPage(own);
  const article = await anArticle(own);
  await benchFront(
    own,
    [
      { name: 'an article', path: article },
      { name: 'home', path: '/es' },
    ],
    SECONDS,
    FRONT_ROUNDS,
  );
} finally {
  for (const site of sites) await site.stop();
  removeEmptySite();
}

async function besideEmptyPage(own: RunningSite): Promise<void> {
  const empty = await startEmptySite();
  sites.push(empty);
  const targets: Target[] = [
    { name: 'an empty page', site: empty, path: EMPTY_PAGE },
    { name: 'an article', site: own, path: await anArticle(own) },
    { name: 'home', site: own, path: '/es' },
  ];
  console.log(`${ROUNDS} rounds of ${SECONDS} s each; medians`);
  for (const coding of CODINGS) {
    const headers = { 'accept-encoding': coding };
    for (const { site, path } of targets) await load(site.origin + path, headers, WARM_UP_SECONDS, site.pid);
    const loads = new Map(targets.map(({ name }) => [name, [] as Load[]]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name, site, path } of targets) {
        await ask(site.origin + path, headers);
        loads.get(name)?.push(await load(site.origin + path, headers, SECONDS, site.pid));
      }
    const base = middle(loads.get('an empty page') ?? []);
    for (const { name } of targets) {
      const { requestsPerSecond, p99Ms, cpuMsPerRequest, bodyBytes } = middle(loads.get(name) ?? []);
      const ratio = requestsPerSecond / base.requestsPerSecond;
      const cpuRatio = base.cpuMsPerRequest / cpuMsPerRequest;
      console.log(
        `  ${coding.padEnd(4)} ${name.padEnd(13)} ${requestsPerSecond.toFixed(0).padStart(5)} requests/s (${ratio.toFixed(2)} ×), p99 ${p99Ms.toFixed(0).padStart(4)} ms, ${cpuMsPerRequest.toFixed(2)} ms of processor (${cpuRatio.toFixed(2)} ×), ${(bodyBytes / 1000).toFixed(1)} KB`,
      );
    }
  }
}
