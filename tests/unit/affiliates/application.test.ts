import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkApplication, withoutUnseen } from '../../../lib/affiliates/application.ts';
import type { StoredApplication } from '../../../lib/affiliates/application-store.ts';
import { toCsv } from '../../../lib/affiliates/csv.ts';
import { receiveApplication } from '../../../lib/affiliates/receive.ts';
import { type Application, type FieldProblem, FORM_EXTRAS, MAX_LENGTHS } from '../../../lib/affiliates/state.ts';
import { PEER_HEADER, visitorNetworks } from '../../../lib/affiliates/visitor-address.ts';
import { APPLICATION_FIELDS } from '../../../lib/site/affiliate-program.ts';
import { ANNA, NOON, ORIGIN, storeFor } from '../../support/applications.ts';

const problemsOf = (typed: Partial<Application>) => {
  const checked = checkApplication({ ...ANNA, ...typed });
  return 'problems' in checked ? checked.problems : {};
};

test.each<[keyof Application, string[]]>([
  ['fullName', ['Anna Ünal', '王小明', 'Jean-Luc O’Neill, Jr.', 'X Æ A-12', 'नेहा शर्मा']],
  ['email', ['first.last+tag@mail.example.com', 'o’neill@example.ie', 'info@münchen.example', '用户@例子.公司']],
])('an application may have the %s %j', (field, values) => {
  for (const value of values) expect(problemsOf({ [field]: value }), value).toEqual({});
});

test('a plan may have several lines: its line ends become one kind, its letters composed, its blanks at the ends go', () => {
  const checked = checkApplication({ ...ANNA, promotion: ' One\r\ntwo\rthree\tfour \n', fullName: '  Jose\u0301 ' });
  expect(checked).toEqual({ application: { ...ANNA, promotion: 'One\ntwo\nthree\tfour', fullName: 'José' } });
});

test('a mark that nobody sees is taken out of every field', () => {
  for (const mark of ['\u200B', '\u200E', '\u00AD', '\uFEFF', '\u3164', '\u200D', '\uFE0F']) {
    const dirty = Object.entries(ANNA).map(([field, text]) => [field, [mark, ...text].join(mark).concat(mark, ' ', mark)]);
    expect(checkApplication(Object.fromEntries(dirty)), JSON.stringify(mark)).toEqual({ application: ANNA });
  }
});

test('a mark that means something stays', () => {
  for (const text of ['فاطمه\u200Cزهرا', 'क्\u200Dष', '葛\u{E0100}城', '👩\u200D💻', '👍🏽', '1\uFE0F\u20E3 place']) {
    expect(withoutUnseen(text)).toBe(text);
    const promotion = `Posts ${text}`.normalize('NFC');
    expect(checkApplication({ ...ANNA, promotion })).toEqual({ application: { ...ANNA, promotion } });
  }
});

test.each(APPLICATION_FIELDS)('a field has a longest text and takes no longer one: %s', (field) => {
  const filler =
    field === 'email'
      ? (length: number) => `${`a@${'b.'.repeat(length)}`.slice(0, length - 3).replace(/\.$/, 'b')}.co`
      : (length: number) => 'ä'.repeat(length);
  expect(problemsOf({ [field]: filler(MAX_LENGTHS[field]) })).toEqual({});
  expect(problemsOf({ [field]: `${filler(MAX_LENGTHS[field])}mm` })).toEqual({ [field]: 'tooLong' });
});

test.each<[keyof Application, string, FieldProblem]>([
  ['fullName', '\u200D\u00A0', 'missing'],
  ['fullName', 'Anna\nBcc: all@example.com', 'characters'],
  ['fullName', 'anna\u202Egnp.exe', 'characters'],
  ['fullName', 'Anna \uD800', 'characters'],
  ['paymentAccount', 'a\u001Bb', 'characters'],
  ['promotion', 'a\u0085b', 'characters'],
  ['email', 'anna@example', 'email'],
  ['email', 'anna@example..com', 'email'],
  ['email', 'anna@example.com,eve@example.com', 'email'],
  ['email', 'anna@192.0.2.1', 'email'],
  ['email', `${'a'.repeat(65)}@example.com`, 'email'],
  ['email', 'anna@example.com\u0000', 'characters'],
])('an application may not have the %s %j: %s', (field, value, problem) => {
  expect(problemsOf({ [field]: value })).toEqual({ [field]: problem });
});

