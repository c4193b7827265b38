/** The figures in the legal texts that the business can change, and when each text last changed. */

/** ISO dates. Change the date with the text. The owner set the date of the cookie policy. */
export const LAST_UPDATED = {
  terms: '2026-11-28',
  privacy: '2026-11-28',
  cookies: '2024-11-27',
  accessibility: '2026-11-28',
} as const;
export type LegalNamespace = keyof typeof LAST_UPDATED;

/** The date of a later revision of a text whose date above is fixed. Change it with the text; the page shows it on its own line. */
export const REVISED: Partial<Record<LegalNamespace, string>> = { cookies: '2026-11-28' };

export const TERMS = {
  minimumAge: 18,
  /** Notice before a change of the terms or of a price. */
  noticeDays: 30,
  /** Time from a failed payment to the pause of the account. */
  paymentGraceDays: 14,
  /** Time after the end of the agreement to export one's content. */
  exportDays: 30,
  /** For consumers with a right to withdraw from an online purchase, and for the refund. */
  withdrawalDays: 14,
  refundDays: 14,
  governingLaw: 'Delaware',
} as const;

/** How long personal data is kept. Applications and messages are not deleted automatically: docs/operations.md#affiliate-applications. */
export const RETENTION = {
  /** Applications that did not lead to a partnership. */
  applicationMonths: 24,
  /** After the last message of a matter. */
  messageMonths: 24,
  /** Technical records of the company that hosts the servers. */
  hostingLogDays: 30,
} as const;

type Processor = { name: string; country: string; task: 'hosting' | 'mail' | 'content' | 'affiliates' | 'booking' | 'support' };

/**
 * The companies that handle personal data of visitors on our behalf, which the privacy policy lists. The operator fills it in, as in `{
 * name: 'Example Hosting GmbH', country: 'DE', task: 'hosting' }`: the country as two letters. `npm run doctor` reports an empty list.
 */
export const PROCESSORS: readonly Processor[] = [];

/** The contact for people in the European Union, for a company that has no office there. */
type Representative = { name: string; address: string; email: string };

/**
 * The representative in the European Union (article 27 of the GDPR), whom the privacy policy names if there is one. The operator fills it
 * in; whether one is needed is a question for counsel, so `npm run doctor` only reminds of it.
 */
export const EU_REPRESENTATIVE: Representative | null = null;

export const ANSWER_WITHIN = {
  /** Time to answer a request under data protection law. */
  privacyDays: 30,
  /** Time to answer a report of a barrier. */
  accessibilityBusinessDays: 5,
} as const;
