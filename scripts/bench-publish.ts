import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSite, startSite } from '../tests/support/site.ts';
import { makeSpace } from '../tests/support/space.ts';
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
const address = `/blog/${id}`;
const oldTitle = `Title of ${id} (`;
// Everything that shows the entry now: its page, the list, related columns. A related column is drawn anew with its page, and
// may show others afterwards; what counts is that no page goes on showing the old title.
const affected = await pagesShowing(oldTitle);
const cardPage = affected.find((path) => /\/blog\//.test(path) && !path.endsWith(address));
const item = standIn.item(id);
const title = `Published anew at ${Date.now()}`;
item.fields.title = { 'en-US': title, es: title };
const { sys } = standIn.publish(item);

const startedAt = performance.now();
await site.webhook('ContentManagement.Entry.publish', { sys: { id, revision: sys.revision, contentType: { sys: { id: 'blog' } } } });
const answeredMs = performance.now() - startedAt;
const watched = {
  'its page': address,
  'its list': '/blogs',
  ...(cardPage ? { [`a page that showed its card (${cardPage})`]: cardPage } : {}),
};
const times = await Promise.all(Object.entries(watched).map(async ([name, path]) => [name, await timeUntilNew(path, startedAt)] as const));
const line = await site.until(() => /publish: publish Entry .*/.exec(site.log)?.[0]);

console.log(`${entries} entries in 2 languages`);
console.log(`  webhook answered after  ${answeredMs.toFixed(0)} ms`);
for (const [name, ms] of times) console.log(`  new HTML of ${name}: ${ms.toFixed(0)} ms`);
console.log(`  ${line}`);
const made = Number(/(\d+) of (\d+) pages/.exec(line)?.[1]);
const stillOld = await pagesShowing(oldTitle);
console.log(
  `  pages that showed the entry: ${affected.length}; pages made anew: ${made}; pages still showing the old title: ${stillOld.length}`,
);
await site.stop();
await standIn.close();
rmSync(FOLDER, { recursive: true, force: true });
if (made !== affected.length || stillOld.length > 0) process.exitCode = 1;

async function timeUntilNew(path: string, since: number): Promise<number> {
  while ((await site.get(path)).text.includes(oldTitle)) await delay(PROBE_EVERY_MS);
  return performance.now() - since;
}

/** Looks at every page of the kind, the lists' and keywords' first pages, the search indexes and the pages that may show a few of them. */
async function pagesShowing(text: string): Promise<string[]> {
  const paths = ['', '/es'].flatMap((prefix) => [
    ...space.entries.filter((entry) => entry.sys.id.startsWith('blog-')).map((entry) => `${prefix}/blog/${entry.sys.id}`),
    `${prefix}/blogs`,
    `${prefix}/blogs/keyword/planning`,
    `${prefix}/blogs/keyword/blog`,
    `/api/search/${prefix.slice(1) || 'en'}`,
    prefix || '/',
    `${prefix}/all`,
  ]);
  const showing: string[] = [];
  for (const path of paths) if ((await site.get(path)).text.includes(text)) showing.push(path);
  return showing;
}
