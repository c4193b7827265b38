import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkEntry, type Finding, findingText } from '../../../../lib/content/check/check-entry.ts';
import { knownSpace } from '../../../../lib/content/check/known-space.ts';
import { RULES, type RuleId } from '../../../../lib/content/check/rules.ts';
import { SpaceCheck } from '../../../../lib/content/check/space-check.ts';
import { Catalogue } from '../../../../lib/content/store/catalogue.ts';
import { toCards } from '../../../../lib/content/store/entry.ts';
import type { Space, SpaceItem } from '../../../../lib/content/store/sample/space.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { ENTRY_KINDS, type EntryKind } from '../../../../lib/site/collections.ts';
import { anyDocument } from '../../../support/any-document.ts';
import { faultySpace, NOW } from '../../../support/faulty-space.ts';
import { serve, sourceOf } from '../../../support/for-test.ts';
import { documentOf, node, paragraph, text } from '../../../support/rich-text.ts';
import { inBoth, makeArticle, makeAsset, makeSpace } from '../../../support/space.ts';

const CODES = parseEnv({}).CONTENTFUL_LOCALES;
const SITE_URL = 'https://www.site.test';

/** The known facts of a space of three entries of each kind. */
function known(space: Space = makeSpace(3)) {
  const cards = (kind: EntryKind) =>
    toCards(
      kind,
      space.entries.filter(({ sys }) => sys.contentType?.sys.id === kind),
      CODES,
    ).cards;
  const catalogues = Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, new Catalogue(cards(kind))])) as Record<EntryKind, Catalogue>;
  return knownSpace({ catalogues, siteUrl: SITE_URL, now: NOW });
}
const SPACE = known();

const resolvedCover = () => ({ 'en-US': makeAsset('cover') });
/** The findings in an article that is faultless except for these fields. */
function check(fields: SpaceItem['fields'] = {}): Finding[] {
  const item = makeArticle({ id: 'one', kind: 'blog', fields: { keywords: { 'en-US': ['planning'], es: ['planning'] }, ...fields } });
  return checkEntry('blog', { ...item, fields: { previewImage: resolvedCover(), ...item.fields } }, CODES, SPACE);
}
const texts = (findings: Finding[]) => findings.map((finding) => `${finding.rule} ${findingText(finding)}`);
const linksTo = (uri: unknown) => ({
  content: {
    'en-US': documentOf(node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('there')], { uri })])),
    es: documentOf(paragraph('a')),
  },
});

/** The code blocks in which faults are found. */
const CODE_FAULTS: Partial<Record<RuleId, string>> = {
  'code-without-language': 'code-plain',
  'code-empty': 'code-blank',
  'code-language-unknown': 'code-foreign',
};

describe('in a space with one of each fault', () => {
  test('each is found exactly once, in the entry that has it', async (context) => {
    const { space, drafts } = faultySpace();
    const { source } = sourceOf(await serve(context, space));
    const collected = new SpaceCheck(CODES);
    for (const kind of ENTRY_KINDS) for await (const { items } of source.allItems(kind)) collected.take(kind, items);
    const existing = new Set([...space.entries, ...drafts].map(({ sys }) => sys.id));
    const findings = collected.findings({ siteUrl: SITE_URL, now: NOW, exists: (id) => existing.has(id) });
    expect(findings.map(({ rule }) => rule).sort()).toEqual(Object.keys(RULES).sort());
    for (const { rule, entry } of findings) expect(entry.id).toBe(CODE_FAULTS[rule] ?? rule);
  });
});

test('an entry that is left out for its text holds no address in the check of a space, as it holds none on the site', () => {
  const collected = new SpaceCheck(CODES);
  const options = { kind: 'blog', slug: 'same' } as const;
  collected.take('blog', [
    makeArticle({ ...options, id: 'newer', createdAt: '2026-06-01T00:00:00.000Z', fields: { content: { 'en-US': '# Markdown' } } }),
    makeArticle({ ...options, id: 'older' }),
  ]);
  const findings = collected.findings({ siteUrl: SITE_URL, now: NOW }).filter(({ severity }) => severity === 'error');
  expect(findings.map(({ rule, entry: { id } }) => [rule, id])).toEqual([
    ['field-missing', 'newer'],
    ['slug-doubled', 'newer'],
  ]);
});

