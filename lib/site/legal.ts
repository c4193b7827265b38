/** What the legal texts say that the business can change, and when each text last changed. */

/** ISO dates, changed by whoever changes the text. */
export const LAST_UPDATED = {
  terms: '2026-11-21',
  privacy: '2026-11-21',
  cookies: '2024-11-27',
  accessibility: '2026-11-21',
} as const;
export type LegalNamespace = keyof typeof LAST_UPDATED;

export const TERMS = {
  minimumAge: 18,
  /** Before a change of the terms or of a price applies to somebody. */
  noticeDays: 30,
  /** After a failed payment, before the account is paused. */
  paymentGraceDays: 14,
  /** After the end of the agreement, for taking one's content along. */
  exportDays: 30,
  governingLaw: 'Delaware',
} as const;

export const ANSWER_WITHIN = {
  /** To a request under data protection law. */
  privacyDays: 30,
  /** To a report of a barrier. */
  accessibilityBusinessDays: 5,
} as const;
