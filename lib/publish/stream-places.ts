/** A call of the webhook that is not marked here yet; `isOwn` where this instance took it itself, so that its place may not be read yet. */
export type Unmarked = { call: string; isOwn: boolean };

/** The newest place in the stream of what made a tag stale, and the calls whose place is not read yet. */
type Needed = { id: string | null; calls: readonly string[] };

/** Calls whose place is remembered: hours of them at ten a second. What is forgotten costs sharing, never a wrong page. */
const CALLS_MAX = 50_000;

/**
 * Where publications stand in the stream that all instances read, and which of them made a tag stale here. So an instance can say how far a page of its own goes,
 * and another one whether that is far enough.
 */
export class StreamPlaces {
  readonly #idByCall = new Map<string, string>();
  readonly #byTag = new Map<string, Needed>();
  #hasForgotten = false;

  /** A call was read in the stream, under this id. It may stand there twice; the first place counts. */
  note(call: string, id: string): void {
    if (this.#idByCall.has(call)) return;
    this.#idByCall.set(call, id);
    const [oldest] = this.#idByCall.keys();
    if (this.#idByCall.size <= CALLS_MAX || oldest === undefined) return;
    this.#idByCall.delete(oldest);
    this.#hasForgotten = true;
  }

  /** Whether the place of a call is known. */
  knows(call: string): boolean {
    return this.#idByCall.has(call);
  }

  /** These calls make a page stale that has one of the tags. */
  noteStale(tags: readonly string[], calls: readonly string[]): void {
    for (const tag of tags) {
      const { id, calls: earlier } = this.#byTag.get(tag) ?? { id: null, calls: [] };
      this.#byTag.set(tag, this.#placed({ id, calls: [...earlier, ...calls] }));
    }
  }

  /** How far a page with these tags has to go, so that nothing is missing from it that is marked here; null where that cannot be said yet. At least `least`. */
  neededFor(tags: readonly string[], least: string): string | null {
    let needed = least;
    for (const tag of tags) {
      const known = this.#byTag.get(tag);
      if (!known) continue;
      const { id, calls } = this.#placed(known);
      if (calls.length > 0) return null;
      if (id !== null && isBefore(needed, id)) needed = id;
    }
    return needed;
  }

  /**
   * How far all of the stream is marked here, where it is read up to `position`; null where that cannot be said. What this instance took itself and has not
   * read yet stands behind that.
   */
  markedUpTo(position: string, unmarked: readonly Unmarked[]): string | null {
    let upTo = position;
    for (const { call, isOwn } of unmarked) {
      const id = this.#idByCall.get(call);
      if (id === undefined && (!isOwn || this.#hasForgotten)) return null;
      if (id !== undefined && !isBefore(upTo, id)) upTo = justBefore(id);
    }
    return upTo;
  }

  #placed({ id, calls }: Needed): Needed {
    let newest = id;
    const unknown: string[] = [];
    for (const call of calls) {
      const its = this.#idByCall.get(call);
      if (its === undefined) unknown.push(call);
      else if (newest === null || isBefore(newest, its)) newest = its;
    }
    return { id: newest, calls: unknown };
  }
}

/** Whether an id of a stream (`1790000000000-0`) stands before another one. */
export function isBefore(some: string, other: string): boolean {
  const [ms, number] = parts(some);
  const [otherMs, otherNumber] = parts(other);
  return ms < otherMs || (ms === otherMs && number < otherNumber);
}

function justBefore(id: string): string {
  const [ms, number] = parts(id);
  return number > 0 ? `${ms}-${number - 1}` : `${Math.max(0, ms - 1)}-${Number.MAX_SAFE_INTEGER}`;
}

function parts(id: string): [ms: number, number: number] {
  const [ms, number] = id.split('-').map(Number);
  return [ms ?? 0, number ?? 0];
}
