import type { RawEntry } from '../types.ts';

export type Items = Map<string, RawEntry>;

type LinkType = 'Entry' | 'Asset';

export const byId = (items: readonly RawEntry[]): Items => new Map(items.map((item) => [item.sys.id, item]));

/** The item that a field's value is or links to, if any. */
function linkOf(value: object): { type: LinkType; id: string } | null {
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } };
  const type = sys?.type === 'Link' ? sys.linkType : sys?.type;
  return (type === 'Entry' || type === 'Asset') && typeof sys?.id === 'string' ? { type, id: sys.id } : null;
}

/** The ids of the items that a value links to, without following their links. */
export function linkedIds(value: unknown, found = { Entry: new Set<string>(), Asset: new Set<string>() }): Record<LinkType, Set<string>> {
  if (typeof value !== 'object' || value === null) return found;
  const link = linkOf(value);
  if (link) found[link.type].add(link.id);
  else for (const each of Object.values(value)) linkedIds(each, found);
  return found;
}

/** A value with each link replaced by its item, if that is known. */
export function relinked(value: unknown, items: Items): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const link = linkOf(value);
  if (link) return items.get(link.id) ?? { sys: { type: 'Link', linkType: link.type, id: link.id } };
  if (Array.isArray(value)) return value.map((each) => relinked(each, items));
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, relinked(each, items)]));
}

/** A value with each resolved link turned back into a link. */
export const unresolved = (value: unknown): unknown => relinked(value, new Map());

export const resolvedWith = (raw: RawEntry, items: Items): RawEntry => ({
  ...raw,
  fields: relinked(raw.fields ?? {}, items) as NonNullable<RawEntry['fields']>,
});
