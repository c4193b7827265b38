import { ANNOUNCEMENT, isPartType } from '../content/model.ts';
import { logTaken } from '../content/store/catalogue.ts';
import { showingProblems } from '../content/store/entry.ts';
import { isSame, type Replica, versionOf } from '../content/store/replica.ts';
import { tags } from '../content/tags.ts';
import type { RawEntry } from '../content/types.ts';
import { env } from '../env.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind, entryKind } from '../site/collections.ts';
import { pagesWithTags, tagsWhere } from '../stored-pages/page-index.ts';
import { hasText } from '../stored-pages/text-tags.ts';
import { formerTags, wrongAnnouncements } from './announcement-clock.ts';
import { type EntryChange, staleAfterEntry, staleKeywords } from './entry-change.ts';
import { changedLists, changedOutcomes, changedTexts, type Parts, partsOf } from './part-change.ts';
import type { Brought, LeftOut } from './receipts.ts';
import type { PublishEvent } from './webhook.ts';

/**
 * An item as the delivery API serves it; `raw` is null if it is gone. `isLate`: the wait for the announced revision is over without it.
 */
export type Delivery = { event: PublishEvent; raw: RawEntry | null; isLate: boolean };

type Outcome = Pick<Brought, 'tags' | 'paths' | 'others'>;

/**
 * Writes new items, the cards that show them, and slugs, in the caller's transaction. Gives the consequences in the same order. A known item
 * changes nothing.
 */
export function applyChanges(deliveries: readonly Delivery[], replica: Replica, now: Date): Brought[] {
  const before = stateOf(replica);
  const all = deliveries.map((delivery) => {
    const { item, id } = delivery.event;
    return { ...delivery, id, kind: kindOf(delivery, replica), isNew: isNew(delivery, replica), earlier: replica.item(item, id) };
  });
  const fresh = all.filter((each) => each.isNew);
  for (const { event, id, raw, kind } of fresh) {
    if (!raw) replica.remove(event.item, id);
    else if (event.item === 'Asset' || kind !== null || isPartType(raw.sys.contentType?.sys?.id)) replica.write(event.item, raw);
  }
  const assets = fresh.filter(({ event }) => event.item === 'Asset');
  const kindsShowing = new Map(assets.map(({ id, raw }) => [id, replica.putPicture(id, raw)]));
  // Only now: they may link to each other.
  for (const { id, raw, kind } of fresh) if (raw && kind !== null) replica.makeCard(kind, id);
  const after = stateOf(replica);
  const keywords = perKind((kind) => staleKeywords(kind, before.keywords[kind], after.keywords[kind]));

  const isHere = (id: string) => fresh.some((each) => each.id === id);
  const changeOf = (kind: EntryKind, id: string) => ({ kind, id, before: before.shown[kind].get(id), after: after.shown[kind].get(id) });
  /** The entries that these displace, or give their addresses back. */
  const othersOf = (kind: EntryKind): string[] =>
    [...new Set(before.shown[kind].keys()).symmetricDifference(after.shown[kind])].filter((id) => !isHere(id));
  const outcomeOf = (each: (typeof all)[number]): Outcome => {
    const { event, id, kind, raw, earlier } = each;
    if (!each.isNew) return { tags: [event.item === 'Entry' ? tags.entry(id) : tags.asset(id)], paths: [], others: [] };
    if (event.item === 'Asset') return outcome([tags.asset(id), ...(kindsShowing.get(id) ?? []).map(tags.pictures)]);
    // Other entries that change with these are noted with the first of their kind: which one it was makes no difference to their pages.
    const isFirst = each === fresh.find((other) => other.event.item === 'Entry' && other.kind === kind);
    if (kind === null) {
      const revisions = [earlier, raw].filter((revision) => revision !== null);
      const others = isFirst ? changedOutcomes(before.parts, after.parts).filter(([other]) => !isHere(other)) : [];
      return { ...outcomeOfPart(id, revisions, before.parts, after.parts, now), others };
    }
    const others = isFirst ? othersOf(kind) : [];
    const changes = [id, ...others].map((other) => changeOf(kind, other));
    for (const change of changes) noteAddresses(change, replica, now);
    const stale = [...changes.map(staleAfterEntry), keywords[kind]];
    const found = outcome(
      stale.flatMap((change) => change.tags),
      stale.flatMap((change) => change.paths),
    );
    return { ...found, others: others.map((other) => [other, displacedBy(kind, other, replica)]) };
  };
  return all.map((each): Brought => {
    const { event, raw, isLate } = each;
    const leftOut = leftOutOf(each, replica, after.parts);
    return { event, isLate, isNew: each.isNew, revisionSeen: raw && versionOf(raw).revision, leftOut, ...outcomeOf(each) };
  });
}

