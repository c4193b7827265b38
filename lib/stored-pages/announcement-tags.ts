const PREFIX = 'announcement:';
const NONE = 'no-announcement';

/** The tag of pages that show this announcement; null: of pages that could show one and show none. */
export const announcementTag = (id: string | null): string => (id === null ? NONE : PREFIX + id);

/** The announcement of pages with this tag, null for none; undefined for any other tag. */
export function announcementOfTag(tag: string): string | null | undefined {
  if (tag === NONE) return null;
  return tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : undefined;
}
