globalThis.gate ??= { calls: 0, asked: 0, waiting: [] };

/** What pages that ask for the same answer share: how many calls were made, how often it was asked for, and who waits for the gate to open. */
export const { gate } = globalThis;
