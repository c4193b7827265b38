import { type Announcement, announcements } from '../content/announcements/announcements.ts';
import { partProblemLine } from '../content/check/part-rules.ts';
import type { KeywordPages } from '../content/keywords/keyword-alternates.ts';
import { ANNOUNCEMENT, FAQ_ITEM, isPartType, SITE_TEXT } from '../content/model.ts';
import { toPicture } from '../content/store/asset.ts';
import { leftOutLine } from '../content/store/catalogue.ts';
import { showingProblems } from '../content/store/entry.ts';
import type { Replica } from '../content/store/replica.ts';
import { tags } from '../content/tags.ts';
import { indexOfKey } from '../content/texts/keys.ts';
import { keyOf, siteTexts } from '../content/texts/site-texts.ts';
import type { LocalizedCard, RawAsset, RawEntry } from '../content/types.ts';
import { env } from '../env.ts';
import { DEFAULT_LOCALE, LOCALES, perLocale } from '../i18n/locales.ts';
import { routerPath } from '../routing/addresses.ts';
import { log } from '../runtime/log.ts';
import { ENTRY_KINDS, type EntryKind } from '../site/collections.ts';
import type { FaqList } from '../site/questions.ts';
import { hasText, textTag } from '../stored-pages/text-tags.ts';
import type { EntryChange, LeftOut, Stale, StoredPages } from './change.ts';
import { staleKeywordPages } from './keyword-change.ts';
import { changedLists, questionLeftOut } from './question-change.ts';
import type { PublishEvent } from './webhook.ts';
import { formerTags, wrongAnnouncements } from './wrong-announcements.ts';

/** A change of the replica by a publication. */
export type ContentChange =
  /** `others`: entries that want the same address. They appear or disappear with it. */
  | ({ item: 'entry'; others: EntryChange[] } & EntryChange)
  /** Something without a page of its own that texts embed: a code block. */
  | EmbeddedChange
  /** `kinds`: the kinds with a card that shows the asset or waits for it. */
  | AssetChange;

/**
 * `texts`: the tags of the texts of the site that the entry replaces or replaced. `questions`: the lists of questions that it changes.
 * `announced`: for an announcement, all that can be shown now.
 */
type EmbeddedChange = {
  item: 'embedded';
  id: string;
  texts: readonly string[];
  questions: readonly FaqList[];
  announced?: Announced;
  leftOut: LeftOut | null;
};
type Announced = { all: readonly Announcement[]; at: number };
type AssetChange = { item: 'asset'; id: string; kinds: readonly EntryKind[] };

/** An item as the delivery API serves it; `raw` is null if it is gone. */
export type Delivery = { event: PublishEvent; raw: RawEntry | RawAsset | null };

/**
 * Writes items into the replica, in the caller's transaction: the items, the cards that show them, the slugs of entries. Gives the changes
 * in the same order. Embedded items are written first.
 */
export function applyChanges(deliveries: readonly Delivery[], replica: Replica, now: Date): ContentChange[] {
  const keywordsBefore = keywordsOfAllKinds(replica);
  const taken = new Map<Delivery, TakenEntry | EmbeddedChange | AssetChange>();
  for (const each of deliveries.filter(({ event }) => event.item === 'Asset')) taken.set(each, applyAsset(each, replica));
  const entries = deliveries.filter(({ event }) => event.item === 'Entry').map((each) => ({ each, kind: kindOf(each, replica) }));
  for (const { each, kind } of entries) if (kind === null) taken.set(each, applyEmbedded(each, replica, now));
  const withPages = entries.flatMap(({ each, kind }) => (kind === null ? [] : [{ each, kind }]));
  // Write all of them first: they may link to each other.
  const before = new Map(withPages.map(({ each: { event }, kind }) => [event.id, replica.catalogue(kind).byId(event.id) ?? null]));
  for (const { each } of withPages) if (each.raw) replica.write('Entry', each.raw);
  for (const { each, kind } of withPages) taken.set(each, applyEntry(each, kind, before.get(each.event.id) ?? null, replica));
  // Once for all: keywords are counted again after each change.
  const keywordsAfter = keywordsOfAllKinds(replica);
  const told = new Set(deliveries.map(({ event }) => event.id));
  // The state before the first change that concerned an entry: an earlier change of this batch may have shown or displaced it.
  const firstBefore = new Map<string, LocalizedCard | null>();
  for (const each of taken.values()) {
    if (each.item !== 'entry') continue;
    for (const { id, before: known } of [each, ...each.others]) if (!firstBefore.has(id)) firstBefore.set(id, known);
  }
  const changeOf = ({ kind, id, fault = null }: EntryBefore): EntryChange => ({
    ...{ kind, id, before: firstBefore.get(id) ?? null, after: replica.catalogue(kind).byId(id) ?? null },
    leftOut: fault ?? displaced(kind, id, replica),
    ...{ keywordsBefore: keywordsBefore[kind], keywordsAfter: keywordsAfter[kind] },
  });
  return deliveries.map((delivery) => {
    const each = taken.get(delivery) as TakenEntry | EmbeddedChange | AssetChange;
    if (each.item !== 'entry') return each;
    for (const one of [each, ...each.others]) reportLeftOut(one, replica);
    const change = { item: 'entry', ...changeOf(each), others: each.others.filter(({ id }) => !told.has(id)).map(changeOf) } as const;
    for (const one of [change, ...change.others]) noteSlugs(one, replica, now);
    return change;
  });
}

