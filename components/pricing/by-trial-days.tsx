import type { ReactNode } from 'react';
import { AFFILIATE_TRIAL_DAYS, TRIAL_DAYS } from '@/lib/site/plans';

/** Words that depend on how many days the free trial has. */
export type OfTrialDays<Words = ReactNode> = (days: number) => Words;

/**
 * What is said of the length of the free trial, twice: once for a partner's visitors, which only they see, and once for all others. A page is the same
 * file for both; the script in its head says who reads it (lib/visitor/referred.ts). What only programs read (the head, structured data,
 * files) names the usual length alone. Words that do not name it stand once.
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
