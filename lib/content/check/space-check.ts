import type { EntryKind } from '../../site/collections.ts';
import { ENTRY_KINDS } from '../../site/collections.ts';
import { Catalogue } from '../store/catalogue.ts';
import { toCards } from '../store/entry.ts';
import type { LocaleCodes } from '../store/fields.ts';
import type { RawEntry } from '../types.ts';
import { type Finding, judge } from './check-entry.ts';
import { type EntryFacts, factsOf } from './facts.ts';
import { type KnownSpace, knownSpace } from './known-space.ts';

/** Checks a whole space: takes its entries in as they are read, newest first, and judges them once all are known. */
export class SpaceCheck {
  readonly #codes: LocaleCodes;
  readonly #facts: EntryFacts[] = [];
  readonly #catalogues = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, new Catalogue()])) as Record<EntryKind, Catalogue>;

  constructor(codes: LocaleCodes) {
    this.#codes = codes;
  }

  /** How many entries were taken in. */
  get size(): number {
    return this.#facts.length;
  }

  take(kind: EntryKind, items: RawEntry[]): void {
    const facts = items.map((item) => factsOf(kind, item, this.#codes));
    this.#facts.push(...facts);
    const catalogue = this.#catalogues[kind];
    // What is left out holds no address, and no link leads there.
    const shown = items.filter((_, index) => facts[index]?.problems.length === 0 && !facts[index]?.fault);
    for (const card of toCards(kind, shown, this.#codes).cards) catalogue.put(card);
  }

  /** Whether any entry points at something that the API did not have. */
  get hasUnresolved(): boolean {
    return this.#facts.some(({ targets }) => targets.some(({ resolved }) => !resolved));
  }

  /** What the rules find, entry by entry in the order in which they were read; a code block that several entries show once. */
  findings(known: Pick<KnownSpace, 'siteUrl'> & Partial<KnownSpace>): Finding[] {
    const space = knownSpace({ ...known, catalogues: this.#catalogues });
    const seen = new Set<string>();
    return this.#facts
      .flatMap((facts) => judge(facts, space))
      .filter(({ rule, entry: { id }, field, message }) => {
        const key = JSON.stringify([rule, id, field, message]);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      });
  }
}
