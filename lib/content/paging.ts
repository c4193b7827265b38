export const PAGE_SIZE = 12;

export const pageCount = (entries: number): number => Math.ceil(entries / PAGE_SIZE);

/** The items on one page of a list, counted from 1. */
export const itemsOnPage = <T>(items: readonly T[], page: number): T[] => items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** Number of entries of a kind that feeds and llms-full.txt carry with their whole text. */
export const NEWEST_ENTRIES = 30;
