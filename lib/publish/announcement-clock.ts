import { type Announcement, shownAnnouncements } from '../content/announcements/announcements.ts';
import { announcementOn, nextMoment } from '../content/announcements/choose.ts';
import { ANNOUNCEMENT } from '../content/model.ts';
import { type Replica, versionOf } from '../content/store/replica.ts';
import { tags } from '../content/tags.ts';
import { withoutLocale } from '../i18n/locales.ts';
import { decodedPath } from '../routing/slug.ts';
import { log } from '../runtime/log.ts';
import { announcementOfTag } from '../stored-pages/announcement-tags.ts';
import { pagesWithTags, standsAt, tagsWhere } from '../stored-pages/page-index.ts';
import { markStale, noteChangedTags } from '../stored-pages/stale-pages.ts';
import type { PublicationStore } from './publication-store.ts';
import type { Brought } from './receipts.ts';

/** A timer of Node's holds 24.8 days; a machine's clock may be set meanwhile. */
const LONGEST_SLEEP_MS = 60 * 60_000;
const AGAIN_MS = 5_000;

/**
 * Finds the stored pages that do not show the current announcement: at the start, when one begins or ends, and when it is woken. So no
 * moment is missed for long. The pages are made like those of a publication, under a receipt of their announcement. `marked`: pages are to
 * be made. Gives the function that wakes it.
 */
export function announcementClock(store: () => PublicationStore, marked: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function wake() {
    clearTimeout(timer);
    timer = setTimeout(wake, look(store, marked)).unref();
  };
}

/** Gives the time until the next look. ms. */
function look(store: () => PublicationStore, marked: () => void): number {
  try {
    const { file, receipts, replica } = store();
    const at = Date.now();
    const { announcements: all } = shownAnnouncements(replica.parts(ANNOUNCEMENT));
    const wrong = wrongAnnouncements(all, at);
    const waiting = new Set(wrong.length === 0 ? [] : receipts.stalePages().map(({ path }) => path));
    const fresh = wrong.filter(({ path }) => !waiting.has(path));
    if (fresh.length > 0) file.transaction(() => receipts.brought(broughtFor(fresh, replica), new Date(at)));
    // Waiting pages too: their making may have begun before this moment.
    markStale(wrong.map(({ path }) => path));
    noteChangedTags(formerTags(wrong));
    if (wrong.length > 0) marked();
    return Math.min(nextMoment(all, at) - at, LONGEST_SLEEP_MS);
  } catch (error) {
    log.warn('publish.waiting', `publish: announcements wait: ${error}`);
    return AGAIN_MS;
  }
}

/** A receipt for each announcement that begins, and for each that ends without another one. */
function broughtFor(wrong: readonly WrongAnnouncement[], replica: Replica): Brought[] {
  const byId = Map.groupBy(wrong, ({ shown, wanted }) => wanted ?? (shown as string));
  return [...byId].map(([id, some]): Brought => {
    const raw = replica.item('Entry', id);
    const revision = raw && versionOf(raw).revision;
    return {
      event: { action: raw ? 'publish' : 'remove', item: 'Entry', id, kind: null, revision },
      ...{ revisionSeen: revision, isLate: false, isNew: true, leftOut: null, others: [] },
      tags: [tags.announcement(id), ...formerTags(some)],
      paths: some.map(({ path }) => path),
    };
  });
}

/** A stored page that shows another announcement than it should; null is none. `path` is the router's. */
type WrongAnnouncement = { path: string; shown: string | null; wanted: string | null };

/** The stored pages with another announcement than they should have at this moment (epoch ms). */
export function wrongAnnouncements(all: readonly Announcement[], at: number): WrongAnnouncement[] {
  const current = all.filter(({ from, until }) => from <= at && at < until);
  return tagsWhere((tag) => announcementOfTag(tag) !== undefined).flatMap((tag) => {
    const shown = announcementOfTag(tag) as string | null;
    // Usually there is no announcement: then nearly all pages have this tag, and all of them are right.
    if (shown === null && current.length === 0) return [];
    return pagesWithTags([tag])
      .map((path) => ({ path, shown, wanted: announcementOn(withoutLocale(decodedPath(path) ?? path), current, at)?.id ?? null }))
      .filter(({ path, wanted }) => wanted !== shown && standsAt(path));
  });
}

/** The tags under which caches in front know these pages until now. */
export const formerTags = (wrong: readonly WrongAnnouncement[]): string[] => [
  ...new Set(wrong.map(({ shown }) => tags.announcement(shown))),
];