const keywordsOfAllKinds = (replica: Replica) =>
  Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, replica.catalogue(kind).keywords])) as Record<EntryKind, KeywordPages>;

/** The kind of an entry with a page. The message of a deletion may not name it. */
const kindOf = ({ event, raw }: Delivery, replica: Replica): EntryKind | null =>
  event.kind ?? ENTRY_KINDS.find((kind) => kind === raw?.sys.contentType?.sys?.id) ?? replica.kindOf(event.id);

type EntryBefore = Pick<EntryChange, 'kind' | 'id' | 'before'> & { fault?: LeftOut | null };
type TakenEntry = { item: 'entry'; others: EntryBefore[] } & EntryBefore;

function applyEntry({ event: { id }, raw }: Delivery, kind: EntryKind, before: LocalizedCard | null, replica: Replica): TakenEntry {
  const { leftOut } = replica.catalogue(kind);
  if (raw) replica.makeCard(kind, id);
  else replica.remove('Entry', id);
  const leftOutNow = replica.catalogue(kind).leftOut;
  const others = [
    ...missingIn(leftOutNow, leftOut).map((card) => ({ kind, id: card.id, before: null })),
    ...missingIn(leftOut, leftOutNow).map((card) => ({ kind, id: card.id, before: card })),
  ].filter((other) => other.id !== id);
  return { item: 'entry', kind, id, before, others, fault: raw && faultOf(kind, raw) };
}

/** Why the newest revision of an entry cannot be shown, regardless of other entries; null if it can be. */
function faultOf(kind: EntryKind, raw: RawEntry): LeftOut | null {
  if (raw.fault !== undefined) return { finding: `content ${raw.fault}`, heldBy: null };
  const [problem] = showingProblems(kind, raw, env().CONTENTFUL_LOCALES);
  return problem ? { finding: `${problem.field} ${problem.problem}`, heldBy: null } : null;
}

/** Why an entry that could be shown is not shown: another entry has its address. */
function displaced(kind: EntryKind, id: string, replica: Replica): LeftOut | null {
  const taken = takenFrom(kind, id, replica);
  if (!taken) return null;
  const { slug, holder } = taken;
  return { finding: `slug "${slug}" is held by "${holder.in[DEFAULT_LOCALE].title}" (${holder.id})`, heldBy: holder.id };
}

function takenFrom(kind: EntryKind, id: string, replica: Replica) {
  const catalogue = replica.catalogue(kind);
  const card = catalogue.leftOut.find((each) => each.id === id);
  return card && catalogue.taken(card);
}

/** The `cards` whose entries are not in `among`. */
const missingIn = (among: readonly LocalizedCard[], cards: readonly LocalizedCard[]) =>
  cards.filter(({ id }) => among.every((other) => other.id !== id));

/** Logs which entry a publication leaves out, and why, like a build. */
function reportLeftOut({ kind, id }: EntryBefore, replica: Replica): void {
  const taken = takenFrom(kind, id, replica);
  if (taken) log.warn('content.left-out', leftOutLine({ kind, id }, taken), { kind, id, field: 'slug' });
}

/** A displaced entry is not gone: its slugs are kept until it is shown again. */
function noteSlugs({ kind, id, after }: EntryChange, replica: Replica, now: Date): void {
  if (after) replica.slugs.put(after, now);
  else if (!replica.catalogue(kind).known(id)) replica.slugs.remove(id, now);
}

