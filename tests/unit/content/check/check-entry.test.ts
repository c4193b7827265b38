import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildLines, checkEntry, type Finding, findingText } from '../../../../lib/content/check/check-entry.ts';
import { RULES, type RuleId } from '../../../../lib/content/check/rules.ts';
import { Catalogue } from '../../../../lib/content/store/catalogue.ts';
import { toCards } from '../../../../lib/content/store/entry.ts';
import type { SpaceItem } from '../../../../lib/content/store/sample/space.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../../lib/site/collections.ts';
import { anyDocument } from '../../../support/any-document.ts';
import { NOW } from '../../../support/faulty-space.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';
import { inBoth, link, makeArticle, makeAsset, makeSpace } from '../../../support/space.ts';

const CODES = parseEnv({}).CONTENTFUL_LOCALES;
const SITE_URL = 'https://www.site.test';

/** The known facts of a space of three entries of each kind. */
const catalogueOf = (kind: EntryKind) => {
  const items = makeSpace(3).entries.filter(({ sys }) => sys.contentType?.sys.id === kind);
  return [kind, new Catalogue(toCards(kind, items, CODES))] as const;
};
const catalogues = Object.fromEntries(ENTRY_KINDS.map(catalogueOf)) as Record<EntryKind, Catalogue>;
const SPACE = { catalogues, siteUrl: SITE_URL, now: NOW };

const resolvedCover = () => ({ 'en-US': makeAsset('cover') });
/** The findings in an article that is faultless except for these fields. */
function check(fields: SpaceItem['fields'] = {}, space = SPACE): Finding[] {
  const item = makeArticle({ id: 'one', kind: 'blog', fields: { keywords: { 'en-US': ['planning'], es: ['planning'] }, ...fields } });
  return checkEntry('blog', { ...item, fields: { previewImage: resolvedCover(), ...item.fields } }, CODES, space);
}
const texts = (findings: Finding[]) => findings.map((finding) => `${finding.rule} ${findingText(finding)}`);
const linkTo = (uri: unknown) => node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('there')], { uri })]);
const linksTo = (uri: unknown) => ({ content: { 'en-US': documentOf(linkTo(uri)), es: documentOf(paragraph('a')) } });

test('an entry without a fault has no finding, and gets one for every field that keeps it from being shown', () => {
  expect(check()).toEqual([]);
  const faulty = check({ title: {}, slug: { 'en-US': 'a b', es: 'a b' }, content: {} });
  expect(texts(faulty).filter((line) => /missing|unusable/.test(line))).toEqual([
    'field-missing title: is missing in en-US',
    'field-missing content: is missing in en-US',
    expect.stringContaining('slug-unusable slug: "a b" is no slug'),
  ]);
});

test('an entry that is not published yet is checked like any other, and does not count as its own duplicate', () => {
  const item = makeArticle({ id: 'blog-1', kind: 'blog', slug: 'blog-1', fields: { previewImage: resolvedCover() } });
  expect(checkEntry('blog', { ...item, sys: { id: 'blog-1' } }, CODES, SPACE)).toEqual([]);
  expect(checkEntry('blog', { ...item, sys: { id: 'new' } }, CODES, SPACE)).toMatchObject([
    { rule: 'slug-doubled', message: '"blog-1" is already held by "Title of blog-1 (English)" (blog-1)' },
  ]);
});

