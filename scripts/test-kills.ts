import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleSpace } from '../lib/content/store/sample/space.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { readPageFile } from '../lib/stored-pages/page-file.ts';
import { MADE_PAGE_END, MADE_PAGES } from '../lib/stored-pages/page-index.ts';
import { startSite } from '../tests/support/site.ts';
import { startStandIn } from '../tests/support/stand-in.ts';

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
let site = await startSite(BUILD_FOLDER, standIn.env);
const blogs = standIn.space.entries.filter(({ sys }) => sys.contentType?.sys.id === 'blog');
const titles = new Map<string, string>();
let torn = 0;
for (let kill = 0; kill < KILLS; kill += 1) {
  for (let each = 0; each < PUBLISHED_AT_ONCE; each += 1) {
    const item = blogs[(kill * PUBLISHED_AT_ONCE + each) % blogs.length] as (typeof blogs)[number];
    const title = `Published before kill ${kill + 1}.`;
    item.fields.title = { 'en-US': title, es: title };
    const { sys } = standIn.publish(item);
    // A failed call is lost: the next look finds its change.
    await site
      .webhook('ContentManagement.Entry.publish', { sys: { id: sys.id, revision: sys.revision, contentType: sys.contentType } })
      .catch(() => undefined);
    titles.set(sys.id, title);
  }
  await delay(Math.random() * LONGEST_LIFE_MS);
  ({ site } = await site.restart('SIGKILL'));
  for (const file of globSync(`**/*${MADE_PAGE_END}`, { cwd: join(site.folder, MADE_PAGES) }))
    if (readPageFile(join(site.folder, MADE_PAGES, file)) === null) torn += 1;
}
const old = async () => {
  const found: string[] = [];
  for (const [id, title] of titles) {
    const slug = (standIn.item(id).fields.slug as Record<string, string>)['en-US'];
    for (const path of [`/blog/${slug}`, `/es/blog/${slug}`, `/blog/${slug}.md`]) {
      const { headers, text } = await site.get(path);
      if (!text.includes(title) || headers.get('x-nextjs-cache') !== 'HIT') found.push(path);
    }
  }
  return found;
};
const left = () => site.log.includes('publish: publish Entry') || site.log.includes('publications,');
await site.until(left, 120_000).catch(() => undefined);
await delay(10_000);
const lost = await old();
console.log(
  `${KILLS} kills, ${titles.size} entries: ${lost.length} pages are not the newest${lost.length > 0 ? ` (${lost.slice(0, 5).join(', ')})` : ''}, ${torn} torn`,
);
await site.stop();
await standIn.close();
if (lost.length + torn > 0) process.exitCode = 1;