test('any application that is taken is within the limits, has no control characters, and is taken unchanged a second time', () => {
  const typed = (unit: 'grapheme' | 'binary', most: number, email: fc.Arbitrary<string>) => {
    const text = fc.string({ unit, minLength: 1, maxLength: most });
    return fc.record({ fullName: text, email, paymentAccount: text, promotion: text });
  };
  const odd = typed('binary', 1500, fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()));
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(typed('grapheme', 40, fc.emailAddress()), odd), (application) => {
      const checked = checkApplication(application);
      if (!('application' in checked)) return;
      taken += 1;
      const { fullName, email, paymentAccount, promotion } = checked.application;
      for (const field of APPLICATION_FIELDS) expect(checked.application[field].length).toBeLessThanOrEqual(MAX_LENGTHS[field]);
      expect(fullName + email + paymentAccount + promotion.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
      expect(checkApplication(checked.application)).toEqual(checked);
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(20);
});

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

test('whatever was typed comes back as it was, behind an apostrophe where it would be a formula, and moves no other value', () => {
  const value = fc.oneof(
    // What a terminal obeys is not as it was.
    fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '')),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '=', '+', '-', '@', '\t', "'", '＝', 'a', ' ') }),
    fc.constantFrom('=1+1', '@SUM(A1)', "=cmd|'/C calc'!A0"),
  );
  const row = fc.record({
    fullName: value,
    email: value,
    paymentAccount: value,
    promotion: value,
    page: value,
    ref: value,
    landing: value,
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (typed) => {
      const stored = typed.map(({ ref, landing, ...each }) => ({
        ...{ ...STORED, ...each },
        referral: { ref, createdAt: ref, referrer: landing, landing },
      }));
      const rows = read(toCsv(stored)).map((each) =>
        ['full_name', 'email', 'payment_account', 'promotion', 'page', 'ref', 'ref_landing'].map((column) => each[column]),
      );
      expect(rows).toEqual(typed.map((each) => Object.values(each).map((text) => (FORMULA.test(text) ? `'${text}` : text))));
    }),
    { numRuns: 300 },
  );
});

test('an application that no clock has timed counts for two against the limit, and a refused one gives back what was typed', async (context) => {
  const { store } = storeFor(context);
  const reports: string[] = [];
  const send = (typed: Record<string, string>, open = () => store) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...ANNA, ...typed })) form.set(name, value);
    return receiveApplication(
      { form, headers: new Headers(), cookie: () => undefined, from: { address: '192.0.2.7', network: '192.0.2.7' } },
      { store: open, limits: { perAddress: 2, total: 100 }, now: NOON, report: (line, cause) => reports.push(`${line} ${cause}`) },
    );
  };
  expect(await send({ openForMs: '-5' })).toEqual({ status: 'refused', refusal: 'hasty', values: ANNA });
  expect((await send({ [FORM_EXTRAS.openForMs]: '60000' })).status).toBe('received');
  const another = { ...ANNA, email: 'b@example.com' };
  expect(await send(another)).toEqual({ status: 'refused', refusal: 'limited', values: another });
  expect(await Array.fromAsync(store.all())).toHaveLength(1);
  // On a disk that cannot be written the log says so.
  const broken = () => {
    throw new Error('attempt to write a readonly database');
  };
  expect(await send({}, broken)).toEqual({ status: 'refused', refusal: 'unavailable', values: ANNA });
  expect(reports).toEqual([expect.stringContaining('readonly database')]);
});

test.each<[string, string | null, string, number, string, string]>([
  ['the connection, where no proxy is trusted', '203.0.113.9', '198.51.100.1', 0, '198.51.100.1', '198.51.100.1'],
  ['what the one proxy added, not what came with it', '10.0.0.1, 203.0.113.9', '198.51.100.1', 1, '203.0.113.9', '203.0.113.9'],
  ['the caller of the outer of two', '10.0.0.1, 203.0.113.9, 198.51.100.2', '198.51.100.1', 2, '203.0.113.9', '203.0.113.9'],
  ['the furthest known, where a proxy is missing', '203.0.113.9', '198.51.100.1', 3, '203.0.113.9', '203.0.113.9'],
  ['the connection, where the proxy says nothing', null, '198.51.100.1', 1, '198.51.100.1', '198.51.100.1'],
  ['an old one in the form of a new one', null, '::ffff:192.0.2.7', 0, '192.0.2.7', '192.0.2.7'],
  ['a new one, for its whole network', null, '2001:DB8:1:2::1', 0, '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['one with a port', null, '203.0.113.7:50123', 0, '203.0.113.7', '203.0.113.7'],
  ['a new one with a port', null, '[2001:db8:1:2::1]:443', 0, '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['one with a zone', null, 'fe80::1%eth0', 0, 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('the address of a visitor is found: %s', (_, forwarded, peer, proxies, address, network) => {
  const headers = new Headers({ [PEER_HEADER]: peer, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) });
  expect(visitorNetworks(headers, proxies)).toEqual({ address, network });
});
