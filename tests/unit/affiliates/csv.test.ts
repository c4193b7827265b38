import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredApplication } from '../../../lib/affiliates/application-store.ts';
import { toCsv } from '../../../lib/affiliates/csv.ts';
import { ANNA, NOON, ORIGIN } from '../../support/applications.ts';

const STORED: StoredApplication = {
  ...{ ...ANNA, ...ORIGIN, id: 'id-1', revision: 1, receivedAt: NOON, updatedAt: NOON },
  ...{ deliveredAt: null, failures: 0, nextAttemptAt: NOON, lastError: null },
};

const read = (csv: string): Record<string, string>[] => parse(csv, { columns: true, bom: true });

/** What a spreadsheet takes for the beginning of a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

test('a row says who, how, from where and what became of it', () => {
  const [row] = read(toCsv([{ ...STORED, deliveredAt: NOON }]));
  expect(row).toEqual({
    ...{ received_at: NOON.toISOString(), updated_at: NOON.toISOString(), full_name: 'Anna Ünal', email: 'anna@example.com' },
    ...{ payment_account: 'anna@pay.example', promotion: 'A newsletter on ceramics.', language: 'en', page: '/affiliates?utm=1' },
    ...{ ref: 'berta', ref_created_at: '2026-05-01T08:00:00.000Z', ref_referrer: 'https://blog.example/' },
    ...{ ref_landing: 'https://www.example.com/?ref=berta', delivered_at: NOON.toISOString(), failures: '0', id: 'id-1', revision: '1' },
  });
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', "=cmd|'/C calc'!A0"])('what begins like a formula is text: %j', (value) => {
  const [row] = read(
    toCsv([{ ...STORED, fullName: value, promotion: value, referral: { ref: value, createdAt: value, referrer: value, landing: value } }]),
  );
  for (const column of ['full_name', 'promotion', 'ref', 'ref_created_at', 'ref_referrer', 'ref_landing'])
    expect(row?.[column]).toBe(`'${value}`);
});

test('whatever was typed comes back as it was, behind an apostrophe where it would be a formula, and moves no other value', () => {
  const value = fc.oneof(
    // What a terminal obeys is not as it was, see above.
    fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '')),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '=', '+', '-', '@', '\t', "'", '＝', 'a', ' ') }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ fullName: value, email: value, paymentAccount: value, promotion: value, page: value }), { maxLength: 5 }),
      (typed) => {
        const rows = read(toCsv(typed.map((each) => ({ ...STORED, ...each }))));
        expect(
          rows.map(({ full_name, email, payment_account, promotion, page }) => [full_name, email, payment_account, promotion, page]),
        ).toEqual(
          typed.map(({ fullName, email, paymentAccount, promotion, page }) =>
            [fullName, email, paymentAccount, promotion, page].map((each) => (FORMULA.test(each) ? `'${each}` : each)),
          ),
        );
        for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(FORMULA);
      },
    ),
    { numRuns: 300 },
  );
});
