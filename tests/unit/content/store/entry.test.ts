import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPicture } from '../../../../lib/content/store/asset.ts';
import { entryTags } from '../../../../lib/content/tags.ts';
import type { RawEntry } from '../../../../lib/content/types.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { isSlug } from '../../../../lib/routing/slug.ts';
import type { EntryKind } from '../../../../lib/site/collections.ts';
import { anyDocument } from '../../../support/any-document.ts';
import { type ContentProblem, mapped } from '../../../support/for-test.ts';
import { documentOf, node, paragraph, textOf } from '../../../support/rich-text.ts';
import { inBoth, makeArticle, makeAsset, makeCodeBlock } from '../../../support/space.ts';

const CODES = parseEnv({}).CONTENTFUL_LOCALES;

/** An article whose fields are these where they are given. A field given as undefined is absent. */
function article(fields: Record<string, unknown> = {}, kind: EntryKind = 'blog'): RawEntry {
  return makeArticle({ id: 'one', kind, fields: fields as Record<string, Record<string, unknown>> });
}

const inEnglish = (value: unknown) => ({ 'en-US': value });

function problemsOf(item: RawEntry, kind: EntryKind = 'blog', codes = CODES): ContentProblem[] {
  const problems: ContentProblem[] = [];
  mapped(kind, [item], problems, codes);
  return problems;
}

function entryOf(item: RawEntry) {
  const problems: ContentProblem[] = [];
  const [entry] = mapped('blog', [item], problems);
  expect(problems).toEqual([]);
  return entry as NonNullable<typeof entry>;
}

const NO_RICH_TEXT =
  'is no rich-text document in en-US: its field has to be of the type Rich text (npm run content:setup -- --dry-run says of which it is)';

test.each([
  ['title', undefined, 'is missing in en-US'],
  ['title', { es: 'Solo en español' }, 'is missing in en-US'],
  ['title', inBoth(' \n'), 'is no text in en-US'],
  ['description', inBoth(['a']), 'is no text in en-US'],
  ['content', {}, 'is missing in en-US'],
  ['content', inBoth('<p>text</p>'), NO_RICH_TEXT],
  ['content', inBoth({ nodeType: 'document', data: {} }), NO_RICH_TEXT],
  ['slug', { es: 'solo-en-espanol' }, 'is missing'],
])('a required field %s that is %j leaves the entry out, reported by kind, id and field', (field, value, problem) => {
  expect(problemsOf(article({ [field]: value }))).toEqual([{ kind: 'blog', id: 'one', field, problem }]);
});

test('a required field is looked up under the codes that the space has for our languages', () => {
  const codes = { ...CODES, en: 'en-GB', es: 'es-MX' };
  const words = { title: { 'en-GB': 'A', 'es-MX': 'Una' }, description: { 'en-GB': 'B', 'es-MX': 'Dos' } };
  const item = article({ ...words, slug: { 'en-GB': 'a' }, content: { 'en-GB': documentOf() } });
  const entries = mapped('blog', [item], [], codes);
  expect([entries[0]?.in.en.title, entries[0]?.in.es.title]).toEqual(['A', 'Una']);
  expect(problemsOf(article(), 'blog', codes)).toMatchObject([{ field: 'slug', problem: 'is missing' }]);
});

test('an invalid slug is quoted in the report', () => {
  const invalid = [
    'Not A Slug',
    '../etc/passwd',
    '.a',
    'A.MD',
    'a.segments',
    'a?b=c',
    'a%20b',
    '\ud800',
    'a\n',
    '-',
    'x'.repeat(201),
    7,
    ['a'],
  ];
  for (const slug of invalid) {
    const problem = expect.stringContaining(`${JSON.stringify(slug)} is no slug`);
    expect(problemsOf(article({ slug: inEnglish(slug) }))).toEqual([{ kind: 'blog', id: 'one', field: 'slug', problem }]);
  }
});

