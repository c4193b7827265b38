import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingText } from '../../../../lib/content/check/check-entry.ts';
import { type CheckedPart, checkParts, partProblems } from '../../../../lib/content/check/part-problems.ts';
import type { PartRule } from '../../../../lib/content/check/part-rules.ts';
import { SpaceCheck } from '../../../../lib/content/check/space-check.ts';
import { ANNOUNCEMENT, CONTENT_MODEL, FAQ_ITEM, SITE_TEXT } from '../../../../lib/content/model.ts';
import type { RawEntry } from '../../../../lib/content/types.ts';
import { makeAnnouncement, makeQuestion, makeSiteText } from '../../../support/parts.ts';
import { makeEntry } from '../../../support/space.ts';

const CODES = { en: 'en-US', es: 'es' };
const ASKED: Parameters<typeof makeQuestion>[1] = { list: 'pricing', en: ['Is it?', 'Yes.'] };
const CALL = 'home.hero.call';

/** For each rule the entries of a type that break it, and how a line of the check names the problem. */
const FAULTS: [rule: PartRule, type: CheckedPart, entries: RawEntry[], line: string][] = [
  ['text-key-unknown', SITE_TEXT, [makeSiteText('home.no.such', { es: 'Texto' })], 'key: home.no.such'],
  ['text-fixed', SITE_TEXT, [makeSiteText('terms.title', { es: 'Texto' })], 'key: terms.title: legal texts change by review, in the code'],
  ['text-doubled', SITE_TEXT, [makeSiteText(CALL, { es: 'Texto' }, 'a'), makeSiteText(CALL, {}, 'b')], `key: ${CALL}, a`],
  ['text-broken', SITE_TEXT, [makeSiteText(CALL, { es: 'Llama {' })], 'text (es): expect argument closing brace'],
  ['text-arguments', SITE_TEXT, [makeSiteText(CALL, { es: 'Llama a {who}' })], 'text (es): {who} is not known here'],
  ['text-price', SITE_TEXT, [makeSiteText(CALL, { es: 'Llama por $5' })], 'text (es): $5'],
  ['text-too-long', SITE_TEXT, [makeSiteText(CALL, { es: 'Llama'.repeat(9) })], 'text (es): 45 > 30'],
  ['text-unprintable', SITE_TEXT, [makeSiteText(CALL, { es: 'Lla\u200bma' })], 'text (es): U+200B'],
  ['faq-list-unknown', FAQ_ITEM, [makeQuestion('q', { ...ASKED, list: 'nowhere' })], 'list: nowhere'],
  ['faq-question-unknown', FAQ_ITEM, [makeQuestion('q', ASKED, { replaces: 'networks' })], 'replaces: pricing has no question "networks"'],
  [
    'faq-doubled',
    FAQ_ITEM,
    [makeQuestion('a', ASKED, { replaces: 'trial' }), makeQuestion('b', ASKED, { replaces: 'trial' })],
    'replaces: trial, a',
  ],
  ['faq-incomplete', FAQ_ITEM, [makeQuestion('q', { list: 'pricing', en: ['Is it?', ' '] })], 'answer (en): the answer is empty'],
  ['faq-too-long', FAQ_ITEM, [makeQuestion('q', { list: 'pricing', en: ['Is it?'.repeat(30), 'Yes.'] })], 'question (en): 180 > 120'],
  ['faq-price', FAQ_ITEM, [makeQuestion('q', { list: 'pricing', en: ['Is it?', 'Only $5.'] })], 'answer (en): $5'],
  ['announcement-page', ANNOUNCEMENT, [makeAnnouncement('a', { pages: ['/nowhere'] })], expect.stringMatching(/^pages.*nowhere/)],
];

test.each(FAULTS)('%s is found once, as an error, and says where', (rule, type, entries, line) => {
  const check = new SpaceCheck(CODES);
  check.takeParts(type, entries);
  const findings = check.findings({ siteUrl: 'https://www.example.com' });
  expect(findings.map((each) => [each.rule, each.severity, findingText(each)])).toEqual([[rule, 'error', line]]);
  expect(check.size).toBe(entries.length);
});

test.each<CheckedPart>([SITE_TEXT, FAQ_ITEM, ANNOUNCEMENT])('a problem of %s without any words names the entry by its id', (type) => {
  const problems = partProblems(type, [makeEntry(type, 'empty', {})], CODES);
  expect(new Set(problems.map(({ title }) => title))).toEqual(new Set(['empty']));
});

test.each<CheckedPart>([SITE_TEXT, FAQ_ITEM, ANNOUNCEMENT])('no value in a field of %s stops the others from being shown', (type) => {
  const names = CONTENT_MODEL.find(({ id }) => id === type)?.fields.map(({ id }) => id) ?? [];
  const right = ['pricing', CALL, '/pricing', ['/pricing'], '2026-05-01T00:00Z', '2027-05-01T00:00Z', true, 7];
  const value = fc.oneof(fc.constantFrom<unknown>(...right, { nodeType: 'document', content: [null, 7] }), fc.anything());
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, fc.record({ 'en-US': value, es: value }, { requiredKeys: [] })])));
  fc.assert(
    fc.property(fields, (some) => {
      checkParts(type, [makeEntry(type, 'odd', some)], CODES);
    }),
    { numRuns: 2_000 },
  );
});
