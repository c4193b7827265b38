import type { Network } from './plans.ts';

/** What the copy claims of the product's services (SPEC.md section 1). Claims, not measurements: show them with their basis. */

/** The managed service's results block: average client results over `basisMonths` (SPEC.md section 1, "Results block"). */
export const RESULTS = {
  engagementIncreasePercent: 40,
  /** Followers at the end are this many times those at the start. */
  followerGrowthFactor: 2,
  timeSavedPercent: 85,
  supportHours: '24/7',
  basisMonths: 6,
} as const;
export type Results = { -readonly [Key in keyof typeof RESULTS]: (typeof RESULTS)[Key] extends number ? number : string };

/** The managed service's terms (SPEC.md section 1, "Managed service"). */
export const MANAGED_SERVICE = {
  /** At least; shown with a plus sign. */
  hoursSavedMonthly: 40,
  minimumCommitmentMonths: 3,
} as const;
/** The networks that our people look after: fewer than the product can publish to. */
export const MANAGED_NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram', 'tiktok'] as const satisfies readonly Network[];

/** White-label (SPEC.md section 1, "White-label"). */
export const WHITE_LABEL = {
  setupHours: 24,
  customizationBusinessDays: { from: 2, to: 3 },
  /** At least; shown with a plus sign. */
  agencies: 1_000,
  encryption: 'AES-256',
  audit: 'SOC 2',
} as const;

/** The affiliate programme (SPEC.md section 1, "Affiliate"). */
export const AFFILIATE = {
  commissionPercent: 25,
  payoutEveryDays: 30,
  /** As the copy describes it; the stored lifetime is a year (SPEC.md section 9, "Referral"). */
  cookieDays: 360,
} as const;
