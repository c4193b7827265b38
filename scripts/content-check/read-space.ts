import { CHECKED_PARTS } from '../../lib/content/check/part-problems.ts';
import { SpaceCheck } from '../../lib/content/check/space-check.ts';
import { editorUrl } from '../../lib/content/editor-url.ts';
import { ContentSource } from '../../lib/content/store/source.ts';
import type { RawEntry } from '../../lib/content/types.ts';
import { ConfigurationError, type Env } from '../../lib/env.ts';
import { ENTRY_KINDS } from '../../lib/site/collections.ts';
import { showProgress } from '../progress.ts';

/** The configuration that reads drafts: the same space through the other API. */
const forDrafts = (settings: Env): Env => ({
  ...settings,
  CONTENTFUL_ACCESS_TOKEN: settings.CONTENTFUL_PREVIEW_TOKEN,
  CONTENTFUL_HOST: settings.CONTENTFUL_PREVIEW_HOST,
});

/** Checks every entry of a space; with `drafts` editors' saved versions, published or not. */
export async function checkSpace(settings: Env, { drafts, now: clock }: { drafts: boolean; now?: Date }) {
  const isSample = !settings.CONTENTFUL_SPACE_ID;
  // The sample's dates are fixed, independent of a machine's clock.
  const now = clock ?? (isSample ? new Date(8.64e15) : new Date());
  const readsDrafts = !isSample && settings.CONTENTFUL_PREVIEW_TOKEN !== undefined;
  if (drafts && !readsDrafts) throw new ConfigurationError(['CONTENTFUL_PREVIEW_TOKEN is missing, without which no draft can be read']);
  const read = new ContentSource(drafts ? forDrafts(settings) : settings);
  const check = new SpaceCheck(settings.CONTENTFUL_LOCALES);
  for (const [index, kind] of ENTRY_KINDS.entries()) {
    showProgress(index, ENTRY_KINDS.length, kind);
    for await (const { items, done, total } of read.allItems(kind)) {
      check.take(kind, items);
      showProgress(index + done / total, ENTRY_KINDS.length, `${kind} ${done} of ${total}`);
    }
  }
  for (const type of CHECKED_PARTS) {
    const entries: RawEntry[] = [];
    for await (const { items } of read.items('Entry', type)) entries.push(...items);
    check.takeParts(type, entries);
  }
  showProgress(ENTRY_KINDS.length, ENTRY_KINDS.length, 'what they link to');
  const published = drafts ? await new ContentSource(settings).allIds() : null;
  // The missing target of a published link may be a draft, or deleted: only the preview API can tell.
  const existing = readsDrafts && check.hasUnresolved ? await new ContentSource(forDrafts(settings)).allIds() : null;
  const findings = check.findings({
    siteUrl: settings.SITE_URL,
    editorUrl: (id) => editorUrl(settings, id),
    now,
    ...(published ? { isPublished: (id: string) => published.has(id) } : {}),
    ...(existing ? { exists: (id: string) => existing.has(id) } : {}),
  });
  return { entries: check.size, findings };
}
