import { withoutBody } from '../content/store/catalogue.ts';
import { type LiveStore, liveStore } from '../content/store/content-store.ts';
import { toPicture } from '../content/store/entry.ts';
import { tags } from '../content/tags.ts';
import type { Picture, RawEntry } from '../content/types.ts';
import { env } from '../env.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { ownAddress } from '../next/own-address.ts';
import { pagesWithTags } from '../next/page-index.ts';
import { processState } from '../next/process-state.ts';
import { routerPath } from '../routing/addresses.ts';
import { noteText } from '../search/entry-words.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import { keywordChange } from './keyword-change.ts';
import { waitForRevision } from './revision.ts';
import { signedHeaders } from './signature.ts';
import { warmPages } from './warm.ts';
import type { PublishEvent } from './webhook.ts';

export const TAGS_ENDPOINT = '/api/revalidate/tags';

/**
 * Brings a publication to the visitors: waits for the delivery API, updates what this process knows, marks the affected pages
 * stale and requests each of them, so that no visitor has to be the one who gets the old copy. Prints one line.
 */
export async function publish(event: PublishEvent): Promise<void> {
  const startedAt = Date.now();
  const store = liveStore();
  const { caughtUp, raw } = await waitForRevision(store.source, event);
  if (!caughtUp)
    console.warn(
      `publish: the delivery API still does not serve ${event.item} ${event.id} as announced (${event.action}, revision ${event.revision}); going on with what it has`,
    );
  await oneAfterAnother(() => bring(event, store, raw, startedAt));
}

/** A page whose making began before a mark and ends after it would pass for new: the next publication waits until this one's pages are made. */
function oneAfterAnother(work: () => Promise<void>): Promise<void> {
  const queue = processState('publications', () => ({ last: Promise.resolve() }));
  const mine = queue.last.then(work);
  queue.last = mine.catch(() => undefined);
  return mine;
}

async function bring(event: PublishEvent, store: LiveStore, raw: RawEntry | null, startedAt: number): Promise<void> {
  const changed = event.item === 'Asset' ? applyAsset(store, event.id, raw) : applyEntry(store, event, raw);
  const paths = new Set([...pagesWithTags(changed.tags), ...changed.paths]);
  await markStale(changed.tags);
  const failures = await warmPages([...paths]);
  for (const failure of failures) console.warn(`publish: ${failure}`);
  console.log(
    `publish: ${event.action} ${event.item} ${event.id}, ${paths.size - failures.length} of ${paths.size} pages made anew in ${Date.now() - startedAt} ms`,
  );
}

/** Which tags a change makes stale, and which pages it may bring about that do not exist yet. Paths are the router's (`/en/blog/a`). */
export type Change = { tags: string[]; paths: string[] };

function applyEntry(store: LiveStore, { id, kind }: PublishEvent, raw: RawEntry | null): Change {
  const known = ENTRY_KINDS.map((each) => ({ kind: each, card: store.knownCatalogue(each).byId(id) })).find(({ card }) => card);
  const itsKind = kind ?? known?.kind ?? null;
  // Something that pages embed: they carry its tag.
  if (!itsKind) return { tags: [tags.entry(id)], paths: [] };
  const entry = raw && store.source.mapEntry(itsKind, raw);
  const before = known?.card?.en;
  const keywordsBefore = store.knownCatalogue(itsKind).keywords;
  store.change(itsKind, (catalogue) => (entry ? catalogue.put(withoutBody(entry)) : catalogue.remove(id)));
  if (entry) noteText(itsKind, entry);
  const after = entry?.en;
  // Only a coming, a going or another place in the order concerns the lists' other pages.
  const membership = before?.slug === after?.slug && before?.publishedAt === after?.publishedAt ? [] : [tags.list(itsKind)];
  const slugs = [before?.slug, after?.slug].filter((slug) => slug !== undefined);
  const keywords = keywordChange(itsKind, id, known?.card, entry ?? undefined, keywordsBefore, store.knownCatalogue(itsKind).keywords);
  return {
    tags: [tags.entry(id), tags.cards(itsKind), ...membership, ...slugs.map((slug) => tags.slug(itsKind, slug)), ...keywords.tags],
    paths: [...(after ? pagesOf(itsKind, after.slug) : []), ...keywords.paths],
  };
}

function applyAsset(store: LiveStore, id: string, raw: RawEntry | null): Change {
  const codes = env().CONTENTFUL_LOCALES;
  const pictures = LOCALES.map((locale) => [locale, raw && toPicture(raw, locale, codes)] as const);
  const usable = pictures.every(([, picture]) => picture) ? (Object.fromEntries(pictures) as Record<Locale, Picture>) : null;
  const showing = ENTRY_KINDS.filter((kind) => store.knownCatalogue(kind).showsPicture(id));
  for (const kind of ENTRY_KINDS) store.change(kind, (catalogue) => catalogue.putPicture(id, usable));
  return { tags: [tags.asset(id), ...showing.map(tags.pictures)], paths: [] };
}

/** The page of an entry and its Markdown, in each language. */
const pagesOf = (kind: EntryKind, slug: string) =>
  LOCALES.flatMap((locale) => (['entry', 'entryMarkdown'] as const).map((type) => routerPath({ type, kind, slug }, locale)));

/** Next marks tags stale when a request ends, and what follows here needs them marked: so it is a request of its own. */
async function markStale(stale: string[]): Promise<void> {
  const body = JSON.stringify({ tags: stale });
  const response = await fetch(new URL(TAGS_ENDPOINT, ownAddress()), {
    method: 'POST',
    body,
    headers: signedHeaders(env().CONTENTFUL_WEBHOOK_SECRET as string, TAGS_ENDPOINT, body),
  });
  if (!response.ok) throw new Error(`${TAGS_ENDPOINT} answered ${response.status}`);
}
