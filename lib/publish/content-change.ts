import type { KeywordPages } from '../content/keywords/keyword-alternates.ts';
import { toPicture } from '../content/store/asset.ts';
import { leftOutLine, withoutBody } from '../content/store/catalogue.ts';
import type { LiveStore } from '../content/store/content-store.ts';
import { showingProblems } from '../content/store/entry.ts';
import { tags } from '../content/tags.ts';
import type { LocalizedCard, RawAsset, RawEntry } from '../content/types.ts';
import { env } from '../env.ts';
import { DEFAULT_LOCALE, LOCALES, perLocale } from '../i18n/locales.ts';
import { log } from '../next/log.ts';
import { routerPath } from '../routing/addresses.ts';
import { noteEntryWords } from '../search/entry-words.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import type { EntryChange, LeftOut, Stale, StoredPages } from './change.ts';
import { staleKeywordPages } from './keyword-change.ts';
import type { PublishEvent } from './webhook.ts';

/** What a publication changed in what this process knows. */
export type ContentChange =
  /** `others`: entries that want the same address, and come or go with it. */
  | ({ item: 'entry'; others: EntryChange[] } & EntryChange)
  /** Something without a page of its own that texts embed: a code block. */
  | EmbeddedChange
  /** `kinds`: those of which a card shows the asset, or waits for it. */
  | AssetChange;

type EmbeddedChange = { item: 'embedded'; id: string };
type AssetChange = { item: 'asset'; id: string; kinds: EntryKind[] };

/** What the delivery API has of a published item; `raw` is null where it is gone. */
export type Delivery = { event: PublishEvent; raw: RawEntry | RawAsset | null };

/** The kind of an entry that was ever shown; null of anything else. */
type NotedKind = (id: string) => EntryKind | null;

/**
 * Takes published items into what this process knows: catalogue and search words. Gives what changed, in the same order. `notedKind` is asked
 * where neither the message nor the catalogue says of which kind an entry is: a look at its whole kind forgets one that is gone before its
 * message has come.
 */
export function takeIn(deliveries: readonly Delivery[], store: LiveStore, notedKind: NotedKind): ContentChange[] {
  store.askAnew();
  for (const { event } of deliveries) store.forgetFound(event.id);
  const keywordsBefore = keywordsOfAllKinds(store);
  const taken = deliveries.map(({ event, raw }) =>
    event.item === 'Asset' ? takeInAsset(event.id, raw, store) : takeInEntry(event, raw, store, notedKind),
  );
  // Once for all of them: a kind's keywords are counted anew whenever they are asked for after a change.
  const keywordsAfter = keywordsOfAllKinds(store);
  const told = new Set(deliveries.map(({ event }) => event.id));
  // What was known before the first of them that concerned it: that one may have shown or displaced what another one tells of.
  const firstBefore = new Map<string, LocalizedCard | null>();
  for (const each of taken) {
    if (each.item !== 'entry') continue;
    for (const { id, before } of [each, ...each.others]) if (!firstBefore.has(id)) firstBefore.set(id, before);
  }
  const changeOf = ({ kind, id, fault = null }: EntryBefore): EntryChange => ({
    ...{ kind, id, before: firstBefore.get(id) ?? null, after: store.knownCatalogue(kind).byId(id) ?? null },
    leftOut: fault ?? displaced(kind, id, store),
    ...{ keywordsBefore: keywordsBefore[kind], keywordsAfter: keywordsAfter[kind] },
  });
  return taken.map((each) => {
    if (each.item !== 'entry') return each;
    for (const one of [each, ...each.others]) reportLeftOut(one, store);
    return { item: 'entry', ...changeOf(each), others: each.others.filter(({ id }) => !told.has(id)).map(changeOf) };
  });
}

const keywordsOfAllKinds = (store: LiveStore) =>
  Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, store.knownCatalogue(kind).keywords])) as Record<EntryKind, KeywordPages>;

type EntryBefore = Pick<EntryChange, 'kind' | 'id' | 'before'> & { fault?: LeftOut | null };
type TakenEntry = { item: 'entry'; others: EntryBefore[] } & EntryBefore;

function takeInEntry(event: PublishEvent, raw: RawEntry | null, store: LiveStore, notedKind: NotedKind): TakenEntry | EmbeddedChange {
  const { id } = event;
  const kind = event.kind ?? knownKind(id, store) ?? notedKind(id);
  if (kind === null) return { item: 'embedded', id };
  const { leftOut } = store.knownCatalogue(kind);
  const before = store.knownCatalogue(kind).byId(id) ?? null;
  const entry = raw && store.source.mapEntry(kind, raw);
  store.change(kind, (catalogue) => (entry ? catalogue.put(withoutBody(entry)) : catalogue.remove(id)));
  noteEntryWords(kind, id, entry);
  const leftOutNow = store.knownCatalogue(kind).leftOut;
  const others = [
    ...missingIn(leftOutNow, leftOut).map((card) => ({ kind, id: card.id, before: null })),
    ...missingIn(leftOut, leftOutNow).map((card) => ({ kind, id: card.id, before: card })),
  ].filter((other) => other.id !== id);
  return { item: 'entry', kind, id, before, others, fault: raw && !entry ? faultOf(kind, raw) : null };
}

