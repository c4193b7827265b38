import { GROUPS, type Group } from './document.ts';

export type SearchState = { query: string; group: Group | null };

export const EMPTY_SEARCH: SearchState = { query: '', group: null };

/** The search that an address names: `?q=calendar&kind=blog`. */
export function searchStateOf(search: string): SearchState {
  const params = new URLSearchParams(search);
  return { query: params.get('q') ?? '', group: GROUPS.find((group) => group === params.get('kind')) ?? null };
}

/** The query string for a search; the address's other parameters stay. */
export function searchOf({ query, group }: SearchState, search: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: query.trim(), kind: group })) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
