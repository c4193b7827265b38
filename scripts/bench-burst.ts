import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleSpace } from '../lib/content/store/sample/space.ts';
import { PublicationStore } from '../lib/publish/publication-store.ts';
import { entryPath } from '../lib/routing/collection-addresses.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { ENTRY_KINDS } from '../lib/site/collections.ts';
import { startSite } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';
import { watchMemory } from './bench/memory.ts';

/**
 * `npm run bench:burst [-- PUBLICATIONS]`: sends this number of signed publications as fast as the site accepts them, of the entries of the
 * sample space, each published again and again. Prints the times to the response and to the new pages, the cost, and the visitors' response
 * times. Fails if a publication is refused, or if a page does not show the last of them. Needs a build from the sample space.
 */
const CALLS_AT_ONCE = 50;
const VISITORS = 4;
/** A reader: a page, a pause, the next page. */
const READING_MS = 50;
const QUIET_MS = 5_000;
const publications = Number(process.argv[2] ?? 2000);

if (!existsSync(BUILD_FOLDER)) throw new Error('There is no build yet: npm run build');
const standIn = await startStandIn(await sampleSpace());
const site = await startSite(BUILD_FOLDER, standIn.env);
const entries = standIn.space.entries.flatMap(({ sys, fields }) => {
  const kind = ENTRY_KINDS.find((each) => each === sys.contentType?.sys.id);
  const slug = (fields.slug as Record<string, string> | undefined)?.['en-US'];
  return kind && slug ? [{ id: sys.id, kind, path: entryPath({ kind, slug }) }] : [];
});
const LISTS = ['/', '/blogs', '/es/resources', '/all'];
const paths = [...entries.flatMap(({ path }) => [path, `/es${path}`]), ...LISTS];

const quietMemory = watchMemory(site.pid);
const quiet = await visitFor(() => delay(QUIET_MS));
const quietMiB = quietMemory.stop();

const memory = watchMemory(site.pid);
const asked = standIn.requests.length;
const startedAt = performance.now();
const answers: { status: number; ms: number }[] = [];
let takenMs = 0;
const busy = await visitFor(async () => {
  for (let start = 0; start < publications; start += CALLS_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, publications - start) }, (_, index) => publish(start + index)));
  takenMs = performance.now() - startedAt;
  const store = new PublicationStore(join(site.folder, 'publications.sqlite'), { migrates: false });
  for (;;) {
    const { waiting, working, marked } = store.receipts.counts();
    if (waiting + working + marked === 0) break;
    await delay(100);
  }
  store.close();
});
const broughtMs = performance.now() - startedAt;
const burstMiB = memory.stop();
const requests = standIn.requests.slice(asked);
const made = [...site.log.matchAll(/publish: .*?(\d+)(?: of \d+)? pages made anew in/g)].map(([, pages]) => Number(pages));
const old: string[] = [];
for (const [place, { path }] of entries.entries()) {
  const newest = titleOf(publications - 1 - ((publications - 1 - place) % entries.length));
  for (const each of [path, `/es${path}`]) {
    const { headers, text } = await site.get(each);
    if (!text.includes(newest) || headers.get('x-nextjs-cache') !== 'HIT') old.push(each);
  }
}

console.log(`${publications} signed publications of ${entries.length} entries in 2 languages`);
console.log(
  `  taken in ${(takenMs / 1000).toFixed(1)} s, ${CALLS_AT_ONCE} at once; answers: ${countsOf(answers.map(({ status }) => status))}`,
);
console.log(`  a call is answered in   ${spread(answers.map(({ ms }) => ms))}`);
console.log(`  all brought after ${(broughtMs / 1000).toFixed(1)} s, in ${made.length} rounds of ${made.join(', ')} pages`);
console.log(`  requests to the delivery API: ${requests.length}`);
console.log(`  memory at most: ${quietMiB} MiB before, ${burstMiB} MiB with it`);
console.log(`  a visitor's page before ${spread(quiet)}`);
console.log(`  a visitor's page with it ${spread(busy)}`);
console.log(
  `  pages that do not show the newest text, or are not made yet: ${old.length}${old.length > 0 ? ` (${old.slice(0, 5).join(', ')})` : ''}`,
);
await site.stop();
await standIn.close();
if (old.length > 0 || answers.some(({ status }) => status !== 202)) process.exitCode = 1;

function titleOf(number: number): string {
  return `Published as number ${number}.`;
}

async function publish(number: number): Promise<void> {
  const { id, kind } = entries[number % entries.length] as (typeof entries)[number];
  const item = standIn.item(id);
  item.fields.title = { 'en-US': titleOf(number), es: titleOf(number) };
  const { sys } = standIn.publish(item);
  const sentAt = performance.now();
  const { status } = await site.webhook('ContentManagement.Entry.publish', {
    sys: { id, revision: sys.revision, contentType: { sys: { id: kind } } },
  });
  answers.push({ status, ms: performance.now() - sentAt });
}

/** Visitors go from page to page until the work is over. Returns each page's time. */
async function visitFor(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let step = visitor; !isOver; step += VISITORS) {
      const askedAt = performance.now();
      const { status } = await site.get(paths[(step * 7) % paths.length] as string);
      if (status >= 500) throw new Error(`a visitor got ${status} at ${paths[(step * 7) % paths.length]}`);
      times.push(performance.now() - askedAt);
      await delay(READING_MS);
    }
  });
  await work();
  isOver = true;
  await Promise.all(visitors);
  return times;
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0)} ms`;
  return `median ${at(0.5)}, 95 of 100 within ${at(0.95)}, the longest ${at(1)} (${times.length})`;
}

function countsOf(values: readonly number[]): string {
  return [...new Set(values)].map((value) => `${values.filter((each) => each === value).length} × ${value}`).join(', ');
}
