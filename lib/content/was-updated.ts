import type { Identity } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a page shows an entry's current revision date: an entry corrected within a day of its publication shows one date. */
export function wasUpdated({ publishedAt, updatedAt }: Pick<Identity, 'publishedAt' | 'updatedAt'>): boolean {
  return Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;
}
