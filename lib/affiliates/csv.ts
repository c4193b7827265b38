import { stringify } from 'csv-stringify/sync';
import { forTerminal } from '../runtime/log.ts';
import type { StoredApplication } from './application-store.ts';

const COLUMNS: Record<string, (application: StoredApplication) => string | number> = {
  received_at: ({ receivedAt }) => receivedAt.toISOString(),
  updated_at: ({ updatedAt }) => updatedAt.toISOString(),
  full_name: ({ fullName }) => fullName,
  email: ({ email }) => email,
  payment_account: ({ paymentAccount }) => paymentAccount,
  promotion: ({ promotion }) => promotion,
  language: ({ locale }) => locale,
  page: ({ page }) => page,
  ref: ({ referral }) => referral?.ref ?? '',
  ref_created_at: ({ referral }) => referral?.createdAt ?? '',
  ref_referrer: ({ referral }) => referral?.referrer ?? '',
  ref_landing: ({ referral }) => referral?.landing ?? '',
  delivered_at: ({ deliveredAt }) => deliveredAt?.toISOString() ?? '',
  failures: ({ failures }) => failures,
  id: ({ id }) => id,
  revision: ({ revision }) => revision,
};

/** The applications as CSV (RFC 4180), with the mark that Excel wants. Strangers' input must not run as a formula or in a terminal. */
export function toCsv(applications: Iterable<StoredApplication>): string {
  const rows = Array.from(applications, (application) =>
    Object.values(COLUMNS).map((value) => forTerminal(String(value(application)), '\n\r\t')),
  );
  return stringify([Object.keys(COLUMNS), ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
