import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { makeSpace } from '../tests/support/space.ts';
import { buildSite, type RunningSite, startSite } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';

/** `npm run bench:publish [-- ENTRIES]`: from the webhook to the new HTML, and how many pages were made anew, in a space of 2,000 entries. */
const FOLDER = '.next-bench';
const PROBE_EVERY_MS = 20;
const entries = Number(process.argv[2] ?? 2000);

const space = makeSpace(Math.ceil(entries / 3), 300);
const standIn = await startStandIn(space);
const { code, output } = await buildSite(FOLDER, standIn.env);
if (code !== 0) throw new Error(output);
const site = await startSite(FOLDER, standIn.env);

const id = `blog-${Math.ceil(entries / 3)}`;
const title = `Published anew at ${Date.now()}`;
const cardPage = await pageWithCard(id);
const item = standIn.item(id);
item.fields.title = { 'en-US': title, es: title };
const { sys } = standIn.publish(item);

// What is in the HTML only when the page shows the entry: everything else must stay as it is.
const startedAt = performance.now();
await site.webhook('ContentManagement.Entry.publish', { sys: { id, revision: sys.revision, contentType: { sys: { id: 'blog' } } } });
const answeredMs = performance.now() - startedAt;
const watched = { 'its page': `/blog/${id}`, 'its list': '/blogs', [`a page that shows its card (${cardPage})`]: cardPage };
const times = await Promise.all(Object.entries(watched).map(async ([name, path]) => [name, await timeUntil(path, title, startedAt)] as const));
const line = await site.until(() => /publish: publish Entry .*/.exec(site.log)?.[0]);

console.log(`${entries} entries in 2 languages`);
console.log(`  webhook answered after  ${answeredMs.toFixed(0)} ms`);
for (const [name, ms] of times) console.log(`  new HTML of ${name}: ${ms.toFixed(0)} ms`);
console.log(`  ${line}`);
const made = Number(/(\d+) of (\d+) pages/.exec(line)?.[1]);
const affected = await pagesShowing(title);
console.log(`  pages made anew: ${made}; pages that show the entry: ${affected}`);
await site.stop();
await standIn.close();
rmSync(FOLDER, { recursive: true, force: true });
if (made !== affected) process.exitCode = 1;

async function timeUntil(path: string, text: string, since: number): Promise<number> {
  while (!(await site.get(path, { 'sec-fetch-site': 'same-origin' })).text.includes(text)) await delay(PROBE_EVERY_MS);
  return performance.now() - since;
}

async function pageWithCard(wanted: string): Promise<string> {
  for (const path of entryPaths()) {
    if (path.endsWith(`/${wanted}`)) continue;
    if ((await site.get(path)).text.includes(`/blog/${wanted}"`)) return path;
  }
  throw new Error(`No page shows the card of ${wanted}: related picks are drawn at random, run the benchmark again`);
}

function* entryPaths(): Generator<string> {
  for (const prefix of ['', '/es']) for (const entry of space.entries) if (entry.sys.id.startsWith('blog-')) yield `${prefix}/blog/${entry.sys.id}`;
}

/** Counts, by looking at all of them, the pages that now show the new title. */
async function pagesShowing(text: string): Promise<number> {
  let count = 0;
  for (const path of [...entryPaths(), '/blogs', '/es/blogs', '/', '/es', '/all', '/es/all']) {
    if ((await site.get(path)).text.includes(text)) count += 1;
  }
  return count;
}
