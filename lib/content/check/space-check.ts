import { ENTRY_KINDS, type EntryKind } from '../../site/collections.ts';
import { Catalogue } from '../store/catalogue.ts';
import { toCards } from '../store/entry.ts';
import type { LocaleCodes } from '../store/fields.ts';
import type { RawEntry } from '../types.ts';
import { type Finding, judge } from './check-entry.ts';
import type { KnownSpace } from './known-space.ts';
import { type CheckedPart, checkParts } from './part-problems.ts';
import { type EntryFacts, readEntry } from './read-entry.ts';

/** Checks a whole space: collects its entries in read order, newest first, and checks them when all are known. */
export class SpaceCheck {
  readonly #codes: LocaleCodes;
  readonly #facts: EntryFacts[] = [];
  readonly #parts: Finding[] = [];
  #partCount = 0;
  readonly #catalogues = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, new Catalogue()])) as Record<EntryKind, Catalogue>;

  constructor(codes: LocaleCodes) {
    this.#codes = codes;
  }

  get size(): number {
    return this.#facts.length + this.#partCount;
  }

  take(kind: EntryKind, items: RawEntry[]): void {
    const facts = items.map((item) => readEntry(kind, item, this.#codes));
    this.#facts.push(...facts);
    const catalogue = this.#catalogues[kind];
    // A left-out entry has no address, and no link leads to it.
    const shown = items.filter((_, index) => facts[index]?.isShown);
    for (const card of toCards(kind, shown, this.#codes)) catalogue.put(card);
  }

  takeParts(type: CheckedPart, entries: readonly RawEntry[]): void {
    this.#parts.push(...checkParts(type, entries, this.#codes));
    this.#partCount += entries.length;
  }

  get hasUnresolved(): boolean {
    return this.#facts.some(({ targets }) => targets.some(({ resolved }) => !resolved));
  }

  /** The findings of the rules, entry by entry in read order; a code block shared by several entries appears once. */
  findings(known: Omit<KnownSpace, 'catalogues'>): Finding[] {
    const space = { ...known, catalogues: this.#catalogues };
    const all = [...this.#facts.flatMap((facts) => judge(facts, space)), ...this.#parts];
    return [...Map.groupBy(all, ({ rule, entry: { id }, field, message }) => JSON.stringify([rule, id, field, message])).values()].map(
      ([first]) => first as Finding,
    );
  }
}