test.each([
  ['was first published when the API says so', { firstPublishedAt: '2026-06-01T00:00:00.000Z' }, '2026-06-01', '2026-07-01'],
  ['was published when it was created, where the API says no more', {}, '2026-05-01', '2026-07-01'],
  ['ignores a malformed date', { firstPublishedAt: 'soon', updatedAt: '' }, '2026-05-01', '2026-05-01'],
  ['is never older than its first publication', { firstPublishedAt: '2026-08-01T00:00:00.000Z' }, '2026-08-01', '2026-08-01'],
])('an entry %s', (_, sys, published, updated) => {
  const item = article();
  Object.assign(item.sys, { updatedAt: '2026-07-01T00:00:00.000Z', ...sys });
  const { publishedAt, updatedAt } = entryOf(item);
  expect([publishedAt.slice(0, 10), updatedAt.slice(0, 10)]).toEqual([published, updated]);
});

test('an entry without a Spanish title has its English title and description there, over the Spanish body', () => {
  for (const title of [inEnglish('Only English'), { 'en-US': 'Only English', es: '  ' }]) {
    const { en, es } = entryOf(article({ title })).in;
    expect([es.title, es.description, es.language, es.bodyLanguage]).toEqual([en.title, en.description, 'en', 'es']);
    expect(textOf(es.body)).toContain('in Spanish');
  }
});

test('an entry without a Spanish body has the English one under its Spanish title', () => {
  const { en, es } = entryOf(article({ content: { 'en-US': documentOf(paragraph('English text')), es: 'texto' } })).in;
  expect([es.language, es.bodyLanguage, en.bodyLanguage]).toEqual(['es', 'en', 'en']);
  expect(textOf(es.body)).toContain('English text');
});

test.each([
  ['a list with other things in it', inBoth(['plan', 7, '', null, ' ', { a: 1 }]), ['plan']],
  ['one text', inBoth('plan, week'), []],
  ['only English', inEnglish(['plan']), ['plan']],
])('an entry has the usable keywords of a field that is %s', (_, keywords, usable) => {
  expect(entryOf(article({ keywords })).in.es.keywords).toEqual(usable);
});

const pictureOf = (asset: unknown) => entryOf(article({ previewImage: inEnglish(asset) })).in.en.picture;

test('a preview image brings address, size and its description as the alternative text, in the language of the page', () => {
  const cover = makeAsset('cover', '//images.ctfassets.net/a/cover.webp', 'A cover');
  const { en, es } = entryOf(article({ previewImage: inEnglish(cover) })).in;
  expect(en.picture).toEqual({
    ...{ id: 'cover', url: 'https://images.ctfassets.net/a/cover.webp', width: 1200, height: 630 },
    ...{ contentType: 'image/webp', alt: 'A cover', caption: null },
  });
  expect(es.picture?.alt).toBe('A cover (es)');
});

test.each([
  ['a link that could not be resolved', { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } }],
  ['an asset without a file', { ...makeAsset('a'), fields: { title: inEnglish('a') } }],
  ['an asset whose fields are null', { ...makeAsset('a'), fields: null }],
  ['a text', '/images/a.png'],
])('a preview image that is %s leaves the entry without one', (_, asset) => {
  expect(pictureOf(asset)).toBeNull();
});

const shownAs = (file: object) => toPicture({ ...makeAsset('a'), fields: { file: inEnglish(file) } }, 'en', CODES);

test.each([
  ['https://cdn.example/a.png', 'image/png'],
  ['//downloads.ctfassets.net/a.png', 'image/png'],
  ['http://[/a.png', 'image/png'],
  ['data:image/png;base64,AA==', 'image/png'],
  ['//images.ctfassets.net/a', 'image/heic'],
  ['//assets.ctfassets.net/a.pdf', 'application/pdf'],
])('a preview image at %s of the type %s, which the policy of the site or no browser allows, is left out', (url, contentType) => {
  expect(shownAs({ url, contentType })).toBeNull();
});

test('a preview image that no browser shows is converted where Contentful can do it', () => {
  const converted = { url: 'https://images.ctfassets.net/a.tif?fm=jpg', contentType: 'image/jpeg' };
  expect(shownAs({ url: '//images.ctfassets.net/a.tif', contentType: 'image/tiff' })).toMatchObject(converted);
});

const targetOf = (target: unknown, nodeType: string = BLOCKS.EMBEDDED_ENTRY) => {
  const { en, es } = entryOf(article({ content: inBoth(documentOf(node(nodeType, [], { target }))) })).in;
  return { en: en.body.content[0]?.data.target, es: es.body.content[0]?.data.target };
};

