import type { RawAsset, RawEntry } from '../types.ts';

export type Items = Map<string, RawEntry | RawAsset>;

type LinkType = 'Entry' | 'Asset';

/** The item that a field's value is or links to, if any. */
function linkOf(value: object): { type: LinkType; id: string } | null {
  const { sys } = value as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } };
  const type = sys?.type === 'Link' ? sys.linkType : sys?.type;
  return (type === 'Entry' || type === 'Asset') && typeof sys?.id === 'string' ? { type, id: sys.id } : null;
}

/** Visits the items that a value links to, without following their links. */
export function visitLinks(value: unknown, visit: (type: LinkType, id: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const link = linkOf(value);
  if (link) visit(link.type, link.id);
  else for (const each of Object.values(value)) visitLinks(each, visit);
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
export function unresolved(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const link = linkOf(value);
  if (link) return { sys: { type: 'Link', linkType: link.type, id: link.id } };
  if (Array.isArray(value)) return value.map(unresolved);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unresolved(each)]));
}
