/** The radio buttons that say which row comes first, and its name in the address: `?first=price`. */
export const SORT_FIELD = 'first';

/** The attribute by which a part of a table says which row it is. */
export const SORT_ROW = 'data-row';

/** The row that an address wants first; null where it names none. */
export const firstInQuery = (query: string): string | null => new URLSearchParams(query).get(SORT_FIELD);

/** The query with the row in it, or without where it is null; whatever else it holds stays. */
export function queryWithFirst(query: string, first: string | null): string {
  const result = new URLSearchParams(query);
  if (first === null) result.delete(SORT_FIELD);
  else result.set(SORT_FIELD, first);
  return result.size > 0 ? `?${result}` : '';
}
