import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import { entryPath } from '../../lib/routing/collection-addresses.ts';
import type { EntryKind } from '../../lib/site/collections.ts';
import { readPageFileHead } from '../../lib/stored-pages/page-file.ts';
import { BUILT_PAGES, MADE_PAGE_END, MADE_PAGES, madePageFile, pathOfKey } from '../../lib/stored-pages/page-index.ts';
import { Postgres } from '../../tests/support/postgres.ts';
import { buildSite, type RunningSite, startSite } from '../../tests/support/site.ts';
import { makeSpace } from '../../tests/support/space.ts';
import { type StandIn, startStandIn } from '../../tests/support/stand-in.ts';
import { numberFrom, print, printTimes, quantile, watchMemory } from './measure.ts';
import { publishTitle, settled } from './publishing.ts';

const FOLDER = '.next-bench';
const SECONDS = 30;
/** Reading hundreds of files more often would slow the measured processes; a page's file contains its own time. */
const LOOK_EVERY_MS = 200;
/** A page that stays old for longer counts as lost. */
const LOST_MS = 120_000;
/** Maximum time until 95 of 100 of the entries' own pages are new. */
const GOAL_MS = 1_500;
/** Files that depend on the whole space without showing a title: dates of changes, and counts. */
const ABOUT_ALL = /sitemap|\/feeds\/|llms|\/search\/|\.md$/;

type Entry = { id: string; kind: EntryKind };

/**
 * The time from the webhook to the new page, in a space of 2,000 entries: for one publication, then for ten a second for half a minute,
 * each sent to one of three instances on a PostgreSQL. Fails if an unaffected page is remade, if an affected one stays old, or if the goal
 * is missed. Three instances need two cores alone: `npm run bench -- publish 2000 1` measures one.
 */
export async function bench(args: string[]): Promise<void> {
  const entries = numberFrom(args[0], 2000, 'ENTRIES');
  const instances = numberFrom(args[1], 3, 'INSTANCES');
  const perSecond = numberFrom(args[2], 10, 'A_SECOND');
  const standIn = await startStandIn(makeSpace(Math.ceil(entries / 3), 300));
  const { code, output } = await buildSite(FOLDER, standIn.env);
  if (code !== 0) throw new Error(output);
  const postgres = instances > 1 ? await Postgres.create() : null;
  const env = { ...standIn.env, ...(postgres ? { DATABASE_URL: postgres.urlOf(await postgres.database()) } : {}) };
  const sites: RunningSite[] = [];
  try {
    while (sites.length < instances) sites.push(await startSite(FOLDER, env));
    // A fresh process still has to compile its code: the first publication is for that.
    const [first, second, ...others] = spread(standIn, perSecond * SECONDS + 2) as [Entry, Entry, ...Entry[]];
    await publishAll(standIn, sites, [first], 1);
    console.log(`${entries} entries in two languages, ${instances} instances`);
    printTimes("one publication: its entry's page is new", await publishAll(standIn, sites, [second], 1));
    const peaks = sites.map(({ pid }) => watchMemory(pid));
    const asked = standIn.requests.length;
    const startedAt = performance.now();
    const times = await publishAll(standIn, sites, others, perSecond);
    printTimes(`${others.length} publications, ${perSecond} a second: the same`, times);
    for (const site of sites) await settled(site);
    print('all pages that show them are new', (performance.now() - startedAt) / 1000, 's');
    print('requests to the delivery API', standIn.requests.length - asked);
    for (const peak of peaks) print('peak memory of an instance', peak(), 'MiB');
    const faults = sites.flatMap((site) => faultsOf(site, [first, second, ...others]));
    if (quantile(times, 0.95) > GOAL_MS) faults.push(`95 of 100 pages took longer than the goal of ${GOAL_MS} ms`);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    for (const site of sites) await site.stop();
    await postgres?.close();
    await standIn.close();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

/** Entries of all kinds and of all pages of their lists. */
function spread({ space: { entries } }: StandIn, count: number): Entry[] {
  const step = Math.max(1, Math.floor(entries.length / count));
  return entries
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map(({ sys }) => ({ id: sys.id, kind: sys.contentType?.sys.id as EntryKind }));
}

const newTitle = ({ id }: Entry) => `Published anew: ${id}.`;

/** Publishes entries under a new title, and returns the milliseconds until each instance has stored the new page. */
async function publishAll(standIn: StandIn, sites: readonly RunningSite[], entries: readonly Entry[], perSecond: number) {
  const startedAt = performance.now();
  const times = entries.map(async (entry, index) => {
    await delay(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
    const from = Date.now();
    const status = await publishTitle(standIn, sites[index % sites.length] as RunningSite, entry.id, newTitle(entry));
    if (status !== 202) throw new Error(`The webhook for ${entry.id} was answered with ${status}, not 202`);
    return Promise.all(sites.map(({ folder }) => untilNew(entry, folder, from)));
  });
  return (await Promise.all(times)).flat();
}

async function untilNew(entry: Entry, folder: string, from: number): Promise<number> {
  const file = madePageFile(`/${DEFAULT_LOCALE}${entryPath({ kind: entry.kind, slug: entry.id })}`, folder);
  let seen = 0;
  while (Date.now() - from < LOST_MS) {
    const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (writtenAt > seen && readFileSync(file, 'latin1').includes(newTitle(entry))) return writtenAt - from;
    seen = writtenAt;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error(`The page of ${entry.id} is still old after ${LOST_MS / 1000} s`);
}

/** Pages that an instance remade without need, and pages that it did not remake. */
function faultsOf({ folder }: RunningSite, entries: readonly Entry[]): string[] {
  const ids = new Set(entries.map(({ id }) => id));
  const files = (of: string) => readdirSync(join(folder, of), { recursive: true, encoding: 'utf8' });
  const showing = files(BUILT_PAGES).filter((file) => {
    if (!/\.(html|body)$/.test(file)) return false;
    const titles = readFileSync(join(folder, BUILT_PAGES, file), 'utf8').matchAll(/Title of ([a-z]+-\d+) \(/g);
    return [...titles].some(([, id = '']) => ids.has(id));
  });
  const old = new Set(showing.map((file) => `/${file.replace(/\.(html|body)$/, '')}`));
  const made = files(MADE_PAGES)
    .filter((file) => file.endsWith(MADE_PAGE_END))
    .flatMap((file) => pathOfKey(readPageFileHead(join(folder, MADE_PAGES, file))?.key ?? ''));
  print('pages that an instance made', new Set(made).size, '', `${old.size} showed the entries`);
  return [
    ...[...new Set(made)].filter((path) => !old.has(path) && !ABOUT_ALL.test(path)).map((path) => `${path} was made without need`),
    ...[...old].filter((path) => !made.includes(path)).map((path) => `${path} shows an old title and was not made`),
  ];
}