describe('an entry', () => {
  test('without a fault has no finding', () => {
    expect(check()).toEqual([]);
  });

  test('gets a finding for every field that keeps it from being shown, not for the first only', () => {
    expect(
      texts(check({ title: {}, slug: { 'en-US': 'a b', es: 'a b' }, content: {} })).filter((line) => /missing|unusable/.test(line)),
    ).toEqual([
      'field-missing title: is missing in en-US',
      'field-missing content: is missing in en-US',
      expect.stringContaining('slug-unusable slug: "a b" is no slug'),
    ]);
  });

  test('gets one finding for a fault in both languages, with its languages', () => {
    const [finding, ...more] = check({ content: inBoth(documentOf(node('callout', [paragraph('a')]), node('callout', [paragraph('b')]))) });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: 'node-unknown', locales: ['en', 'es'] });
  });

  test('hears of the worst first', () => {
    const found = check({ previewImage: {}, description: { 'en-US': 'a'.repeat(200), es: 'b' }, ...linksTo('/nowhere') });
    expect(found.map(({ severity }) => severity)).toEqual(['error', 'warning', 'notice']);
  });

  test('that is not published yet is checked like any other, and does not count as its own duplicate', () => {
    const item = makeArticle({ id: 'blog-1', kind: 'blog', slug: 'blog-1', fields: { previewImage: resolvedCover() } });
    expect(checkEntry('blog', { ...item, sys: { id: 'blog-1' } }, CODES, SPACE)).toEqual([]);
    expect(checkEntry('blog', { ...item, sys: { id: 'new' } }, CODES, SPACE)).toMatchObject([
      { rule: 'slug-doubled', message: '"blog-1" is already held by "Title of blog-1 (English)" (blog-1)' },
    ]);
  });

  test('of any shape is judged without an error', () => {
    fc.assert(
      fc.property(fc.oneof(anyDocument, fc.anything()), fc.anything(), (content, other) => {
        const fields = {
          title: inBoth(other),
          keywords: inBoth(other),
          previewImage: inBoth(other),
          slug: inBoth(other),
          content: inBoth(content),
        };
        expect(Array.isArray(checkEntry('blog', { sys: { id: 'any' }, fields }, CODES, SPACE))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('a slug that is a path of the site is refused with a reason in the kind that would use it; no other is', () => {
  const names = ['404', '500', '_not-found', '_error', 'index', 'page', 'keyword', 'en', 'api', '__proto__', 'constructor', 'robots.txt'];
  const refused = ENTRY_KINDS.flatMap((kind) =>
    names.flatMap((slug) =>
      checkEntry(kind, makeArticle({ id: 'one', kind, slug }), CODES, SPACE)
        .filter(({ rule }) => rule === 'slug-unusable')
        .map(({ message }) => `${kind} ${message}`),
    ),
  );
  expect(refused).toEqual([
    expect.stringMatching(/^compare "page" is the address/),
    expect.stringMatching(/^compare "keyword" is the address/),
  ]);
});

describe('a link', () => {
  test.each([
    '/pricing',
    '/pricing/',
    '/Pricing',
    'pricing',
    '/pricing#plans',
    '/blog',
    '/blogs/page/1',
    '/blog/blog-1',
    '/blog/blog-1?ref=a',
    '/blog/blog-1.md',
    '/blogs/keyword/planning',
    '/compare/later-alternative',
    '/compare/compare-2',
    '/feeds/blog.rss',
    '/images/flags/en.svg',
    'https://example.com/no-such-page',
    '/es/pricing',
    'mailto:hello@example.com',
    'mailto:?subject=Look%20at%20this',
    'mailto:a@example.com,b@example.org?subject=x',
    'tel:+1 555 010 0199',
  ])('to %s is fine', (uri) => {
    expect(check(linksTo(uri))).toEqual([]);
  });

  test.each([
    ['/nowhere', 'has no page'],
    ['/blog/unknown', 'has no page'],
    ['/blogs/page/7', 'has no page'],
    ['/blogs/keyword/unknown', 'has no page'],
    [`${SITE_URL}/nowhere`, 'has no page'],
    [`${SITE_URL}/es/blog/unknown`, 'has no page'],
    ['mailto:me@', 'no mail address'],
    ['mailto:me', 'no mail address'],
    ['mailto:me@localhost', 'no mail address'],
    ['mailto:me@example.com,you@', 'no mail address'],
    ['tel:call-me', 'no telephone number'],
    ['#below', 'no heading of that name'],
    ['/blog/%ff', 'has no page'],
    ['javascript:alert(1)', 'no address that the site links to'],
    ['//example.com', 'no address that the site links to'],
    ['', 'no address that the site links to'],
    [undefined, 'no address that the site links to'],
  ])('to %s is named', (uri, what) => {
    expect(check(linksTo(uri))).toMatchObject([
      { rule: 'link-to-nowhere', field: 'content', locales: ['en'], message: expect.stringContaining(what) },
    ]);
  });

  test.each(['#que-medir', '#below', '#below-2', '#Qu%C3%A9'])('to the heading %s is fine if the text in that language has it', (uri) => {
    const headings = ['¿Qué medir?', 'Below', 'Below'].map((title) => node(BLOCKS.HEADING_2, [text(title)]));
    const link = node(BLOCKS.PARAGRAPH, [node(INLINES.HYPERLINK, [text('there')], { uri })]);
    const found = (es: object) => check({ content: { 'en-US': documentOf(link, ...headings), es } });
    const isThere = !uri.startsWith('#Q');
    expect(found(documentOf(paragraph('a'))).map(({ rule }) => rule)).toEqual(isThere ? [] : ['link-to-nowhere']);
    expect(found(documentOf(link))).toMatchObject([{ rule: 'link-to-nowhere', locales: isThere ? ['es'] : ['en', 'es'] }]);
  });

  test.each([`${SITE_URL}/pricing`, `${SITE_URL}/es/pricing`, `${SITE_URL.toUpperCase()}/faq#prices`, SITE_URL.replace('https', 'http')])(
    'to this site that is written out in full is named: %s',
    (uri) => {
      expect(check(linksTo(uri))).toMatchObject([{ rule: 'link-written-out', about: uri }]);
    },
  );

  test.each([INLINES.HYPERLINK, INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK])('without words is named (%s)', (type) => {
    const target = { ...makeAsset('cover'), ...(type === INLINES.ENTRY_HYPERLINK && makeArticle({ id: 'blog-1', kind: 'blog' })) };
    const link = node(BLOCKS.PARAGRAPH, [text('See '), node(type, [text(' \u00a0')], { uri: '/pricing', target })]);
    expect(check({ content: inBoth(documentOf(link)) }).map(({ rule }) => rule)).toEqual(['link-wordless']);
  });

  test('to an entry of a type without pages leads nowhere', () => {
    const target = { sys: { id: 'person', contentType: { sys: { id: 'person' } } }, fields: {} };
    const linked = node(BLOCKS.PARAGRAPH, [node(INLINES.ENTRY_HYPERLINK, [text('her')], { target })]);
    expect(texts(check({ content: inBoth(documentOf(linked)) }))).toEqual([
      'link-to-nowhere content (en, es): a link leads to the entry person, which has no page',
    ]);
  });
});

describe('headings', () => {
  const heading = (rank: number) => node(`heading-${rank}`, [text(`Rank ${rank}`)]);
  const ranks = (...all: number[]) => texts(check({ content: inBoth(documentOf(...all.map(heading))) }));

  test.each([[[2, 3]], [[2, 3, 2, 3, 4]], [[2, 2]], [[2, 3, 4, 2]]])('of the ranks %j skip nothing', (all) => {
    expect(ranks(...all)).toEqual([]);
  });

  test('of rank 1 are named, as the title of the page is one', () => {
    expect(check({ content: inBoth(documentOf(heading(1), heading(2))) }).map(({ rule }) => rule)).toEqual(['heading-of-title']);
  });

  test.each([
    [[3], '"Rank 3" is heading 3 below the title'],
    [[2, 4], '"Rank 4" is heading 4 below heading 2'],
    [[2, 3, 5, 2], '"Rank 5" is heading 5 below heading 3'],
  ])('of the ranks %j skip one', (all, message) => {
    expect(ranks(...all)).toEqual([`heading-skipped content (en, es): ${message}`]);
  });
});

describe('a text', () => {
  test.each([
    ['a paragraph without words', documentOf(paragraph(' \n')), ['text-blank']],
    ['no paragraph at all', documentOf(), ['text-blank']],
    ['a picture and nothing else', documentOf(node(BLOCKS.EMBEDDED_ASSET, [], { target: makeAsset('cover') })), []],
  ])('of %s', (_, content, rules) => {
    expect(check({ content: inBoth(content) }).map(({ rule }) => rule)).toEqual(rules);
  });
});

describe('a preview image', () => {
  const ofFile = (change: object) => {
    const cover = makeAsset('cover');
    Object.assign(cover.fields.file?.['en-US'] as object, change);
    return check({ previewImage: { 'en-US': cover } });
  };
  test.each([
    ['80 × 40 pixels', { details: { image: { width: 80, height: 40 } } }],
    ['1200 × 200 pixels', { details: { image: { width: 1200, height: 200 } } }],
    ['an SVG', { contentType: 'image/svg+xml', details: { image: { width: 1200, height: 630 } } }],
  ])('of %s is named', (about, change) => {
    expect(ofFile(change)).toMatchObject([{ rule: 'preview-image-unfit', about: expect.stringContaining(about) }]);
  });

  test('of an asset without a size is not', () => {
    expect(ofFile({ details: {} })).toEqual([]);
  });
});

describe('a picture', () => {
  test('that is described in one of the languages lacks the other, where the entry has a text in it', () => {
    const cover = makeAsset('cover');
    cover.fields.description = { 'en-US': 'Described' };
    expect(texts(check({ previewImage: { 'en-US': cover } }))).toEqual([
      'picture-undescribed previewImage: the picture "cover" has no description in es',
    ]);
  });
});

describe('the items that an entry shows or links to', () => {
  const gone = { previewImage: { 'en-US': { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } } } };
  const foundWith = (changes: object) =>
    texts(
      checkEntry('blog', makeArticle({ id: 'one', kind: 'blog', fields: { ...gone, keywords: inBoth(['planning']) } }), CODES, {
        ...SPACE,
        ...changes,
      }),
    );

  test('reports an item as deleted or not published, as far as is known', () => {
    expect(foundWith({})).toEqual(['link-unresolved previewImage: the picture gone is deleted or not published']);
    expect(foundWith({ exists: () => false })).toEqual(['link-unresolved previewImage: the picture gone is deleted']);
    expect(foundWith({ exists: () => true })).toEqual(['target-unpublished previewImage: the picture gone is not published']);
  });

  const asset = (file: object) => ({ ...makeAsset('a'), fields: { ...makeAsset('a').fields, file: { 'en-US': file } } });

  test.each([
    ['which browsers do not show', { url: '//images.ctfassets.net/a', contentType: 'image/heic' }],
    ['upload it to Contentful', { url: 'https://cdn.example/a.png', contentType: 'image/png' }],
    ['has no file', {}],
  ])('is named with the reason if it cannot be shown: %s', (reason, file) => {
    const embedded = documentOf(node(BLOCKS.EMBEDDED_ASSET, [], { target: asset(file) }));
    expect(check({ content: inBoth(embedded) })).toMatchObject([{ rule: 'target-not-shown', message: expect.stringContaining(reason) }]);
    expect(check({ previewImage: { 'en-US': asset(file) } })).toMatchObject([
      { rule: 'target-not-shown', field: 'previewImage', message: expect.stringContaining(reason) },
    ]);
  });

  test('may be a file in a text, but not in a card', () => {
    const pdf = asset({ url: '//assets.ctfassets.net/a.pdf', contentType: 'application/pdf' });
    expect(check({ content: inBoth(documentOf(node(BLOCKS.EMBEDDED_ASSET, [], { target: pdf }))) })).toEqual([]);
    expect(check({ previewImage: { 'en-US': pdf } })).toMatchObject([{ rule: 'target-not-shown', field: 'previewImage' }]);
  });

  test('reports a link to another space, or an invalid node, by its kind', () => {
    const target = { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:x' } };
    const odd = documentOf(node(BLOCKS.PARAGRAPH, [node(INLINES.ENTRY_HYPERLINK, [text('her')], { target }), null as never]));
    expect(texts(check({ content: inBoth(odd) }))).toEqual([
      'node-unknown content (en, es): the site draws no node of the type "none"',
      'node-unknown content (en, es): the site draws no link of the type "ResourceLink"',
    ]);
  });

  test('may be a draft that the preview API resolves', () => {
    const item = makeArticle({ id: 'one', kind: 'blog', fields: { previewImage: resolvedCover(), keywords: inBoth(['planning']) } });
    expect(texts(checkEntry('blog', item, CODES, { ...SPACE, isPublished: () => false }))).toEqual([
      'target-unpublished previewImage: the picture cover is not published',
    ]);
  });
});
