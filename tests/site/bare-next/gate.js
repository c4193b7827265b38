globalThis.gate ??= { calls: 0, asked: 0, waiting: [] };

/** The shared state of pages that request the same answer: the number of calls and of requests, and the callers that wait for the gate. */
export const { gate } = globalThis;
