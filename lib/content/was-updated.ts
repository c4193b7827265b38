import type { Identity } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether an entry's current revision is news: an entry that was only corrected within a day of its publication is shown with one date. */
export function wasUpdated({ publishedAt, updatedAt }: Pick<Identity, 'publishedAt' | 'updatedAt'>): boolean {
  return Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;
}