test('an entry of any shape is judged without an error', () => {
  fc.assert(
    fc.property(fc.oneof(anyDocument, fc.anything()), fc.anything(), (content, any) => {
      const other = inBoth(any);
      const fields = { title: other, keywords: other, previewImage: other, slug: other, content: inBoth(content) };
      expect(Array.isArray(checkEntry('blog', { sys: { id: 'any' }, fields }, CODES, SPACE))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ...['/Pricing', 'pricing', '/pricing#plans', '/blog/blog-1?ref=a', '/blog/blog-1.md', '/blogs/keyword/planning', '/es/pricing'],
  ...['/compare/later-alternative', '/images/flags/en.svg', 'https://example.com/no-such-page', 'tel:+1 555 010 0199'],
  'mailto:a@example.com,b@example.org?subject=x',
])('a link to %s is fine', (uri) => {
  expect(check(linksTo(uri))).toEqual([]);
});

test.each([
  ['/blog/unknown', 'has no page'],
  ['/blogs/page/7', 'has no page'],
  ['/blogs/keyword/unknown', 'has no page'],
  ['/blogs/keyword/planning/page/9', 'has no page'],
  [`${SITE_URL}/es/blog/unknown`, 'has no page'],
  ['mailto:me@', 'no mail address'],
  ['tel:call-me', 'no telephone number'],
  ['#below', 'no heading of that name'],
  ['javascript:alert(1)', 'no address that the site links to'],
  ['//example.com', 'no address that the site links to'],
  [undefined, 'no address that the site links to'],
])('a link to %s is named', (uri, what) => {
  expect(check(linksTo(uri))).toMatchObject([
    { rule: 'link-to-nowhere', field: 'content', locales: ['en'], message: expect.stringContaining(what) },
  ]);
});

test('a link to a heading is fine if the text in that language has it', () => {
  const there = linkTo('#que-medir');
  const headings = node(BLOCKS.HEADING_2, [text('¿Qué medir?')]);
  const found = (es: object) => check({ content: { 'en-US': documentOf(there, headings), es } });
  expect(found(documentOf(paragraph('a')))).toEqual([]);
  expect(found(documentOf(there))).toMatchObject([{ rule: 'link-to-nowhere', locales: ['es'] }]);
});

test('an item that an entry shows is reported as deleted or not published, as far as is known', () => {
  const foundWith = (changes: object) => texts(check({ previewImage: { 'en-US': link('Asset', 'gone') } }, { ...SPACE, ...changes }));
  expect(foundWith({})).toEqual(['link-unresolved previewImage: the picture gone is deleted or not published']);
  expect(foundWith({ exists: () => false })).toEqual(['link-unresolved previewImage: the picture gone is deleted']);
  expect(foundWith({ exists: () => true })).toEqual(['target-unpublished previewImage: the picture gone is not published']);
});

const asset = (file: object) => ({ ...makeAsset('a'), fields: { ...makeAsset('a').fields, file: { 'en-US': file } } });

test.each([
  ['which browsers do not show', { url: '//images.ctfassets.net/a', contentType: 'image/heic' }],
  ['upload it to Contentful', { url: 'https://cdn.example/a.png', contentType: 'image/png' }],
  ['has no file', {}],
])('an item that cannot be shown is named with the reason: %s', (reason, file) => {
  const embedded = documentOf(node(BLOCKS.EMBEDDED_ASSET, [], { target: asset(file) }));
  expect(check({ content: inBoth(embedded) })).toMatchObject([{ rule: 'target-not-shown', message: expect.stringContaining(reason) }]);
  expect(check({ previewImage: { 'en-US': asset(file) } })).toMatchObject([
    { rule: 'target-not-shown', field: 'previewImage', message: expect.stringContaining(reason) },
  ]);
});

test('a build has one line for each finding, without repeats, and up to a limit', async () => {
  const finding = (id: string, rule: RuleId): Finding => ({
    ...{ rule, severity: RULES[rule], entry: { kind: 'blog', id, title: 'A' } },
    ...{ field: 'content', locales: ['es'], message: 'is wrong' },
  });
  expect(buildLines([finding('a', 'slug-doubled'), finding('a', 'field-empty'), finding('b', 'heading-skipped')])).toEqual([
    'content: warning blog b: heading-skipped content (es): is wrong',
  ]);
  const many = buildLines(Array.from({ length: 150 }, (_, index) => finding(String(index), 'heading-skipped')));
  expect([many.length, many.at(-1)]).toEqual([101, 'content: 50 more findings, see npm run content:check']);
});
