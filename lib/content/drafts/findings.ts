import { env } from '../../env.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { checkEntry, type Finding } from '../check/check-entry.ts';
import { CHECKED_PARTS, partProblems } from '../check/part-problems.ts';
import type { PartProblem } from '../check/part-rules.ts';
import { editorUrl } from '../editor-url.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { contentStore } from '../store/content-store.ts';
import { draftStore } from '../store/draft-store.ts';
import type { RawEntry } from '../types.ts';

export type DraftFinding = Pick<Finding, 'rule' | 'severity' | 'field' | 'locales' | 'about' | 'other'>;

export async function findingsOf(kind: EntryKind, raw: RawEntry): Promise<DraftFinding[]> {
  const { CONTENTFUL_LOCALES: codes, SITE_URL: siteUrl } = env();
  const store = draftStore();
  const known = await Promise.all(ENTRY_KINDS.map(async (each) => [each, await store.catalogue(each)] as const));
  const catalogues = Object.fromEntries(known) as Record<EntryKind, Catalogue>;
  const replica = contentStore();
  const isPublished = (id: string) => replica.item('Entry', id) !== null || replica.item('Asset', id) !== null;
  return checkEntry(kind, raw, codes, { catalogues, siteUrl, isPublished, editorUrl: (id) => editorUrl(env(), id) });
}

/** What keeps drafts without a page from being shown: texts of the site and the like. */
export async function draftPartProblems(): Promise<PartProblem[]> {
  const { CONTENTFUL_LOCALES: codes } = env();
  const found = CHECKED_PARTS.map(async (type) => partProblems(type, await draftStore().parts(type), codes));
  return (await Promise.all(found)).flat();
}
