/**
 * Whether two values of the API are equivalent: an empty value, null and a missing one are equal, and the order of names does not count.
 */
export function saysTheSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

const canonical = (value: unknown): string => JSON.stringify(bare(value)) ?? '';

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const named = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const own = bare(each);
    return own === undefined ? [] : [[name, own]];
  });
  return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
