import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEnv } from '../../lib/env.ts';
import type { Receipt } from '../../lib/publish/receipt.ts';
import { openManagement } from '../../scripts/content-setup/management.ts';
import { setUp } from '../../scripts/content-setup/set-up.ts';
import { ManagementApi } from '../support/management-api.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';

/** `npm run build`, of the sample that comes with the site. */
const SAMPLE_BUILD = '.next';
const TOKEN = 'a-token-of-forty-characters-for-the-tests';

let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  const api = await new ManagementApi().listen();
  const folder = mkdtempSync(join(tmpdir(), 'setup-test-'));
  const access = { token: api.token, space: 'stand-in', environment: 'master', host: api.host, rate: 0, retries: 2 };
  await setUp(openManagement({ ...access, waits: () => undefined }), {
    ...{ settings: parseEnv({}), envFile: join(folder, '.env'), dryRun: false, sample: null, pauseMs: 1 },
    ...{ say: () => undefined, confirm: async () => true },
  });
  standIn = await startStandIn(api.published());
  await api.close();
  rmSync(folder, { recursive: true });
  site = await startSite(SAMPLE_BUILD, { ...standIn.env, PUBLISHES_TOKEN: TOKEN });
});
afterAll(async () => {
  await site?.stop();
  await standIn?.close();
});

/** Every address of every part of the sitemap, with what stands there. */
async function pages(): Promise<Map<string, string[]>> {
  const index = (await site.get('/sitemap.xml')).text;
  const parts = await Promise.all(pathsIn(index).map(async (part) => pathsIn((await site.get(part)).text)));
  const read = await Promise.all(parts.flat().map(async (path) => [path, shown((await site.get(path)).text)] as const));
  return new Map(read);
}

const pathsIn = (xml: string) => [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

/**
 * What a page shows, tag by tag. Left out: related entries, which are picked at random; dates, which are those of the publication, and the thread that they are knots of; and of pictures all but
 * their names, since Contentful makes their sizes.
 */
function shown(html: string): string[] {
  const page = parse(html);
  const ofTheTime = 'time, .strand, meta[property$="_time"]';
  const ofPictures = 'picture > source, meta[property^="og:image"], meta[name="twitter:image"], meta[name="image"]';
  for (const each of page.querySelectorAll(`script, template, [aria-labelledby=related_entries], ${ofTheTime}, ${ofPictures}`))
    each.remove();
  for (const picture of page.querySelectorAll('img')) {
    const name = /([^/]+\.webp)/.exec(picture.getAttribute('src') ?? '')?.[1];
    if (name) for (const attribute of ['src', 'srcset', 'width', 'height']) picture.setAttribute(attribute, name);
  }
  for (const link of page.querySelectorAll('a[href*="media="]')) {
    link.setAttribute('href', (link.getAttribute('href') ?? '').replace(/media=[^&]*/, 'media='));
  }
  return page.outerHTML.replace(/<\/?picture\b[^>]*>/g, '').split(/(?<=>)/);
}

test('a site on a space that was set up shows what it shows of the sample', async () => {
  const before = await pages();
  expect(before.size).toBeGreaterThan(80);
  const items = [...standIn.space.entries, ...standIn.space.assets];
  // At once, as by a script: the site takes such a burst first, and then makes each page once for all of it.
  const answers = await Promise.all(
    items.map(({ sys: { id, type, revision, contentType } }) =>
      site.webhook(`ContentManagement.${type}.publish`, { sys: { id, revision, contentType } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(items.map(() => 202));
  await site.until(async () => {
    const { text } = await site.get('/api/publishes?limit=200', { authorization: `Bearer ${TOKEN}` });
    const receipts: Receipt[] = JSON.parse(text).publications;
    return receipts.length === items.length && receipts.every(({ liveAt }) => liveAt !== null);
  });
  const after = await pages();
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [path, page] of before) expect(after.get(path), path).toEqual(page);
});
