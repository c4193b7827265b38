import { GROUPS, type Group } from './document.ts';

/** What somebody is looking for at /all: words, and one group or all of them. */
export type Wish = { query: string; group: Group | null };

export const NO_WISH: Wish = { query: '', group: null };

/** The wish that an address carries: `?q=calendar&kind=blog`. */
export function wishOf(search: string): Wish {
  const params = new URLSearchParams(search);
  return { query: params.get('q') ?? '', group: GROUPS.find((group) => group === params.get('kind')) ?? null };
}

/** The query string of a wish; what else stands in the address stays. */
export function searchOf({ query, group }: Wish, search: string): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ['q', query.trim()],
    ['kind', group],
  ] as const) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
