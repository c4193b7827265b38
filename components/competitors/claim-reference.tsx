import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ClaimName, type Competitor, claimsOf } from '@/lib/site/claims';
import { CLAIM_PLACES, type ClaimPlace, noteId, referenceId } from './claim-places';

type ClaimReferenceProps<Id extends Competitor, Name extends ClaimName<Id>> = {
  competitor: Id;
  claim: Name;
  place: ClaimPlace<Id, Name>;
};

/** The raised number after something said of another tool; leads to the note that dates it. */
export function ClaimReference<Id extends Competitor, Name extends ClaimName<Id>>({
  competitor,
  claim,
  place,
}: ClaimReferenceProps<Id, Name>) {
  return <Reference competitor={competitor} claim={claim} place={place} />;
}

/** The references of one place as tags for `t.rich`: `…from the library<library></library>`. */
export function claimTags(competitor: Competitor, place: string): Record<string, () => ReactNode> {
  const here = Object.entries<readonly string[]>(CLAIM_PLACES[competitor]).filter(([, places]) => places.includes(place));
  return Object.fromEntries(here.map(([claim]) => [claim, () => <Reference competitor={competitor} claim={claim} place={place} />]));
}

/** So that a price and its number stay two words where the text is copied or read out: `$6 1`, never `$61`. */
const GAP = '\u202f';

function Reference({ competitor, claim, place }: { competitor: Competitor; claim: string; place: string }) {
  const t = useTranslations('competitors.notes');
  const number = claimsOf(competitor).findIndex(([name]) => name === claim) + 1;
  return (
    <sup className="text-[clamp(0.6875rem,0.68em,0.875rem)] leading-none">
      {GAP}
      <a
        id={referenceId(claim, place)}
        href={`#${noteId(claim)}`}
        role="doc-noteref"
        aria-label={t('reference', { number })}
        className="relative scroll-mt-24 font-sans font-semibold text-thread tracking-normal before:absolute before:-inset-x-2 before:-inset-y-3 hover:underline target:rounded-sm target:bg-marigold target:text-on-marigold"
      >
        {number}
      </a>
    </sup>
  );
}
