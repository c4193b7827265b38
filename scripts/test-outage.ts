import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleSpace } from '../lib/content/store/sample/space.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { startSite } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';
import { print } from './bench/measure.ts';
import { blogIds, outdated, publishTitle, visit } from './bench/publishing.ts';

/**
 * `npm run test:outage [-- MINUTES]`: Contentful answers 503 to every request for this number of minutes, while visitors cycle through the
 * addresses of the sitemap, and entries are published. Fails on any 5xx, or if a publication is missing from its page a minute after the
 * end, before any request for it. Needs a build from the sample space.
 */
const MINUTES = Number(process.argv[2] ?? 3);
const READING_MS = 100;
const PUBLISH_EVERY_MS = 6_000;
const LIVE_WITHIN_MS = 60_000;

if (!existsSync(BUILD_FOLDER)) throw new Error('There is no build yet: npm run build');
const standIn = await startStandIn(await sampleSpace());
const site = await startSite(BUILD_FOLDER, standIn.env);
const locsIn = async (path: string) =>
  [...(await site.get(path)).text.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc).pathname);
const addresses = (await Promise.all((await locsIn('/sitemap.xml')).map(locsIn))).flat();
const ids = blogIds(standIn);

standIn.fault = () => ({ kind: 'status', status: 503 });
const askedBefore = standIn.requests.length;
const until = performance.now() + MINUTES * 60_000;
const faults: string[] = [];
const visiting = visit(site, addresses, READING_MS, () => performance.now() >= until, faults);
const titles = new Map<string, string>();
for (let count = 0; performance.now() < until; count += 1) {
  const id = ids[count % ids.length] as string;
  titles.set(id, `Published in the outage as number ${count}.`);
  await publishTitle(standIn, site, id, titles.get(id) as string);
  await delay(PUBLISH_EVERY_MS);
}
// So that no visitor's request can cause the page to be made.
const visits = await visiting;
const asked = standIn.requests.length - askedBefore;
standIn.fault = () => undefined;
const endedAt = performance.now();
const isBrought = (id: string) => new RegExp(`publish: publish Entry ${id},|publish: \\d+ publications,`).test(site.log);
await site.until(() => [...titles.keys()].every(isBrought), 10 * 60_000);
const liveMs = performance.now() - endedAt;
faults.push(...(await outdated(standIn, site, titles)).map((path) => `${path} is not the newest, or was not made`));
if (liveMs > LIVE_WITHIN_MS) faults.push(`publications were live after ${(liveMs / 1000).toFixed(0)} s only`);

console.log(`Contentful gone for ${MINUTES} minutes, ${addresses.length} addresses`);
print('visits', visits.length, '', `the longest took ${Math.max(...visits).toFixed(0)} ms`);
print('requests to Contentful meanwhile', asked);
print(`${titles.size} entries are live after the end`, liveMs / 1000, 's');
await site.stop();
await standIn.close();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
