import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PublicationStore } from '../../lib/publish/publication-store.ts';
import { entryPath } from '../../lib/routing/collection-addresses.ts';
import type { EntryKind } from '../../lib/site/collections.ts';
import type { RunningSite } from '../../tests/support/site.ts';
import { inBoth } from '../../tests/support/space.ts';
import type { StandIn } from '../../tests/support/stand-in.ts';

/** Publishes an entry under a new title in both languages, and calls the webhook. Returns the status of the response. */
export async function publishTitle(standIn: StandIn, site: RunningSite, id: string, title: string): Promise<number> {
  const item = standIn.item(id);
  item.fields.title = inBoth(title);
  const { sys } = standIn.publish(item);
  return (await site.webhook('ContentManagement.Entry.publish', { sys })).status;
}

const VISITORS = 4;

/** Readers go from page to page, with a pause on each, until it is over. Returns the time of each page. */
export async function visit(site: RunningSite, paths: readonly string[], pauseMs: number, isOver: () => boolean, faults: string[]) {
  const times: number[] = [];
  const reader = async (_: unknown, number: number) => {
    for (let step = number; !isOver(); step += VISITORS) {
      const path = paths[step % paths.length] as string;
      const askedAt = performance.now();
      const { status } = await site.get(path);
      times.push(performance.now() - askedAt);
      if (status >= 500) faults.push(`a visitor got ${status} at ${path}`);
      await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, reader));
  return times;
}

/** The pages of entries that do not show their title, or that are not made before a request for them. `titles` are by entry id. */
export async function outdated(standIn: StandIn, site: RunningSite, titles: ReadonlyMap<string, string>): Promise<string[]> {
  const found: string[] = [];
  for (const [id, title] of titles) {
    const { sys, fields } = standIn.item(id);
    const path = entryPath({
      kind: sys.contentType?.sys.id as EntryKind,
      slug: (fields.slug as Record<string, string>)['en-US'] as string,
    });
    for (const each of [path, `/es${path}`, `${path}.md`]) {
      const { headers, text } = await site.get(each);
      if (!text.includes(title) || headers.get('x-nextjs-cache') !== 'HIT') found.push(each);
    }
  }
  return found;
}

/** Waits until a site has no pending publication. */
export async function settled({ folder }: RunningSite): Promise<void> {
  const store = new PublicationStore(join(folder, 'publications.sqlite'), { migrates: false });
  for (;;) {
    const { waiting, working, marked } = store.receipts.counts();
    if (waiting + working + marked === 0) break;
    await delay(100);
  }
  store.close();
}

/** The ids of a space's articles. */
export const blogIds = ({ space }: StandIn): string[] =>
  space.entries.filter(({ sys }) => sys.contentType?.sys.id === 'blog').map(({ sys }) => sys.id);
