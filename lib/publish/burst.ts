/** So many calls within a second are a burst: until it is over, or for this long, they are only taken, and those of one item become one. */
const BURST_CALLS = 20;
const BURST_WITHIN_MS = 1_000;
const BURST_LONGEST_MS = 10_000;

/** Tells whether calls are coming in faster than anybody works. By a clock that never jumps. */
export class Burst {
  #calls: number[] = [];
  /** Since when a burst is waited for. */
  #since: number | null = null;

  /** A call has come. */
  note(): void {
    this.#calls = [...this.#calls.slice(1 - BURST_CALLS), performance.now()];
  }

  /** How long to wait before anything is begun, in ms. */
  waitMs(): number {
    const now = performance.now();
    const [first = 0] = this.#calls;
    const left = this.#calls.length < BURST_CALLS ? 0 : first + BURST_WITHIN_MS - now;
    this.#since = left > 0 ? (this.#since ?? now) : null;
    if (this.#since === null || now - this.#since < BURST_LONGEST_MS) return left;
    this.#since = null;
    return 0;
  }
}