function applyEmbedded({ event: { id }, raw }: Delivery, replica: Replica, now: Date): EmbeddedChange {
  const wasAnnounced = isAnnouncement(id, replica);
  const before = replica.parts(SITE_TEXT).find((each) => each.sys.id === id);
  const questionsBefore = replica.parts(FAQ_ITEM);
  if (!raw) replica.remove('Entry', id);
  else if (isPartType(raw.sys.contentType?.sys?.id)) replica.write('Entry', raw);
  const after = replica.parts(SITE_TEXT).find((each) => each.sys.id === id);
  const problem = after && siteTexts(replica.parts(SITE_TEXT), env().CONTENTFUL_LOCALES).problems.find((each) => each.id === id);
  if (wasAnnounced || isAnnouncement(id, replica)) return announcementChange(id, replica, now);
  return {
    ...{ item: 'embedded', id, texts: changedTexts(before, after), questions: changedLists(questionsBefore, replica.parts(FAQ_ITEM)) },
    leftOut: problem ? { finding: partProblemLine(problem), heldBy: null } : questionLeftOut(id, replica.parts(FAQ_ITEM)),
  };
}

const isAnnouncement = (id: string, replica: Replica): boolean => replica.parts(ANNOUNCEMENT).some(({ sys }) => sys.id === id);

function announcementChange(id: string, replica: Replica, now: Date): EmbeddedChange {
  const { announcements: all, problems } = announcements(replica.parts(ANNOUNCEMENT), env().CONTENTFUL_LOCALES);
  const problem = problems.find((each) => each.id === id);
  const leftOut = problem ? { finding: partProblemLine(problem), heldBy: null } : null;
  return { item: 'embedded', id, texts: [], questions: [], announced: { all, at: now.getTime() }, leftOut };
}

/** The tags of the texts that an entry changes: of its key before and after, in the languages that differ. */
function changedTexts(before: RawEntry | undefined, after: RawEntry | undefined): string[] {
  const codes = env().CONTENTFUL_LOCALES;
  const keys = [before, after].map((entry) => (entry ? keyOf(entry, codes) : ''));
  return LOCALES.flatMap((locale) => {
    const [textBefore, textAfter] = [before, after].map((entry) => entry?.fields?.text?.[codes[locale]]);
    if (textBefore === textAfter && (keys[0] === keys[1] || textAfter === undefined)) return [];
    return [...new Set(keys)].flatMap((key) => {
      const index = indexOfKey(key);
      return index === undefined ? [] : [textTag(locale, index)];
    });
  });
}

function applyAsset({ event: { id }, raw }: Delivery, replica: Replica): AssetChange {
  const codes = env().CONTENTFUL_LOCALES;
  if (raw) replica.write('Asset', raw);
  else replica.remove('Asset', id);
  return {
    item: 'asset',
    id,
    kinds: replica.putPicture(
      id,
      perLocale((locale) => raw && toPicture(raw, locale, codes)),
    ),
  };
}

/** What a change makes stale. Changes nothing itself. */
export function staleAfter(change: ContentChange, stored: StoredPages): Stale {
  switch (change.item) {
    case 'entry': {
      const all = [change, ...change.others].map((each) => staleAfterEntry(each, stored));
      return { tags: [...new Set(all.flatMap((each) => each.tags))], paths: all.flatMap(({ paths }) => paths) };
    }
    case 'embedded':
      if (change.announced) return staleAfterAnnouncement(change.id, change.announced, stored);
      return {
        tags: [
          ...[tags.entry(change.id), ...change.questions.map(tags.faq)],
          ...[...change.texts, ...stored.tagsWhere((tag) => hasText(tag, change.texts))],
        ],
        paths: [],
      };
    case 'asset':
      return { tags: [tags.asset(change.id), ...change.kinds.map(tags.pictures)], paths: [] };
  }
}

function staleAfterAnnouncement(id: string, { all, at }: Announced, stored: StoredPages): Stale {
  const wrong = wrongAnnouncements(stored, all, at);
  return { tags: [tags.announcement(id)], paths: wrong.map(({ path }) => path), former: formerTags(wrong) };
}

function staleAfterEntry(change: EntryChange, stored: StoredPages): Stale {
  const { kind, id, before, after } = change;
  // Other pages of a list change only if an entry appears, disappears or moves.
  // This process may not know an entry that they show: it may be older than a restart.
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