function isNew({ event: { item, id }, raw }: Delivery, replica: Replica): boolean {
  const known = replica.versionOf(item, id);
  return raw === null ? known !== null : raw.fault !== undefined || !isSame(versionOf(raw), known);
}

/** Why the site does not show the newest revision of an item; null if it does, or if the item is gone. */
function leftOutOf({ event, kind, raw }: Delivery & { kind: EntryKind | null }, replica: Replica, parts: Parts): LeftOut | null {
  if (event.item === 'Asset') return null;
  if (kind === null) return parts.leftOut.get(event.id) ?? null;
  return (raw && faultOf(kind, raw)) ?? displacedBy(kind, event.id, replica);
}

/** The kind of an entry with a page. The message of a deletion may not name it. */
const kindOf = ({ event, raw }: Delivery, replica: Replica): EntryKind | null =>
  event.item === 'Asset' ? null : (event.kind ?? entryKind(raw?.sys.contentType?.sys?.id) ?? replica.kindOf(event.id));

const stateOf = (replica: Replica) => ({
  keywords: perKind((kind) => replica.catalogue(kind).keywords),
  shown: perKind((kind) => replica.catalogue(kind).shown),
  parts: partsOf(replica),
});

const perKind = <T>(of: (kind: EntryKind) => T) => Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, of(kind)])) as Record<EntryKind, T>;

/** Pages with these tags are stale. So are `paths`, which may not exist yet. */
function outcome(changed: readonly string[], paths: readonly string[] = []): Outcome {
  const names = [...new Set(changed)];
  return { tags: names, paths: [...new Set([...paths, ...pagesWithTags(names)])], others: [] };
}

/** Why the newest revision of an entry cannot be shown, regardless of other entries; null if it can be. */
function faultOf(kind: EntryKind, raw: RawEntry): LeftOut | null {
  if (raw.fault !== undefined) return { finding: `content ${raw.fault}`, heldBy: null };
  const [problem] = showingProblems(kind, raw, env().CONTENTFUL_LOCALES);
  return problem ? { finding: `${problem.field} ${problem.problem}`, heldBy: null } : null;
}

/** Why an entry that could be shown is not shown: another entry has its address. */
function displacedBy(kind: EntryKind, id: string, replica: Replica): LeftOut | null {
  const taken = replica.catalogue(kind).leftOut.get(id);
  if (!taken) return null;
  const { slug, holder } = taken;
  return { finding: `slug "${slug}" is held by "${holder.in[DEFAULT_LOCALE].title}" (${holder.id})`, heldBy: holder.id };
}

/** Keeps the slugs of an entry, also of a displaced one: it is not gone. Logs a displaced one, like a build. */
function noteAddresses({ kind, id, after }: EntryChange, replica: Replica, now: Date): void {
  const taken = replica.catalogue(kind).leftOut.get(id);
  if (after) replica.putSlugs(after, now);
  else if (!taken) replica.removeSlugs(id, now);
  if (taken) logTaken(taken);
}

/** The consequences of an entry without a page: a text of the site, a question, an announcement, or a code block that texts embed. */
function outcomeOfPart(id: string, revisions: readonly RawEntry[], before: Parts, after: Parts, now: Date): Outcome {
  if (revisions.some(({ sys }) => sys.contentType?.sys?.id === ANNOUNCEMENT)) {
    const wrong = wrongAnnouncements(after.announcements, now.getTime());
    return outcome(
      [tags.announcement(id), ...formerTags(wrong)],
      wrong.map(({ path }) => path),
    );
  }
  const texts = changedTexts(revisions, before, after);
  const lists = changedLists(revisions, before, after);
  const showTexts = tagsWhere((tag) => hasText(tag, texts));
  return outcome([tags.entry(id), ...lists.map(tags.faq), ...texts, ...showTexts]);
}
