import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleSpace } from '../lib/content/store/sample/space.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { startSite } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';

/**
 * `npm run test:outage [-- MINUTES [READING_MS]]`: Contentful answers 503 to every request for this number of minutes, while visitors cycle
 * through the addresses of the sitemap, and entries are published. Each visitor reads a page for READING_MS. Fails on any 5xx, or if a
 * publication is missing from its page a minute after the end, before any request for it. Needs a build from the sample space.
 */
const VISITORS = 4;
const PUBLISH_EVERY_MS = 6_000;
const LIVE_WITHIN_MS = 60_000;
const [minutes = 3, readingMs = 100] = process.argv.slice(2).map(Number);

if (!existsSync(BUILD_FOLDER)) throw new Error('There is no build yet: npm run build');
const standIn = await startStandIn(await sampleSpace());
const site = await startSite(BUILD_FOLDER, standIn.env);
const addresses: string[] = [];
for (const [, part = ''] of (await site.get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g))
  for (const [, page = ''] of (await site.get(new URL(part).pathname)).text.matchAll(/<loc>([^<]+)<\/loc>/g))
    addresses.push(new URL(page).pathname);

const blogs = standIn.space.entries.filter(({ sys }) => sys.contentType?.sys.id === 'blog');
standIn.fault = () => ({ kind: 'status', status: 503 });
const askedBefore = standIn.requests.length;
const startedAt = performance.now();
const statuses = new Map<number, number>();
let longestMs = 0;
let isOver = false;
const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
  for (let step = visitor; !isOver; step += VISITORS) {
    const askedAt = performance.now();
    const { status } = await site.get(addresses[step % addresses.length] as string);
    longestMs = Math.max(longestMs, performance.now() - askedAt);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await delay(readingMs);
  }
});
const published = new Map<string, string>();
for (let count = 0; performance.now() - startedAt < minutes * 60_000; count += 1) {
  const item = blogs[count % blogs.length] as (typeof blogs)[number];
  const title = `Published in the outage as number ${count}.`;
  item.fields.title = { 'en-US': title, es: title };
  const { sys } = standIn.publish(item);
  await site.webhook('ContentManagement.Entry.publish', {
    sys: { id: sys.id, revision: sys.revision, contentType: { sys: { id: 'blog' } } },
  });
  published.set(sys.id, title);
  await delay(PUBLISH_EVERY_MS);
}
const asked = standIn.requests.length - askedBefore;
const seconds = (performance.now() - startedAt) / 1000;
// So that no visitor's request can cause the page to be made.
isOver = true;
await Promise.all(visitors);
standIn.fault = () => undefined;
const endedAt = performance.now();
const isBrought = (id: string) => new RegExp(`publish: publish Entry ${id},|publish: \\d+ publications,`).test(site.log);
await site.until(() => [...published.keys()].every(isBrought), 10 * 60_000);
const liveMs = performance.now() - endedAt;
const faults: string[] = [];
for (const [id, title] of published) {
  const slug = (standIn.item(id).fields.slug as Record<string, string>)['en-US'];
  for (const path of [`/blog/${slug}`, `/es/blog/${slug}`]) {
    const { headers, text } = await site.get(path);
    if (!text.includes(title) || headers.get('x-nextjs-cache') !== 'HIT') faults.push(`${path} is not the newest, or was not made`);
  }
}
const failures = [...statuses].filter(([status]) => status >= 500);
if (failures.length > 0) faults.push(`visitors got ${failures.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
if (liveMs > LIVE_WITHIN_MS) faults.push(`publications were live after ${(liveMs / 1000).toFixed(0)} s only`);

console.log(`Contentful gone for ${seconds.toFixed(0)} s, ${addresses.length} addresses, ${VISITORS} visitors`);
console.log(
  `  answers to visitors: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}; the longest took ${longestMs.toFixed(0)} ms`,
);
console.log(`  requests to Contentful meanwhile: ${asked}, ${(asked / seconds).toFixed(1)} a second`);
console.log(`  ${published.size} entries published meanwhile, live ${(liveMs / 1000).toFixed(1)} s after the end, before anybody asked`);
await site.stop();
await standIn.close();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
