import { setTimeout as delay } from 'node:timers/promises';
import { sampleSpace } from '../../lib/content/store/sample/space.ts';
import { entryPath } from '../../lib/routing/collection-addresses.ts';
import { BUILD_FOLDER } from '../../lib/runtime/build-folder.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { startSite } from '../../tests/support/site.ts';
import { startStandIn } from '../../tests/support/stand-in.ts';
import { numberFrom, print, printTimes, watchMemory } from './measure.ts';
import { outdated, publishTitle, settled, visit } from './publishing.ts';

const CALLS_AT_ONCE = 50;
const READING_MS = 50;
const QUIET_MS = 5_000;

/**
 * Publications of the sample's entries, again and again, as fast as the site accepts them, with visitors meanwhile. Fails if one is refused,
 * or if a page does not show the last of them. Needs a build from the sample space.
 */
export async function bench([argument]: string[]): Promise<void> {
  const publications = numberFrom(argument, 2000, 'PUBLICATIONS');
  const standIn = await startStandIn(await sampleSpace());
  const site = await startSite(BUILD_FOLDER, standIn.env);
  const entries = standIn.space.entries.flatMap(({ sys, fields }) => {
    const kind = ENTRY_KINDS.find((each) => each === sys.contentType?.sys.id);
    return kind ? [{ id: sys.id, path: entryPath({ kind, slug: (fields.slug as Record<string, string>)['en-US'] as string }) }] : [];
  });
  const paths = [...entries.flatMap(({ path }) => [path, `/es${path}`]), '/', '/blogs', '/es/resources', '/all'];
  const titles = new Map<string, string>();
  const calls: number[] = [];
  const faults: string[] = [];

  const publish = async (number: number) => {
    const { id } = entries[number % entries.length] as (typeof entries)[number];
    titles.set(id, `Published as number ${number}.`);
    const sentAt = performance.now();
    const status = await publishTitle(standIn, site, id, titles.get(id) as string);
    calls.push(performance.now() - sentAt);
    if (status !== 202) faults.push(`publication ${number} was answered with ${status}, not 202`);
  };

  const visitFor = async (work: () => Promise<unknown>) => {
    let isOver = false;
    const visits = visit(site, paths, READING_MS, () => isOver, faults);
    await work();
    isOver = true;
    return visits;
  };

  try {
    const quiet = await visitFor(() => delay(QUIET_MS));
    const peak = watchMemory(site.pid);
    const asked = standIn.requests.length;
    const startedAt = performance.now();
    let takenMs = 0;
    const busy = await visitFor(async () => {
      for (let start = 0; start < publications; start += CALLS_AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(CALLS_AT_ONCE, publications - start) }, (_, index) => publish(start + index)));
      takenMs = performance.now() - startedAt;
      await settled(site);
    });
    console.log(`${publications} publications of ${entries.length} entries in two languages, ${CALLS_AT_ONCE} at once`);
    print('all are accepted', takenMs / 1000, 's');
    print('all pages are new', (performance.now() - startedAt) / 1000, 's');
    printTimes('response to a webhook', calls);
    printTimes("a visitor's page before", quiet);
    printTimes("a visitor's page meanwhile", busy);
    print('peak memory', peak(), 'MiB');
    print('requests to the delivery API', standIn.requests.length - asked);
    faults.push(...(await outdated(standIn, site, titles)).map((path) => `${path} does not show the newest title`));
  } finally {
    await site.stop();
    await standIn.close();
  }
  for (const fault of faults.slice(0, 20)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
