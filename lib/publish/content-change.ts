import { ANNOUNCEMENT, isPartType } from '../content/model.ts';
import { logTaken } from '../content/store/catalogue.ts';
import { showingProblems } from '../content/store/entry.ts';
import type { Replica } from '../content/store/replica.ts';
import { tags } from '../content/tags.ts';
import type { LocalizedCard, RawEntry } from '../content/types.ts';
import { env } from '../env.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { ENTRY_KINDS, type EntryKind, entryKind } from '../site/collections.ts';
import { pagesWithTags, tagsWhere } from '../stored-pages/page-index.ts';
import { hasText } from '../stored-pages/text-tags.ts';
import { formerTags, wrongAnnouncements } from './announcement-clock.ts';
import { type EntryChange, staleAfterEntry } from './entry-change.ts';
import { changedLists, changedOutcomes, changedTexts, type Parts, partsOf } from './part-change.ts';
import type { Brought, LeftOut } from './receipts.ts';
import type { PublishEvent } from './webhook.ts';

/** An item as the delivery API serves it; `raw` is null if it is gone. */
export type Delivery = { event: PublishEvent; raw: RawEntry | null };

type Outcome = Pick<Brought, 'tags' | 'paths' | 'leftOut' | 'others'>;

/** Writes items, the cards that show them, and slugs, in the caller's transaction. Gives the consequences in the same order. */
export function applyChanges(deliveries: readonly Delivery[], replica: Replica, now: Date): Outcome[] {
  const before = stateOf(replica);
  const items = deliveries.map((delivery) => {
    const { id } = delivery.event;
    const kind = kindOf(delivery, replica);
    return { ...delivery, id, kind, card: (kind && replica.catalogue(kind).byId(id)) ?? null, earlier: replica.item('Entry', id) };
  });
  for (const { event, id, raw, kind } of items) {
    if (!raw) replica.remove(event.item, id);
    else if (event.item === 'Asset' || kind !== null || isPartType(raw.sys.contentType?.sys?.id)) replica.write(event.item, raw);
  }
  const all = items.map((each) => ({ ...each, kindsShowing: each.event.item === 'Asset' ? replica.putPicture(each.id, each.raw) : [] }));
  // Only now: they may link to each other.
  for (const { id, raw, kind } of all) if (raw && kind !== null) replica.makeCard(kind, id);
  const after = stateOf(replica);

  const isHere = (id: string) => all.some((each) => each.id === id);
  const changeOf = (kind: EntryKind, id: string, card: LocalizedCard | null): EntryChange => ({
    ...{ kind, id, before: card, after: replica.catalogue(kind).byId(id) ?? null },
    ...{ keywordsBefore: before.keywords[kind], keywordsAfter: after.keywords[kind] },
  });
  const othersOf = (kind: EntryKind): EntryChange[] => {
    const [then, today] = [before.leftOut[kind], after.leftOut[kind]];
    const displaced = missingIn(then, today).map((card) => changeOf(kind, card.id, card));
    const returned = missingIn(today, then).map(({ id }) => changeOf(kind, id, null));
    return [...displaced, ...returned].filter(({ id }) => !isHere(id));
  };
  return all.map((each): Outcome => {
    const { event, id, kind, card, earlier, kindsShowing } = each;
    if (event.item === 'Asset') return outcome([tags.asset(id), ...kindsShowing.map(tags.pictures)]);
    // Other entries that change with these are noted with the first of their kind: which one it was makes no difference to their pages.
    const isFirst = each === all.find((other) => other.event.item === 'Entry' && other.kind === kind);
    if (kind === null) {
      const revisions = [earlier, replica.item('Entry', id)].filter((revision) => revision !== null);
      const others = isFirst ? changedOutcomes(before.parts, after.parts).filter(([other]) => !isHere(other)) : [];
      return { ...outcomeOfPart(id, revisions, before.parts, after.parts, now), others };
    }
    const others = isFirst ? othersOf(kind) : [];
    const changes = [changeOf(kind, id, card), ...others];
    for (const change of changes) noteAddresses(change, replica, now);
    const stale = changes.map(staleAfterEntry);
    return {
      ...outcome(
        stale.flatMap((change) => change.tags),
        stale.flatMap((change) => change.paths),
      ),
      leftOut: leftOutOf(each, replica),
      others: others.map((other) => [other.id, displacedBy(kind, other.id, replica)]),
    };
  });
}

