import { isDeepStrictEqual } from 'node:util';
import { env } from '../../env.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { checkEntry, type Finding } from '../check/check-entry.ts';
import { CHECKED_PARTS, partProblems } from '../check/part-problems.ts';
import type { PartProblem } from '../check/part-rules.ts';
import { editorUrl } from '../editor-url.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { contentStore } from '../store/content-store.ts';
import { draftStore } from '../store/draft-store.ts';
import { unresolved } from '../store/links.ts';
import type { RawEntry } from '../types.ts';
import { inTime } from '../with-timeout.ts';
import { drawable } from './drawable.ts';
import { type TypedEntry, withTyped } from './typed.ts';

/** How an entry appears to visitors: never published, changed since publication, or published as it is. */
type DraftState = 'draft' | 'changed' | 'published';

/** The draft under a slug, with the editor's unsaved fields. Null if the space has none. Throws ContentUnavailable. */
export async function findDraft(kind: EntryKind, slug: string, locale: Locale, typed: TypedEntry | null) {
  const saved = await inTime(draftStore().source.rawEntryBySlug(kind, slug, locale));
  if (!saved) return null;
  const isTyped = typed !== null && typed.id === saved.sys.id;
  const raw = isTyped ? await inTime(withTyped(saved, typed, locale)) : saved;
  const findings = await inTime(findingsOf(kind, raw));
  const { entry } = drawable(kind, raw, env().CONTENTFUL_LOCALES);
  return { raw, entry: entry.in[locale], state: stateOf(raw), savedAt: saved.sys.updatedAt ?? null, findings };
}
export type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** Compares visible content, not dates: publishing changes dates, too. */
function stateOf(raw: RawEntry): DraftState {
  const published = contentStore().item('Entry', raw.sys.id);
  if (!published) return 'draft';
  return isDeepStrictEqual(written(published), written(raw)) ? 'published' : 'changed';
}

/** An entry's own fields, without the items that they link to; a field without any value counts as missing. */
const written = ({ fields = {} }: RawEntry) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, values]) => (Object.keys(values).length > 0 ? [[name, unresolved(values)]] : [])),
  );

async function findingsOf(kind: EntryKind, raw: RawEntry): Promise<Finding[]> {
  const { CONTENTFUL_LOCALES: codes, SITE_URL: siteUrl } = env();
  const store = draftStore();
  const known = await Promise.all(ENTRY_KINDS.map(async (each) => [each, await store.catalogue(each)] as const));
  const catalogues = Object.fromEntries(known) as Record<EntryKind, Catalogue>;
  const replica = contentStore();
  const isPublished = (id: string) => replica.item('Entry', id) !== null || replica.item('Asset', id) !== null;
  return checkEntry(kind, raw, codes, { catalogues, siteUrl, isPublished, editorUrl: (id) => editorUrl(env(), id) });
}

export async function draftPartProblems(): Promise<PartProblem[]> {
  const { CONTENTFUL_LOCALES: codes } = env();
  const found = CHECKED_PARTS.map(async (type) => partProblems(type, await draftStore().parts(type), codes));
  return (await Promise.all(found)).flat();
}
