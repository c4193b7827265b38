import { setFlagsFromString } from 'node:v8';

/**
 * Maximum heap growth between two full collections, in percent of the heap in use after the last one. V8 allows up to 300 on a machine with
 * much memory: a heap of 160 MB grew to 650, and a server that receives publications grew for hours (docs/decisions/033-memory-limit.md).
 */
const HEAP_GROWTH_PERCENT = 50;

/** Limits heap growth. V8 reads this flag before each collection, so one call here covers every way to start. */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}
