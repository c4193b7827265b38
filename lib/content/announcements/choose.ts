import type { Announcement } from './announcements.ts';

/** The announcement of a page at a moment (epoch ms): of several the one that began last. Takes a decoded path without a language. */
export function announcementOn(path: string, all: readonly Announcement[], at: number): Announcement | null {
  const shown = all.filter(({ from, until, pages }) => from <= at && at < until && isAmong(pages, path));
  // At the same moment the id decides, so that every process shows the same one.
  return shown.sort((one, other) => other.from - one.from || (one.id < other.id ? 1 : -1))[0] ?? null;
}

const isAmong = (pages: readonly string[], path: string): boolean =>
  pages.length === 0 || pages.some((page) => (page.endsWith('/*') ? path.startsWith(page.slice(0, -1)) : path === page));

/** The next moment at which an announcement begins or ends; infinity if there is none. */
export const nextMoment = (all: readonly Announcement[], at: number): number =>
  Math.min(...all.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > at));
