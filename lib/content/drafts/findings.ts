import { env } from '../../env.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { UNAVAILABLE, unlessUnavailable } from '../cached-answer.ts';
import { checkEntry, type Finding, targetIds } from '../check/check-entry.ts';
import { knownSpace } from '../check/known-space.ts';
import { editorUrl } from '../editor-url.ts';
import { inTime } from '../in-time.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { draftStore, publishedSource } from '../store/draft-store.ts';
import type { RawEntry } from '../types.ts';
import { PUBLISHED_PATIENCE_MS } from './patience.ts';

/** Something about a draft that its editor should know. */
export type DraftFinding = Pick<Finding, 'rule' | 'severity' | 'field' | 'locales' | 'about' | 'other'>;

/** What the content check finds in a draft. Throws ContentUnavailable where drafts cannot be read. */
export async function findingsOf(kind: EntryKind, raw: RawEntry): Promise<DraftFinding[]> {
  const { CONTENTFUL_LOCALES: codes, SITE_URL: siteUrl } = env();
  const store = draftStore();
  const ids = targetIds(kind, raw, codes);
  const [published, ...known] = await Promise.all([
    unlessUnavailable(`what ${kind} "${raw.sys.id}" links to`, () => inTime(publishedIds(ids), PUBLISHED_PATIENCE_MS)),
    ...ENTRY_KINDS.map(async (each) => [each, await store.catalogue(each)] as const),
  ]);
  const catalogues = Object.fromEntries(known) as Record<EntryKind, Catalogue>;
  // Whether what it links to is published, nobody could say.
  const isPublished = published === UNAVAILABLE ? {} : { isPublished: (id: string) => published.has(id) };
  const space = knownSpace({ catalogues, siteUrl, editorUrl: (id) => editorUrl(env(), id), ...isPublished });
  return checkEntry(kind, raw, codes, space);
}

/** Which of these entries and assets visitors can see. */
async function publishedIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all([publishedSource().rawEntries(ids), publishedSource().rawAssets(ids)]);
  return new Set(found.flat().map(({ sys }) => sys.id));
}
