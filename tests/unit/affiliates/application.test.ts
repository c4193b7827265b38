import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkApplication, withoutUnseen } from '../../../lib/affiliates/application.ts';
import { type Application, type FieldProblem, MAX_LENGTHS } from '../../../lib/affiliates/state.ts';
import { APPLICATION_FIELDS } from '../../../lib/site/affiliate-program.ts';
import { ANNA } from '../../support/applications.ts';

const problemsOf = (typed: Partial<Application>) => {
  const checked = checkApplication({ ...ANNA, ...typed });
  return 'problems' in checked ? checked.problems : {};
};

test.each(['Anna Ünal', '王小明', 'Jean-Luc O’Neill, Jr.', 'X Æ A-12', 'नेहा शर्मा'])('an application may have the name %s', (fullName) => {
  expect(problemsOf({ fullName })).toEqual({});
});

test.each(['first.last+tag@mail.example.com', 'o’neill@example.ie', 'info@münchen.example', '用户@例子.公司'])(
  'an application may have the address %s',
  (email) => {
    expect(problemsOf({ email })).toEqual({});
  },
);

test('a plan may have several lines: its line ends become one kind, its letters composed, its blanks at the ends go', () => {
  const checked = checkApplication({ ...ANNA, promotion: ' One\r\ntwo\rthree\tfour \n', fullName: '  Jose\u0301 ' });
  expect(checked).toEqual({ application: { ...ANNA, promotion: 'One\ntwo\nthree\tfour', fullName: 'José' } });
});

test.each(['\u200B', '\u200E', '\u00AD', '\uFEFF', '\u3164', '\u200D', '\uFE0F'])(
  'a mark that nobody sees is taken out of every field: %j',
  (mark) => {
    const dirty = Object.fromEntries(
      Object.entries(ANNA).map(([field, text]) => [field, [mark, ...text].join(mark).concat(mark, ' ', mark)]),
    ) as Application;
    expect(checkApplication(dirty)).toEqual({ application: ANNA });
  },
);

test.each(['فاطمه\u200Cزهرا', 'क्\u200Dष', '葛\u{E0100}城', '👩\u200D💻', '👍🏽', '1\uFE0F\u20E3 place'])(
  'a mark that means something stays: %s',
  (text) => {
    expect(withoutUnseen(text)).toBe(text);
    const promotion = `Posts ${text}`.normalize('NFC');
    expect(checkApplication({ ...ANNA, promotion })).toEqual({ application: { ...ANNA, promotion } });
  },
);

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

const anything = fc.record({
  fullName: fc.string({ unit: 'binary', maxLength: 300 }),
  email: fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()),
  paymentAccount: fc.string({ unit: 'grapheme', maxLength: 300 }),
  promotion: fc.string({ unit: 'binary', maxLength: 1500 }),
});

test('any application that is taken is within the limits, has no control characters, and is taken unchanged a second time', () => {
  const good = fc.record({
    fullName: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    email: fc.emailAddress(),
    paymentAccount: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    promotion: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  });
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(good, anything), (typed) => {
      const checked = checkApplication(typed);
      if (!('application' in checked)) return;
      taken += 1;
      const { application } = checked;
      for (const field of APPLICATION_FIELDS) expect(application[field].length).toBeLessThanOrEqual(MAX_LENGTHS[field]);
      expect(`${application.fullName}${application.email}${application.paymentAccount}`).not.toMatch(/\p{Cc}/u);
      expect(application.promotion.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
      expect(checkApplication(application)).toEqual({ application });
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(20);
});
