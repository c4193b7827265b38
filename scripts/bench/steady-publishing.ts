import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { entryPath } from '../../lib/routing/collection-addresses.ts';
import type { EntryKind } from '../../lib/site/collections.ts';
import { readPageFileHead } from '../../lib/stored-pages/page-file.ts';
import { BUILT_PAGES, MADE_PAGE_END, MADE_PAGES, madePageFile, pathOfKey } from '../../lib/stored-pages/page-index.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import type { StandIn } from '../../tests/support/stand-in.ts';

/**
 * The interval of reading the page's file. The file contains its own time, so a long interval is exact enough: reading hundreds of files at
 * three instances, forty times a second, slowed the measured processes. A page that is made twice within an interval counts from the second
 * time.
 */
const LOOK_EVERY_MS = 200;
/** A page that stays old for longer counts as lost. */
const LOST_MS = 120_000;

/** A published entry: its title before, and the addresses of its pages. */
export type Published = { id: string; kind: EntryKind; oldTitle: string };

/** The entries to publish: spread over the kinds and over their lists, without repeats. */
export function entriesToPublish(standIn: StandIn, count: number): Published[] {
  const entries = standIn.space.entries;
  const step = Math.max(1, Math.floor(entries.length / count));
  return Array.from({ length: Math.min(count, entries.length) }, (_, index) => {
    const { sys } = entries[index * step] as (typeof entries)[number];
    return { id: sys.id, kind: sys.contentType?.sys.id as EntryKind, oldTitle: `Title of ${sys.id} (` };
  });
}

/**
 * Publishes `perSecond` entries a second under a new title, each call at the next of the instances. Returns, for every entry and instance,
 * the milliseconds from the call until the new page in the first language is stored and so served; null if it stayed old. It reads the
 * stored pages and does not request them: hundreds of requests ten times a second would occupy the instances.
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
    const item = standIn.item(entry.id);
    item.fields.title = Object.fromEntries(Object.keys(item.fields.title as object).map((locale) => [locale, title]));
    const { sys } = standIn.publish(item);
    const from = Date.now();
    const site = sites[index % sites.length] as RunningSite;
    const { status } = await site.webhook('ContentManagement.Entry.publish', {
      sys: { id: entry.id, revision: sys.revision, contentType: { sys: { id: entry.kind } } },
    });
    if (status !== 202) throw new Error(`The call for ${entry.id} was answered with ${status}`);
    return Promise.all(sites.map(({ folder }) => untilNew(madePageFile(routerPath(entry), folder), title, from)));
  });
  return (await Promise.all(looks)).flat();
}

const newTitle = ({ id }: Published) => `Published anew: ${id}.`;
const pathOf = ({ id, kind }: Published) => entryPath({ kind, slug: id });

/** An entry's page in the first language, by its router path. */
const routerPath = (entry: Published) => `/${DEFAULT_LOCALE}${pathOf(entry)}`;

async function untilNew(file: string, title: string, from: number): Promise<number | null> {
  let seen = 0;
  while (Date.now() - from < LOST_MS) {
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt > seen && readFileSync(file, 'latin1').includes(title)) return writtenAt - from;
    seen = writtenAt;
    await delay(LOOK_EVERY_MS);
  }
  return null;
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

/** The pages and files that an instance has made since its start, by the router's paths. */
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
