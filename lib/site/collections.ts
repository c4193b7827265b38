/** The kinds of entries that have pages; each is a content type of the space. */
export const ENTRY_KINDS = ['blog', 'resource', 'compare'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const entryKind = (name: unknown): EntryKind | null => ENTRY_KINDS.find((kind) => kind === name) ?? null;

type Collection = { listPath: string; detailPath: string /** The namespace of the list's and the related column's words. */; copy: string };

/** Blog, resources and compare pages are one thing with three descriptors. */
export const COLLECTIONS = {
  blog: { listPath: '/blogs', detailPath: '/blog', copy: 'blog' },
  resource: { listPath: '/resources', detailPath: '/resource', copy: 'resources' },
  compare: { listPath: '/compare', detailPath: '/compare', copy: 'compare' },
} as const satisfies Record<EntryKind, Collection>;
