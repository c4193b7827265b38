import type { EntryKind } from './types.ts';

type Collection = { listPath: string; detailPath: string; /** The namespace of the list's and the related column's words. */ copy: string };

/** Blog, resources and comparisons are one thing with three descriptors (SPEC.md section 2). */
export const COLLECTIONS = {
  blog: { listPath: '/blogs', detailPath: '/blog', copy: 'blog' },
  resource: { listPath: '/resources', detailPath: '/resource', copy: 'resources' },
  compare: { listPath: '/compare', detailPath: '/compare', copy: 'comparisons' },
} as const satisfies Record<EntryKind, Collection>;

/** The path of an entry's page, without a language prefix. */
export function entryPath(entry: { kind: EntryKind; slug: string }): string {
  return `${COLLECTIONS[entry.kind].detailPath}/${entry.slug}`;
}
