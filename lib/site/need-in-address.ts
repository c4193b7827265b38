import type { Need } from './plans.ts';

/** The calculator's default for an address without a need: a small plan with one extra that costs less than the next size. */
export const DEFAULT_NEED: Need = { users: 3, companies: 2, whiteLabel: false };
export const NEED_LIMITS = { least: 1, most: 1000 } as const;

// A map: an object would answer to `toString` as well.
const FLAGS = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

export const calculatorPath = (need: Need) => `/pricing${queryWithNeed('', need)}#calculator` as const;

/** A whole number within the calculator's limits; undefined for anything else. */
export function wholeCount(text: string | null): number | undefined {
  if (text === null || !/^\s*[+-]?\d+\s*$/.test(text)) return undefined;
  return Math.min(NEED_LIMITS.most, Math.max(NEED_LIMITS.least, Number(text)));
}

/** The need that an address's query names, or undefined if it names none. Invalid values are ignored. */
export function needFromQuery(query: string): Need | undefined {
  const given = new URLSearchParams(query);
  const users = wholeCount(given.get('users'));
  const companies = wholeCount(given.get('companies'));
  const whiteLabel = FLAGS.get(given.get('whiteLabel') ?? '');
  if (users === undefined && companies === undefined && whiteLabel === undefined) return undefined;
  return {
    users: users ?? DEFAULT_NEED.users,
    companies: companies ?? DEFAULT_NEED.companies,
    whiteLabel: whiteLabel ?? DEFAULT_NEED.whiteLabel,
  };
}

/** The query with the need in it; other parameters stay. */
export function queryWithNeed(query: string, { users, companies, whiteLabel }: Need): string {
  const result = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ users, companies, whiteLabel: Number(whiteLabel) })) result.set(name, String(value));
  return `?${result}`;
}
