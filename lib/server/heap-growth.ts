import { setFlagsFromString } from 'node:v8';

/**
 * How much the heap may grow between two whole collections, in percent of what was in use after the last. V8 takes up to 300 where a machine has
 * much memory: a heap of 160 MB grew to 650, and a server that is published to went on growing for hours (docs/decisions/033-memory-limit.md).
 */
const HEAP_GROWTH_PERCENT = 50;

/** Keeps the heap near what is in use. A flag of V8 that it reads before each collection, so it can be set here, once for every way to start. */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}
