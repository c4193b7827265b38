import type { ReactNode } from 'react';
import { AFFILIATE_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/site/plans';

/** Words that depend on the length of the free trial in days. */
export type OfTrialDays<Words = ReactNode> = (days: number) => Words;

/**
 * Writes the words for both lengths of the free trial. Partners' visitors see one version, all others see the usual one. All visitors get
 * the same file, and the script in the head marks partners' visitors (lib/visitor/referred.ts). Content for programs, such as the head,
 * structured data and files, has only the usual length.
 */
export function byTrialDays(say: OfTrialDays): ReactNode {
  const [usual, partner] = [say(TRIAL_DAYS), say(AFFILIATE_TRIAL_DAYS)];
  if (usual === partner) return usual;
  return (
    <>
      <span className="usual-trial">{usual}</span>
      <span hidden className="partner-trial">
        {partner}
      </span>
    </>
  );
}
