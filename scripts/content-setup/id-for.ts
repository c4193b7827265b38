import { createHash } from 'node:crypto';

const LENGTH = 12;

/** The id of an item of the space for one site: deterministic, short and valid for Contentful with any input names. */
export function idFor(kind: string, ...forWhat: string[]): string {
  return `${kind}-${createHash('sha256').update(forWhat.join(' ')).digest('hex').slice(0, LENGTH)}`;
}