/** Why the site does not show the newest revision of an item; null if it does, or if the item is gone. */
export function leftOutOf(delivery: Delivery, replica: Replica): LeftOut | null {
  const { event, raw } = delivery;
  if (event.item === 'Asset') return null;
  const kind = kindOf(delivery, replica);
  if (kind === null) return partsOf(replica).leftOut.get(event.id) ?? null;
  return (raw && faultOf(kind, raw)) ?? displacedBy(kind, event.id, replica);
}

/** The kind of an entry with a page. The message of a deletion may not name it. */
const kindOf = ({ event, raw }: Delivery, replica: Replica): EntryKind | null =>
  event.item === 'Asset' ? null : (event.kind ?? entryKind(raw?.sys.contentType?.sys?.id) ?? replica.kindOf(event.id));

const stateOf = (replica: Replica) => ({
  keywords: perKind((kind) => replica.catalogue(kind).keywords),
  leftOut: perKind((kind) => replica.catalogue(kind).leftOut.map(({ card }) => card)),
  parts: partsOf(replica),
});

const perKind = <T>(of: (kind: EntryKind) => T) => Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, of(kind)])) as Record<EntryKind, T>;

/** Pages with these tags are stale. So are `paths`, which may not exist yet. */
function outcome(changed: readonly string[], paths: readonly string[] = []): Outcome {
  const names = [...new Set(changed)];
  return { tags: names, paths: [...new Set([...paths, ...pagesWithTags(names)])], leftOut: null, others: [] };
}

/** Why the newest revision of an entry cannot be shown, regardless of other entries; null if it can be. */
function faultOf(kind: EntryKind, raw: RawEntry): LeftOut | null {
  if (raw.fault !== undefined) return { finding: `content ${raw.fault}`, heldBy: null };
  const [problem] = showingProblems(kind, raw, env().CONTENTFUL_LOCALES);
  return problem ? { finding: `${problem.field} ${problem.problem}`, heldBy: null } : null;
}

/** Why an entry that could be shown is not shown: another entry has its address. */
function displacedBy(kind: EntryKind, id: string, replica: Replica): LeftOut | null {
  const taken = replica.catalogue(kind).taken(id);
  if (!taken) return null;
  const { slug, holder } = taken;
  return { finding: `slug "${slug}" is held by "${holder.in[DEFAULT_LOCALE].title}" (${holder.id})`, heldBy: holder.id };
}

/** The `cards` whose entries are not in `among`. */
const missingIn = (among: readonly LocalizedCard[], cards: readonly LocalizedCard[]) =>
  cards.filter(({ id }) => among.every((other) => other.id !== id));

/** Keeps the slugs of an entry, also of a displaced one: it is not gone. Logs a displaced one, like a build. */
function noteAddresses({ kind, id, after }: EntryChange, replica: Replica, now: Date): void {
  const taken = replica.catalogue(kind).taken(id);
  if (after) replica.slugs.put(after, now);
  else if (!taken) replica.slugs.remove(id, now);
  if (taken) logTaken(taken);
}

/** The consequences of an entry without a page: a text of the site, a question, an announcement, or a code block that texts embed. */
function outcomeOfPart(id: string, revisions: readonly RawEntry[], before: Parts, after: Parts, now: Date): Outcome {
  const leftOut = after.leftOut.get(id) ?? null;
  if (revisions.some(({ sys }) => sys.contentType?.sys?.id === ANNOUNCEMENT)) {
    const wrong = wrongAnnouncements(after.announcements, now.getTime());
    const paths = wrong.map(({ path }) => path);
    const changed = outcome([tags.announcement(id)], paths);
    return { ...changed, tags: [...changed.tags, ...formerTags(wrong)], leftOut };
  }
  const texts = changedTexts(revisions, before, after);
  const lists = changedLists(revisions, before, after);
  const showTexts = tagsWhere((tag) => hasText(tag, texts));
  return { ...outcome([tags.entry(id), ...lists.map(tags.faq), ...texts, ...showTexts]), leftOut };
}
