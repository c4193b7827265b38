import type { Announcement } from '../content/announcements/announcements.ts';
import { nextMoment } from '../content/announcements/choose.ts';
import { type Replica, versionOf } from '../content/store/replica.ts';
import { tags } from '../content/tags.ts';
import { log } from '../runtime/log.ts';
import { markStale, noteChangedTags } from '../stored-pages/stale-pages.ts';
import type { PublicationStore } from './publication-store.ts';
import type { Brought } from './receipts.ts';
import { formerTags, type WrongAnnouncement, wrongAnnouncements } from './wrong-announcements.ts';

type Options = {
  store: () => PublicationStore;
  /** The announcements that can be shown, at any time. */
  announcements: (replica: Replica) => readonly Announcement[];
  /** Pages are to be made. */
  marked: () => void;
};

/** A timer of Node's holds 24.8 days; a machine's clock may be set meanwhile. */
const LONGEST_SLEEP_MS = 60 * 60_000;
const AGAIN_MS = 5_000;

/**
 * Has each stored page show the announcement of the moment: looks which pages do not, at the start, whenever an announcement begins or ends,
 * and whenever it is woken. So a moment that a process missed is made up for by the next look. The pages go to the same table as those of a
 * publication, under a receipt of their announcement.
 */
export class AnnouncementClock {
  readonly #options: Options;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  wake(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), this.#look());
    this.#timer.unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Gives the time until the next look. ms. */
  #look(): number {
    const { store, announcements } = this.#options;
    try {
      const at = Date.now();
      const all = announcements(store().replica);
      this.#mend(wrongAnnouncements(all, at), new Date(at));
      return Math.min(nextMoment(all, at) - at, LONGEST_SLEEP_MS);
    } catch (error) {
      log.warn('publish.waiting', `publish: announcements wait: ${error}`);
      return AGAIN_MS;
    }
  }

  #mend(wrong: readonly WrongAnnouncement[], now: Date): void {
    if (wrong.length === 0) return;
    const { file, receipts, replica } = this.#options.store();
    const waiting = new Set(receipts.stalePages().map(({ path }) => path));
    const fresh = wrong.filter(({ path }) => !waiting.has(path));
    if (fresh.length > 0) file.transaction(() => receipts.brought(broughtFor(fresh, replica), now));
    // Waiting pages too: their making may have begun before this moment.
    markStale(wrong.map(({ path }) => path));
    noteChangedTags(formerTags(wrong));
    this.#options.marked();
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
