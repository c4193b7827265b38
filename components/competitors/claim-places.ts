import type { ClaimName, Competitor } from '@/lib/site/claims';

/**
 * Where on its page each claim is made, in reading order: the note's way back. A reference at a place that is not listed does not
 * compile, a tag of the words that is no claim fails tests/unit/site/claims.test.ts, and a listed one that is missing fails
 * tests/browser/compare-tools.spec.ts.
 */
export const CLAIM_PLACES = {
  later: { prices: ['first', 'second', 'third'] },
  buffer: { prices: ['first', 'second', 'third', 'counts'] },
  sprout: { fromPrice: ['table'] },
  hootsuite: { fromPrice: ['table'] },
} as const satisfies { [Id in Competitor]: Record<ClaimName<Id>, readonly string[]> };

type Places = typeof CLAIM_PLACES;
/** The places at which a claim of a tool is made. */
export type ClaimPlace<Id extends Competitor, Name extends string> = Name extends keyof Places[Id]
  ? Places[Id][Name] extends readonly (infer Place)[]
    ? Place & string
    : never
  : never;

export const noteId = (claim: string) => `note-${claim}`;
export const referenceId = (claim: string, place: string) => `claim-${claim}-${place}`;
