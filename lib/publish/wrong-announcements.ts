import type { Announcement } from '../content/announcements/announcements.ts';
import { announcementOn } from '../content/announcements/choose.ts';
import { tags } from '../content/tags.ts';
import { withoutLocale } from '../i18n/locales.ts';
import { decodedPath } from '../routing/slug.ts';
import { announcementOfTag } from '../stored-pages/announcement-tags.ts';
import { pagesWithTags, standsAt, tagsWhere } from '../stored-pages/page-index.ts';

/** A stored page that shows another announcement than it should; null is none. `path` is the router's. */
export type WrongAnnouncement = { path: string; shown: string | null; wanted: string | null };

/** The stored pages with another announcement than they should have at this moment (epoch ms). */
export function wrongAnnouncements(all: readonly Announcement[], at: number): WrongAnnouncement[] {
  const current = all.filter(({ from, until }) => from <= at && at < until);
  return tagsWhere((tag) => announcementOfTag(tag) !== undefined).flatMap((tag) => {
    const shown = announcementOfTag(tag) as string | null;
    // Nearly all pages, nearly all the time.
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