test('a code block has the code of the page’s language, and English as a fallback', () => {
  const block = makeCodeBlock('code-a', 'say("hello")');
  block.fields.code = { 'en-US': 'say("hello")', es: 'say("hola")' };
  expect([targetOf(block).en.code, targetOf(block).es.code]).toEqual(['say("hello")', 'say("hola")']);
  expect(targetOf(makeCodeBlock('code-b', 'plain')).es.code).toBe('plain');
});

test('a link to an entry leads to its slug in the language of the page, also within a text in another language', () => {
  const target = makeArticle({ id: 'two', kind: 'blog', fields: { slug: { 'en-US': 'Two', es: 'dos' } } });
  const { en, es } = targetOf(target, INLINES.ENTRY_HYPERLINK);
  expect([en, es]).toEqual(['Two', 'dos'].map((slug) => ({ type: 'entry', id: 'two', kind: 'blog', slug })));
  expect(targetOf(makeArticle({ id: 'two', kind: 'blog', slug: 'e\u0301' }), INLINES.ENTRY_HYPERLINK).es).toMatchObject({ slug: 'é' });
});

test.each([
  ['an entry of another type', makeArticle({ id: 'two', kind: 'blog' }), 'two'],
  ['a link that could not be resolved', { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }, 'gone'],
  ['a text', 'code-a', null],
])('%s in a body renders nothing and keeps its id', (_, target, id) => {
  expect(targetOf(target).en).toEqual({ type: 'unknown', id });
});

test('a film is offered with its title, kind and size in the language of the text, and a player', () => {
  const url = '//videos.ctfassets.net/a/film.mp4';
  const file = { url, fileName: 'Film 1.MP4', contentType: 'video/mp4', details: { size: 12_345_678 } };
  const film = { sys: { id: 'film' }, fields: { title: { 'en-US': 'A film', es: 'Una película' }, file: inEnglish(file) } };
  const { en, es } = targetOf(film, BLOCKS.EMBEDDED_ASSET);
  expect(en).toEqual({
    ...{ type: 'file', id: 'film', url: 'https://videos.ctfassets.net/a/film.mp4' },
    ...{ title: 'A film', about: 'MP4, 12.3 MB', player: 'video' },
  });
  expect(es).toMatchObject({ title: 'Una película', about: 'MP4, 12,3 MB' });
});

test('any entry of the API is either mapped or reported, and a mapped one can be tagged and stored', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  const anyField = (plausible: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ 'en-US': plausible, es: plausible }, { requiredKeys: ['en-US'] }) },
      { weight: 1, arbitrary: json },
    );
  const asset = fc.record({
    sys: fc.record({ id: fc.string() }),
    fields: fc.record({ file: anyField(fc.record({ url: fc.oneof(fc.webUrl(), json) })) }, { requiredKeys: [] }),
  });
  const fields = fc.record(
    {
      slug: fc.stringMatching(/^[a-z0-9]{1,8}$/).map(inEnglish),
      title: anyField(fc.lorem()),
      description: anyField(fc.lorem()),
      keywords: anyField(fc.array(fc.string())),
      previewImage: anyField(asset),
      content: anyField(anyDocument),
    },
    { requiredKeys: [] },
  );
  const item = fc.record({ sys: fc.record({ id: fc.uuid() }), fields: fc.oneof({ weight: 4, arbitrary: fields }, json) });
  fc.assert(
    fc.property(fc.array(item as unknown as fc.Arbitrary<RawEntry>, { maxLength: 5 }), (items) => {
      const problems: ContentProblem[] = [];
      const entries = mapped('resource', items, problems);
      expect([...entries, ...problems].map(({ id }) => id).sort()).toEqual(items.map(({ sys }) => sys.id).sort());
      for (const { en, es } of entries.map((entry) => entry.in)) {
        expect([isSlug(en.slug), en.title === '', en.description === '']).toEqual([true, false, false]);
        expect(entryTags(en)).toContain(`entry:${en.id}`);
        expect(JSON.parse(JSON.stringify(es))).toMatchObject({ id: es.id });
      }
    }),
    { numRuns: 500 },
  );
});
