/** What the legal texts say that the business can change, and when each text last changed. */

/** ISO dates, changed by whoever changes the text. That of the cookie policy is the one that the owner gave. */
export const LAST_UPDATED = {
  terms: '2026-11-28',
  privacy: '2026-11-28',
  cookies: '2024-11-27',
  accessibility: '2026-11-28',
} as const;
export type LegalNamespace = keyof typeof LAST_UPDATED;

/** When a text was revised after the day above, where that day is fixed: changed by whoever changes the text, and a line of its own. */
export const REVISED: Partial<Record<LegalNamespace, string>> = { cookies: '2026-11-28' };

export const TERMS = {
  minimumAge: 18,
  /** Before a change of the terms or of a price applies to somebody. */
  noticeDays: 30,
  /** After a failed payment, before the account is paused. */
  paymentGraceDays: 14,
  /** After the end of the agreement, for taking one's content along. */
  exportDays: 30,
  /** For consumers who have a right to withdraw from an online purchase, and for paying back what they paid. */
  withdrawalDays: 14,
  refundDays: 14,
  governingLaw: 'Delaware',
} as const;

/** How long personal data is kept. Nothing deletes applications and messages by itself: docs/operations.md#affiliate-applications. */
export const RETENTION = {
  /** Applications of those who did not become partners. */
  applicationMonths: 24,
  /** After the last message of a matter. */
  messageMonths: 24,
  /** Technical records of the company that hosts the servers. */
  hostingLogDays: 30,
} as const;

/** What somebody does on our behalf: a message of `privacy.tasks`. */
type Processor = { name: string; country: string; task: 'hosting' | 'mail' | 'content' | 'affiliates' | 'booking' | 'support' };

/**
 * The companies that handle personal data of visitors on our behalf, which the privacy policy lists. For the operator to fill in, as in
 * `{ name: 'Example Hosting GmbH', country: 'DE', task: 'hosting' }`: the country as two letters. `npm run doctor` says while it is empty.
 */
export const PROCESSORS: readonly Processor[] = [];

/** Whom people in the European Union may write to in place of a company that has no office there. */
type Representative = { name: string; address: string; email: string };

/**
 * The representative in the European Union (article 27 of the GDPR), whom the privacy policy names where there is one. For the operator to
 * fill in; whether one is needed is a question for counsel, so `npm run doctor` reminds of it and stops nothing.
 */
export const EU_REPRESENTATIVE: Representative | null = null;

export const ANSWER_WITHIN = {
  /** To a request under data protection law. */
  privacyDays: 30,
  /** To a report of a barrier. */
  accessibilityBusinessDays: 5,
} as const;
