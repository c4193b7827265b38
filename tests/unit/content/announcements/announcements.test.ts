import { expect, test } from 'vitest';
import { announcements } from '../../../../lib/content/announcements/announcements.ts';
import { announcementOn, nextMoment } from '../../../../lib/content/announcements/choose.ts';
import type { RawEntry } from '../../../../lib/content/types.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { makeAnnouncement } from '../../../support/parts.ts';

const read = (...made: ReturnType<typeof makeAnnouncement>[]) =>
  announcements(made as readonly RawEntry[], parseEnv({}).CONTENTFUL_LOCALES);
const shownOn = (path: string, at: string, ...made: ReturnType<typeof makeAnnouncement>[]) =>
  announcementOn(path, read(...made).announcements, Date.parse(at))?.id ?? null;

test.each([
  ['before its time', '2026-04-30T23:59:59.999Z', null],
  ['from its first moment', '2026-05-01T00:00:00Z', 'may'],
  ['not at the moment of its end', '2026-06-01T00:00:00+02:00', null],
])('an announcement is shown %s: %s', (_, at, id) => {
  expect(shownOn('/', at, makeAnnouncement('may', { from: '2026-05-01T00:00Z', until: '2026-06-01T00:00+02:00' }))).toBe(id);
});

test.each([
  ['/pricing', '/pricing', '/'],
  ['/blog/*', '/blog/a /blog/café', '/ /blogs /pricing'],
  ['/blogs/*', '/blogs/page/2 /blogs/keyword/planning', '/'],
  ['/blogs/page/*', '/blogs/page/2', '/blogs/keyword/planning'],
  ['/*', '/ /pricing', ''],
  ['/blog/cafe\u0301', '/blog/caf\u00e9', '/blog/cafe'],
  [' /blog/caf%C3%A9 ', '/blog/caf\u00e9', '/blog/cafe'],
])('an announcement for %s is shown on %s, and not on %s', (page, on, notOn) => {
  const isShown = (path: string) => shownOn(path, '2026-05-01T00:00Z', makeAnnouncement('one', { pages: ['/faq', page] })) === 'one';
  expect([on, notOn].map((paths) => paths.split(' ').filter(isShown))).toEqual([on.split(' '), []]);
});

test('an announcement is shown alone: of several the one that began last', () => {
  const [old, late] = [makeAnnouncement('old'), makeAnnouncement('late', { from: '2026-03-01T00:00Z', until: '2026-04-01T00:00Z' })];
  expect(shownOn('/', '2026-03-15T00:00Z', late, old)).toBe('late');
  expect(shownOn('/', '2026-04-15T00:00Z', late, old)).toBe('old');
});

test('an announcement is shown in English where the language of the page has no text', () => {
  expect(read(makeAnnouncement('one')).announcements[0]?.in.es).toEqual({ language: 'en', text: 'News of one', link: null });
  const words = { text: { 'en-US': 'News', es: 'Novedades' }, linkText: { 'en-US': 'See plans', es: 'Ver planes' } };
  const [both] = read(makeAnnouncement('two', { ...words, link: { 'en-US': '/pricing' } })).announcements;
  expect(both?.in.es).toEqual({ language: 'es', text: 'Novedades', link: { text: 'Ver planes', href: '/es/pricing' } });
});

test('the next moment is the next begin or end', () => {
  const { announcements: all } = read(makeAnnouncement('year'), makeAnnouncement('may', { from: '2026-05-01T00:00Z' }));
  expect(nextMoment(all, Date.parse('2026-04-01T00:00Z'))).toBe(Date.parse('2026-05-01T00:00Z'));
  expect(nextMoment(all, Date.parse('2026-05-01T00:00Z'))).toBe(Date.parse('2027-01-01T00:00Z'));
  expect(nextMoment(all, Date.parse('2027-01-01T00:00Z'))).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['announcement-time', { until: '2025-12-31T00:00Z' }],
  ['announcement-time', { from: '2026-05-01' }],
  ['announcement-time', { from: '2026-05-01T10:00' }],
  ['announcement-time', { from: '2026-13-01T10:00Z' }],
  ['announcement-incomplete', { text: {} }],
  ['announcement-incomplete', { text: { 'en-US': ' ' } }],
  ['announcement-incomplete', { text: { 'en-US': '\u200b\u00ad' } }],
  ['announcement-incomplete', { linkText: { 'en-US': 'See plans' } }],
  ['announcement-incomplete', { link: { 'en-US': '/pricing' } }],
  ['announcement-too-long', { text: { 'en-US': 'a'.repeat(121) } }],
  ['announcement-too-long', { linkText: { 'en-US': 'a'.repeat(31) }, link: { 'en-US': '/pricing' } }],
  ['announcement-page', { pages: ['/pricing', '/nowhere'] }],
  ['announcement-page', { pages: '/pricing' }],
  ...'/pricing/* /blog/*/* /es/pricing /pricing/ /pricing?a=b /feeds/* pricing'
    .split(' ')
    .concat('')
    .map((page) => ['announcement-page', { pages: [page] }] as const),
  ...'/nowhere http://example.com javascript:alert(1) //example.com https:// https:///pricing https://me:word@example.com'
    .split(' ')
    .map((link) => ['announcement-link', { linkText: { 'en-US': 'More' }, link: { 'en-US': link } }] as const),
] as const)('%s keeps an announcement from being shown: %j', (rule, fields) => {
  const { announcements: shown, problems } = read(makeAnnouncement('faulty', fields as never));
  expect(shown).toEqual([]);
  expect(problems.map((problem) => [problem.id, problem.rule])).toEqual([['faulty', rule]]);
});

test.each([
  ['/pricing', '/es/pricing'],
  ['/pricing?plan=pro#plans', '/es/pricing?plan=pro#plans'],
  ['/blog/café', '/es/blog/café'],
  ['/es/pricing', '/es/pricing'],
  ['/es?ref=bar', '/es?ref=bar'],
  ['/en#faq', '/es#faq'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['https://www.youtube.com/@feedloom', 'https://www.youtube.com/@feedloom'],
])('%s can be its link: on a Spanish page it leads to %s', (link, spanish) => {
  const { announcements: shown, problems } = read(makeAnnouncement('one', { linkText: { 'en-US': 'More' }, link: { 'en-US': link } }));
  expect([problems, shown[0]?.in.es.link?.href]).toEqual([[], spanish]);
});
