import { env } from '../../env.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { checkEntry, findingText, targetIds } from '../check/check-entry.ts';
import { knownSpace } from '../check/known-space.ts';
import type { Severity } from '../check/rules.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { draftStore, publishedSource } from '../store/draft-store.ts';
import type { RawEntry } from '../types.ts';

/** Something about a draft that its editor should know, in English. */
export type DraftFinding = { severity: Severity; text: string };

/** What the content check finds in a draft. Throws ContentUnavailable. */
export async function findingsOf(kind: EntryKind, raw: RawEntry): Promise<DraftFinding[]> {
  const { CONTENTFUL_LOCALES: codes, SITE_URL: siteUrl } = env();
  const store = draftStore();
  const ids = targetIds(kind, raw, codes);
  const [entries, assets, ...known] = await Promise.all([
    publishedSource().rawEntries(ids),
    publishedSource().rawAssets(ids),
    ...ENTRY_KINDS.map(async (each) => [each, await store.catalogue(each)] as const),
  ]);
  const published = new Set([...entries, ...assets].map(({ sys }) => sys.id));
  const catalogues = Object.fromEntries(known) as Record<EntryKind, Catalogue>;
  const space = knownSpace({ catalogues, siteUrl, isPublished: (id) => published.has(id) });
  return checkEntry(kind, raw, codes, space).map((finding) => ({ severity: finding.severity, text: findingText(finding) }));
}
