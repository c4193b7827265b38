import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleSpace } from '../lib/content/store/sample/space.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { readPageFile } from '../lib/stored-pages/page-file.ts';
import { MADE_PAGE_END, MADE_PAGES } from '../lib/stored-pages/page-index.ts';
import { startSite } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';
import { blogIds, outdated, publishTitle } from './bench/publishing.ts';

/**
 * `npm run test:kills [-- KILLS]`: publishes entries and kills the site at a random moment, a hundred times. Fails if a stored page is
 * torn, or if the last publication is missing from its pages in the end, before any request for them. Needs a build from the sample space.
 */
const KILLS = Number(process.argv[2] ?? 100);
/** The approximate duration of a publication. ms. */
const LONGEST_LIFE_MS = 1_500;
const PUBLISHED_AT_ONCE = 3;

if (!existsSync(BUILD_FOLDER)) throw new Error('There is no build yet: npm run build');
const standIn = await startStandIn(await sampleSpace());
const site = await startSite(BUILD_FOLDER, standIn.env);
const ids = blogIds(standIn);
const titles = new Map<string, string>();
let torn = 0;
for (let kill = 0; kill < KILLS; kill += 1) {
  for (let each = 0; each < PUBLISHED_AT_ONCE; each += 1) {
    const id = ids[(kill * PUBLISHED_AT_ONCE + each) % ids.length] as string;
    titles.set(id, `Published before kill ${kill + 1}.`);
    // A failed call is lost: the next look finds its change.
    await publishTitle(standIn, site, id, titles.get(id) as string).catch(() => undefined);
  }
  await delay(Math.random() * LONGEST_LIFE_MS);
  await site.restart('SIGKILL');
  for (const file of globSync(`**/*${MADE_PAGE_END}`, { cwd: join(site.folder, MADE_PAGES) }))
    if (readPageFile(join(site.folder, MADE_PAGES, file)) === null) torn += 1;
}
await site.until(() => /publish: publish Entry|publications,/.test(site.log), 120_000).catch(() => undefined);
await delay(10_000);
const lost = await outdated(standIn, site, titles);
console.log(`${KILLS} kills, ${titles.size} entries: ${lost.length} pages are not the newest, ${torn} torn ${lost.slice(0, 5).join(', ')}`);
await site.stop();
await standIn.close();
if (lost.length + torn > 0) process.exitCode = 1;
