import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { readPageFileHead } from '../../lib/next/page-file.ts';
import { BUILT_PAGES, MADE_PAGE_END, MADE_PAGES, pathOfKey } from '../../lib/next/page-index.ts';
import { entryPath } from '../../lib/routing/collection-addresses.ts';
import type { EntryKind } from '../../lib/site/collections.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import type { StandIn } from '../../tests/support/stand-in.ts';

/** How often somebody looks whether a page is new: the figures are exact to this. */
const LOOK_EVERY_MS = 100;
/**
 * As a proxy in front asks: on connections that stay open. A process accepts one new connection in each turn of its loop, and while it makes
 * pages a turn is long.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** So long a page may stay old before it counts as lost. */
const LOST_MS = 120_000;

/** An entry that is published: its title before, and the addresses of its pages. */
export type Published = { id: string; kind: EntryKind; oldTitle: string };

/** The entries to publish: spread over the kinds and over their lists, none twice. */
export function entriesToPublish(standIn: StandIn, count: number): Published[] {
  const entries = standIn.space.entries;
  const step = Math.max(1, Math.floor(entries.length / count));
  return Array.from({ length: Math.min(count, entries.length) }, (_, index) => {
    const { sys } = entries[index * step] as (typeof entries)[number];
    return { id: sys.id, kind: sys.contentType?.sys.id as EntryKind, oldTitle: `Title of ${sys.id} (` };
  });
}

/**
 * Publishes `perSecond` entries a second under a new title, each call at the next of the instances, and looks at the entry's English page at all of
 * them. Gives the milliseconds from the call to the new page, for every entry and instance; null where it stayed old.
 */
export async function publishSteadily(
  standIn: StandIn,
  sites: readonly RunningSite[],
  entries: readonly Published[],
  perSecond: number,
): Promise<(number | null)[]> {
  const startedAt = performance.now();
  const looks = entries.map(async (entry, index) => {
    await delay(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
    const title = newTitle(entry);
    // With the old page's name an answer is a few bytes, until there is a new one: looking must not be what the instances are busy with.
    const etags = await Promise.all(sites.map(async ({ origin }) => (await ask(origin + pathOf(entry))).etag));
    const item = standIn.item(entry.id);
    item.fields.title = Object.fromEntries(Object.keys(item.fields.title as object).map((locale) => [locale, title]));
    const { sys } = standIn.publish(item);
    const from = performance.now();
    const site = sites[index % sites.length] as RunningSite;
    const { status } = await site.webhook('ContentManagement.Entry.publish', {
      sys: { id: entry.id, revision: sys.revision, contentType: { sys: { id: entry.kind } } },
    });
    if (status !== 202) throw new Error(`The call for ${entry.id} was answered with ${status}`);
    return Promise.all(sites.map(({ origin }, at) => untilNew(origin + pathOf(entry), title, from, etags[at] as string)));
  });
  return (await Promise.all(looks)).flat();
}

export const newTitle = ({ id }: Published) => `Published anew: ${id}.`;
const pathOf = ({ id, kind }: Published) => entryPath({ kind, slug: id });

async function untilNew(url: string, title: string, from: number, etag: string): Promise<number | null> {
  while (performance.now() - from < LOST_MS) {
    if ((await ask(url, { 'if-none-match': etag })).text.includes(title)) return performance.now() - from;
    await delay(LOOK_EVERY_MS);
  }
  return null;
}

function ask(url: string, headers: Record<string, string> = {}): Promise<{ text: string; etag: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('error', reject);
      response.once('end', () => resolve({ text, etag: response.headers.etag ?? '' }));
    }).once('error', reject);
  });
}

/** The stored pages and files of a build that show one of these entries under its old title, by the router's paths. */
export function pagesShowingOldTitles(folder: string, entries: readonly Published[]): Set<string> {
  const ids = new Set(entries.map(({ id }) => id));
  const showing = new Set<string>();
  const built = join(folder, BUILT_PAGES);
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|body)$/.test(file)) continue;
    for (const [, id] of readFileSync(join(built, file), 'utf8').matchAll(/Title of ([a-z]+-\d+) \(/g))
      if (ids.has(id as string)) showing.add(`/${file.replace(/\.(html|body)$/, '')}`);
  }
  return showing;
}

/** The pages and files that an instance has made since it started, by the router's paths. */
export function pagesMade(folder: string): Set<string> {
  const made = join(folder, MADE_PAGES);
  const files = readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(MADE_PAGE_END));
  return new Set(files.flatMap((file) => pathOfKey(readPageFileHead(join(made, file))?.key ?? '')));
}

/** The pages of these entries, in every language, that do not show the new title at an instance. */
export async function pagesStillOld(site: RunningSite, entries: readonly Published[]): Promise<string[]> {
  const old: string[] = [];
  for (const entry of entries)
    for (const locale of LOCALES) {
      const path = localizedPath(pathOf(entry), locale);
      if (!(await site.get(path)).text.includes(newTitle(entry))) old.push(path);
    }
  return old;
}
