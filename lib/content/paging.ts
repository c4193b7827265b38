export const PAGE_SIZE = 12;

export const pageCount = (entries: number): number => Math.ceil(entries / PAGE_SIZE);

export const itemsOnPage = <T>(items: readonly T[], page: number): T[] => items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

export const NEWEST_ENTRIES = 30;
