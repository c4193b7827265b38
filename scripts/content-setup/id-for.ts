import { createHash } from 'node:crypto';

const LENGTH = 12;

/** The id of a thing of the space that is for one site: always the same for the same ones, and short and plain enough for Contentful whatever they are called. */
export function idFor(kind: string, ...forWhat: string[]): string {
  return `${kind}-${createHash('sha256').update(forWhat.join(' ')).digest('hex').slice(0, LENGTH)}`;
}