/** Why an entry cannot be shown, whatever else there is. */
function faultOf(kind: EntryKind, raw: RawEntry): LeftOut {
  const [problem] = showingProblems(kind, raw, env().CONTENTFUL_LOCALES);
  const finding = raw.fault ? `content ${raw.fault}` : problem ? `${problem.field} ${problem.problem}` : 'it cannot be shown';
  return { finding, heldBy: null };
}

/** Why an entry that could be shown is not: another one has its address. */
function displaced(kind: EntryKind, id: string, store: LiveStore): LeftOut | null {
  const catalogue = store.knownCatalogue(kind);
  const card = catalogue.leftOut.find((each) => each.id === id);
  const taken = card && catalogue.taken(card);
  if (!taken) return null;
  const { slug, holder } = taken;
  return { finding: `slug "${slug}" is held by "${holder.in[DEFAULT_LOCALE].title}" (${holder.id})`, heldBy: holder.id };
}

/** Those of `cards` whose entries are not among the first ones. */
const missingIn = (among: readonly LocalizedCard[], cards: readonly LocalizedCard[]) =>
  cards.filter(({ id }) => among.every((other) => other.id !== id));

/** Says which entry a publication leaves out, and why, as a build does. */
function reportLeftOut({ kind, id }: EntryBefore, store: LiveStore): void {
  const catalogue = store.knownCatalogue(kind);
  const card = catalogue.leftOut.find((each) => each.id === id);
  const taken = card && catalogue.taken(card);
  if (taken) log.warn('content.left-out', leftOutLine(card, taken), { kind, id, field: 'slug' });
}

function takeInAsset(id: string, raw: RawAsset | null, store: LiveStore): AssetChange {
  const codes = env().CONTENTFUL_LOCALES;
  const pictures = perLocale((locale) => raw && toPicture(raw, locale, codes));
  const kinds = ENTRY_KINDS.filter((kind) => store.knownCatalogue(kind).wantsPicture(id));
  for (const kind of ENTRY_KINDS) store.change(kind, (catalogue) => catalogue.putPicture(id, pictures));
  return { item: 'asset', id, kinds };
}

/** The kind of an entry whose message does not say it. */
function knownKind(id: string, store: LiveStore): EntryKind | null {
  return ENTRY_KINDS.find((kind) => store.knownCatalogue(kind).known(id)) ?? null;
}

/** What a change makes stale. Changes nothing itself. */
export function staleAfter(change: ContentChange, stored: StoredPages): Stale {
  switch (change.item) {
    case 'entry': {
      const all = [change, ...change.others].map((each) => staleAfterEntry(each, stored));
      return { tags: [...new Set(all.flatMap((each) => each.tags))], paths: all.flatMap(({ paths }) => paths) };
    }
    case 'embedded':
      return { tags: [tags.entry(change.id)], paths: [] };
    case 'asset':
      return { tags: [tags.asset(change.id), ...change.kinds.map(tags.pictures)], paths: [] };
  }
}

function staleAfterEntry(change: EntryChange, stored: StoredPages): Stale {
  const { kind, id, before, after } = change;
  // Only a coming, a going or another place in the order concerns the lists' other pages.
  // One that this process never knew may have stood on them all the same: before a restart.
  const keepsItsPlace = before !== null && after !== null && haveSameSlugs(before, after) && before.publishedAt === after.publishedAt;
  const addresses = [before, after].flatMap((card) => (card ? LOCALES.map((locale) => tags.slug(kind, locale, card.slugs[locale])) : []));
  const [stood, stands] = [before, after].map(
    (card) => new Set(card ? LOCALES.map((locale) => tags.standing(kind, locale, card.slugs[locale])) : []),
  ) as [Set<string>, Set<string>];
  const keywords = staleKeywordPages(change, stored);
  return {
    tags: [
      ...[tags.entry(id), tags.cards(kind), ...(keepsItsPlace ? [] : [tags.list(kind)])],
      ...[...new Set(addresses), ...stood.symmetricDifference(stands), ...keywords.tags],
    ],
    paths: [...(after ? pathsOfEntry(after) : []), ...keywords.paths],
  };
}

const haveSameSlugs = (one: LocalizedCard, other: LocalizedCard) => LOCALES.every((locale) => one.slugs[locale] === other.slugs[locale]);

/** The pages of an entry in each language, then its Markdown. */
function pathsOfEntry({ kind, slugs }: LocalizedCard): string[] {
  const types = ['entry', 'entryMarkdown'] as const;
  return types.flatMap((type) => LOCALES.map((locale) => routerPath({ type, kind, slug: slugs[locale] }, locale)));
}
