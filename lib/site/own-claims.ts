import { AI_ALLOWANCE_PERIOD } from './ai-allowance.ts';
import { MANAGED_SERVICE, RESULTS, WHITE_LABEL } from './claims.ts';
import type { Confirmed } from './confirmed.ts';
import { INTEGRATIONS } from './integrations.ts';
import { RETENTION, TERMS } from './legal.ts';
import { AFFILIATE_TRIAL_DAYS, JOINING_DISCOUNT, TRIAL_DAYS, TRIAL_END } from './plans.ts';

type OwnClaim = { says: string; affects: string; confirmed: Confirmed };

const { setupHours, customizationBusinessDays: customization, agencies, encryption, audit } = WHITE_LABEL;

/**
 * The site's claims about the business that only its owner can prove. The site shows them meanwhile; `npm run doctor` names each
 * unconfirmed one, and an indexable site does not go live with one. To confirm: replace `false` with the day. Prices of other tools are
 * confirmed in claims.ts, each quote in testimonials.ts.
 */
export const OWN_CLAIMS = {
  trialEnd: {
    says: `the trial: card ${TRIAL_END.card}, charged at its end: ${TRIAL_END.charge}, scheduled posts ${TRIAL_END.posts}`,
    affects: `pricing, FAQ, terms, comparisons${TRIAL_END.card === 'notNeeded' ? '; application and checkout must start the trial without a card' : ''}`,
    confirmed: false,
  },
  trialDays: {
    says: `${TRIAL_DAYS} days of trial, ${AFFILIATE_TRIAL_DAYS} by an affiliate's link`,
    affects: 'most pages',
    confirmed: false,
  },
  joiningDiscount: {
    says: `${JOINING_DISCOUNT.percent} % off when joining: first payments ${JOINING_DISCOUNT.payments}, with yearly: ${JOINING_DISCOUNT.withYearly}`,
    affects: 'home, pricing, terms, affiliates, comparisons; checkout must take it off',
    confirmed: false,
  },
  aiAllowance: {
    says: `AI words and images are per ${AI_ALLOWANCE_PERIOD}`,
    affects: 'pricing, FAQ, AI studio, home, terms',
    confirmed: false,
  },
  planChanges: {
    says: 'up at any time for the difference, down from the next period; cancelled in the application',
    affects: 'pricing, FAQ, terms',
    confirmed: false,
  },
  supportHours: {
    says: `support chat ${RESULTS.supportHours}`,
    affects: 'home, FAQ, terms, comparisons, managed service, white-label',
    confirmed: false,
  },
  results: {
    says: `${RESULTS.engagementIncreasePercent} % engagement, ${RESULTS.followerGrowthFactor}x followers, ${RESULTS.timeSavedPercent} % time over ${RESULTS.basisMonths} months`,
    affects: 'managed service',
    confirmed: false,
  },
  hoursSaved: {
    says: `${MANAGED_SERVICE.hoursSavedMonthly}+ hours saved a month`,
    affects: 'managed service, home, FAQ',
    confirmed: false,
  },
  managedTeam: {
    says: 'a strategist, a creator and a community manager for each client, called Inés, Kofi and Mei',
    affects: 'managed service',
    confirmed: false,
  },
  agencies: { says: `${agencies}+ agencies use white-label`, affects: 'white-label, home', confirmed: false },
  whiteLabelSetup: {
    says: `set up in under ${setupHours} hours, own domain in ${customization.from} to ${customization.to} business days`,
    affects: 'white-label, home, FAQ',
    confirmed: false,
  },
  encryption: { says: encryption, affects: 'white-label, FAQ', confirmed: false },
  audit: { says: `${audit}: wants a report that can be shown`, affects: 'white-label', confirmed: false },
  integrations: {
    says: Object.values(INTEGRATIONS)
      .flat()
      .map(({ name }) => name)
      .join(', '),
    affects: 'white-label',
    confirmed: false,
  },
  access: {
    says: 'roles for each client, single sign-on, client portals, permissions, approvals, all of them in every plan',
    affects: 'home, pricing, white-label, FAQ, comparisons',
    confirmed: false,
  },
  bestHours: { says: 'the application suggests times to publish', affects: 'home, managed service', confirmed: false },
  retention: {
    says: `content is kept ${TERMS.exportDays} days, applications ${RETENTION.applicationMonths} months, messages ${RETENTION.messageMonths}; withdrawal within ${TERMS.withdrawalDays} days`,
    affects: 'terms, privacy policy',
    confirmed: false,
  },
} as const satisfies Record<string, OwnClaim>;

/** The claims that the owner has not confirmed yet, by name. */
export function unconfirmedClaims(claims: Readonly<Record<string, OwnClaim>> = OWN_CLAIMS): [name: string, claim: OwnClaim][] {
  return Object.entries(claims).filter(([, { confirmed }]) => confirmed === false);
}
