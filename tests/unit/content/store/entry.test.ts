import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPicture } from '../../../../lib/content/store/asset.ts';
import { toCards, toEntries } from '../../../../lib/content/store/entry.ts';
import { entryTags } from '../../../../lib/content/tags.ts';
import type { RawEntry } from '../../../../lib/content/types.ts';
import { wasUpdated } from '../../../../lib/content/was-updated.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { markdownOf } from '../../../../lib/files/entry-markdown.ts';
import { feedItem } from '../../../../lib/files/feeds/feed-items.ts';
import { article as articleData } from '../../../../lib/head/structured-data/article.ts';
import { isSlug } from '../../../../lib/routing/slug.ts';
import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../../../../lib/site/collections.ts';
import { ALIASES, PAGE_PATHS } from '../../../../lib/site/pages.ts';
import { documentOf, node, paragraph, textOf } from '../../../support/rich-text.ts';
import { inBoth, makeArticle, makeAsset, makeCodeBlock } from '../../../support/space.ts';

const CODES = parseEnv({}).CONTENTFUL_LOCALES;

/** An article whose fields are these where they are given. A field given as undefined is absent. */
function article(fields: Record<string, unknown> = {}, kind: EntryKind = 'blog'): RawEntry {
  return makeArticle({ id: 'one', kind, fields: fields as Record<string, Record<string, unknown>> });
}

const inEnglish = (value: unknown) => ({ 'en-US': value });

function fileAsset(url: string): RawEntry {
  return { sys: { id: 'plan' }, fields: { file: inEnglish({ url, contentType: 'application/pdf' }) } };
}

const problemsOf = (item: RawEntry, kind: EntryKind = 'blog') => toEntries(kind, [item], CODES).problems;

function entryOf(item: RawEntry) {
  const { entries, problems } = toEntries('blog', [item], CODES);
  expect(problems).toEqual([]);
  return entries[0] as NonNullable<(typeof entries)[0]>;
}

const NO_RICH_TEXT =
  'is no rich-text document in en-US: its field has to be of the type Rich text (npm run content:setup -- --dry-run says of which it is)';

describe('a required field', () => {
  test.each([
    ['title', undefined, 'is missing in en-US'],
    ['title', {}, 'is missing in en-US'],
    ['title', { es: 'Solo en español' }, 'is missing in en-US'],
    ['title', inBoth(''), 'is no text in en-US'],
    ['title', inBoth(' \n'), 'is no text in en-US'],
    ['title', inBoth(7), 'is no text in en-US'],
    ['title', inBoth(null), 'is no text in en-US'],
    ['description', undefined, 'is missing in en-US'],
    ['description', inBoth(['a']), 'is no text in en-US'],
    ['content', undefined, 'is missing in en-US'],
    ['content', {}, 'is missing in en-US'],
    ['content', { es: documentOf(paragraph('Solo en español')) }, 'is missing in en-US'],
    ['content', inBoth('<p>text</p>'), NO_RICH_TEXT],
    ['content', inBoth(null), NO_RICH_TEXT],
    ['content', inBoth(paragraph('no document')), NO_RICH_TEXT],
    ['content', inBoth({ nodeType: 'document', data: {} }), NO_RICH_TEXT],
    ['slug', undefined, 'is missing'],
    ['slug', {}, 'is missing'],
    ['slug', { es: 'solo-en-espanol' }, 'is missing'],
  ])('%s that is %j leaves the entry out, reported by kind, id and field', (field, value, problem) => {
    expect(problemsOf(article({ [field]: value }))).toEqual([{ kind: 'blog', id: 'one', field, problem }]);
  });

  test('missing in one entry does not concern the others', () => {
    const items = [
      makeArticle({ id: 'good', kind: 'resource' }),
      makeArticle({ id: 'bad', kind: 'resource', fields: { title: {} } }),
      makeArticle({ id: 'fine', kind: 'resource' }),
    ];
    const { entries, problems } = toEntries('resource', items, CODES);
    expect(entries.map(({ id }) => id)).toEqual(['good', 'fine']);
    expect(problems.map(({ kind, id, field }) => [kind, id, field])).toEqual([['resource', 'bad', 'title']]);
  });

  test('is missed in an entry that has no fields at all', () => {
    expect(problemsOf({ sys: { id: 'empty' } })).toEqual([{ kind: 'blog', id: 'empty', field: 'slug', problem: 'is missing' }]);
  });

  test('is looked up under the codes that the space has for our languages', () => {
    const codes = { ...CODES, en: 'en-GB', es: 'es-MX' };
    const item = article({
      slug: { 'en-GB': 'a' },
      title: { 'en-GB': 'A', 'es-MX': 'Una' },
      description: { 'en-GB': 'B', 'es-MX': 'Dos' },
      content: { 'en-GB': documentOf() },
    });
    const { entries } = toEntries('blog', [item], codes);
    expect([entries[0]?.in.en.title, entries[0]?.in.es.title]).toEqual(['A', 'Una']);
    expect(toEntries('blog', [article()], codes).problems).toMatchObject([{ field: 'slug', problem: 'is missing' }]);
  });

  test('content is not asked of a card', () => {
    const { cards, problems } = toCards('blog', [article({ content: undefined }), article({ title: {} })], CODES);
    expect(cards).toHaveLength(1);
    expect(problems).toEqual([{ kind: 'blog', id: 'one', field: 'title', problem: 'is missing in en-US' }]);
  });
});

describe('a slug', () => {
  test.each([
    ...['a', '7', 'a-b-2', 'x'.repeat(200), 'Upper', 'snake_case', '-a', 'a-', 'a--b', '~a', 'next.js', 'v1.2.3', 'a.'],
    ...['ñandú', 'планування', '計画', 'ж'.repeat(100)],
  ])('%s is accepted', (slug) => {
    expect(entryOf(article({ slug: inEnglish(slug) })).slugs).toEqual({ en: slug, es: slug });
  });

  test('has one spelling, whichever way an accent was typed', () => {
    expect(entryOf(article({ slug: inEnglish('cafe\u0301') })).in.en.slug).toBe('caf\u00e9');
  });

  test.each([
    'Not A Slug',
    'a/b',
    '../etc/passwd',
    '.a',
    '..',
    '1.md',
    'A.MD',
    'a.rsc',
    'a.segments',
    'a?b=c',
    'a#b',
    'a%20b',
    'a,b',
    'a\\b',
    'a\u0000',
    '\ud800',
    ' a',
    'a\n',
    '',
    '-',
    '_',
    'x'.repeat(201),
    'ж'.repeat(101),
    7,
    true,
    null,
    ['a'],
    { a: 1 },
  ])('%j is an invalid slug and is quoted in the report', (slug) => {
    expect(problemsOf(article({ slug: inEnglish(slug) }))).toEqual([
      { kind: 'blog', id: 'one', field: 'slug', problem: expect.stringContaining(`${JSON.stringify(slug)} is no slug`) },
    ]);
  });

  test('that is a link to an entry which links back is reported like any other', () => {
    const circular = article() as { fields: Record<string, unknown> } & RawEntry;
    circular.fields.slug = inEnglish(circular);
    expect(problemsOf(circular)).toMatchObject([{ field: 'slug' }]);
  });

  test('that differs by language gives the entry an address in each', () => {
    const entry = entryOf(article({ slug: { 'en-US': 'plan', es: 'planear' } }));
    expect([entry.slugs, entry.in.en.slug, entry.in.es.slug]).toEqual([{ en: 'plan', es: 'planear' }, 'plan', 'planear']);
  });

  test('that cannot be an address in one language is reported, and leaves the entry out', () => {
    expect(problemsOf(article({ slug: { 'en-US': 'plan', es: 'planear una semana' } }))).toEqual([
      { kind: 'blog', id: 'one', field: 'slug', problem: expect.stringContaining('"planear una semana" is no slug') },
    ]);
  });

  test('that is written the same in both languages is fine', () => {
    expect(entryOf(article({ slug: inBoth('plan') })).in.es.slug).toBe('plan');
  });

  const OWN_ADDRESSES = ENTRY_KINDS.flatMap((kind) =>
    [...PAGE_PATHS, ...ALIASES.keys()]
      .filter((path) => path.startsWith(`${COLLECTIONS[kind].detailPath}/`))
      .map((path) => [path, kind, path.slice(COLLECTIONS[kind].detailPath.length + 1)] as const),
  );

  test.each([
    ...OWN_ADDRESSES,
    ['/compare/page', 'compare', 'page'] as const,
    ['/compare/Keyword', 'compare', 'Keyword'] as const,
    ['/compare/Later-Alternative', 'compare', 'Later-Alternative'] as const,
  ])('cannot take the address %s, which the site itself answers', (_, kind, slug) => {
    expect(problemsOf(article({ slug: inEnglish(slug) }, kind), kind)).toEqual([
      { kind, id: 'one', field: 'slug', problem: `"${slug}" is the address of a page of the site itself` },
    ]);
  });

  test('that a comparison cannot take is free for a blog post', () => {
    expect(problemsOf(article({ slug: inEnglish('later-alternative') }))).toEqual([]);
  });
});

describe('an entry', () => {
  test('is the same in both languages but for its words', () => {
    const {
      in: { en, es },
    } = entryOf(article({ title: { 'en-US': 'A plan', es: 'Un plan' }, description: { 'en-US': ' For a week ', es: 'Para una semana' } }));
    expect([en.title, en.description, en.language, en.bodyLanguage]).toEqual(['A plan', 'For a week', 'en', 'en']);
    expect([es.title, es.description, es.language, es.bodyLanguage]).toEqual(['Un plan', 'Para una semana', 'es', 'es']);
    expect([es.id, es.kind, es.slug]).toEqual([en.id, en.kind, en.slug]);
    expect(textOf(es.body)).toContain('in Spanish');
  });

  test('was published when it was created, and updated when its revision was', () => {
    const item = article();
    item.sys.updatedAt = '2026-07-01T00:00:00.000Z';
    expect(entryOf(item).in.en).toMatchObject({ publishedAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-07-01T00:00:00.000Z' });
  });

  test.each([
    ['was first published when the API says so', { firstPublishedAt: '2026-06-01T00:00:00.000Z' }, '2026-06-01', '2026-07-01'],
    ['was published when it was created, where the API says no more', {}, '2026-05-01', '2026-07-01'],
    ['passes over what is no date', { firstPublishedAt: 'soon', updatedAt: '' }, '2026-05-01', '2026-05-01'],
    ['is never older than its first publication', { firstPublishedAt: '2026-08-01T00:00:00.000Z' }, '2026-08-01', '2026-08-01'],
  ])('%s', (_, sys, published, updated) => {
    const item = article();
    Object.assign(item.sys, { updatedAt: '2026-07-01T00:00:00.000Z', ...sys });
    const { publishedAt, updatedAt } = entryOf(item);
    expect([publishedAt.slice(0, 10), updatedAt.slice(0, 10)]).toEqual([published, updated]);
  });

  test.each([
    ['2026-05-02T08:00:00.000Z', false],
    ['2026-05-02T08:00:00.001Z', true],
  ])('whose revision of %s came out a day after 8 o’clock of May 1 counts as updated: %s', (updatedAt, updated) => {
    expect(wasUpdated({ publishedAt: '2026-05-01T08:00:00.000Z', updatedAt })).toBe(updated);
  });

  test('has the same two dates in structured data, feeds and as Markdown', async () => {
    const item = article();
    Object.assign(item.sys, { firstPublishedAt: '2026-06-01T00:00:00.000Z', updatedAt: '2026-07-01T00:00:00.000Z' });
    const { en: entry } = entryOf(item).in;
    const { publishedAt, updatedAt } = feedItem(entry, 'en');
    expect(articleData('https://www.example.com', entry, 'https://www.example.com/a', null, 'The authors')).toMatchObject({
      datePublished: publishedAt,
      dateModified: updatedAt,
    });
    expect(await markdownOf(entry, 'en')).toContain(`published: "${publishedAt}"\nupdated: "${updatedAt}"`);
    expect([publishedAt, updatedAt]).toEqual(['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z']);
  });

  test.each([
    ['title', { title: inEnglish('Only English') }],
    ['description', { description: inEnglish('Only English') }],
    ['title, but for spaces', { title: { 'en-US': 'Only English', es: '  ' } }],
  ])('without a Spanish %s has its English title and description there, over the Spanish body', (_, fields) => {
    const {
      in: { en, es },
    } = entryOf(article(fields));
    expect([es.title, es.description, es.language, es.bodyLanguage]).toEqual([en.title, en.description, 'en', 'es']);
    expect(textOf(es.body)).toContain('in Spanish');
  });

  test.each([
    ['missing', {}],
    ['no document', { es: 'texto' }],
  ])('whose Spanish body is %s has the English one under its Spanish title', (_, spanish) => {
    const {
      in: { en, es },
    } = entryOf(article({ content: { 'en-US': documentOf(paragraph('English text')), ...spanish } }));
    expect([es.language, es.bodyLanguage, en.bodyLanguage]).toEqual(['es', 'en', 'en']);
    expect(textOf(es.body)).toContain('English text');
  });

  test.each([
    ['a list of texts', inBoth(['plan', 'week']), ['plan', 'week']],
    ['a list with other things in it', inBoth(['plan', 7, '', null, ' ', { a: 1 }]), ['plan']],
    ['one text', inBoth('plan, week'), []],
    ['an object', inBoth({ 0: 'plan' }), []],
    ['missing', undefined, []],
    ['only English', inEnglish(['plan']), ['plan']],
  ])('has the usable keywords of a field that is %s', (_, keywords, usable) => {
    expect(entryOf(article({ keywords })).in.es.keywords).toEqual(usable);
  });
});

describe('a preview image', () => {
  const pictureOf = (asset: unknown) => entryOf(article({ previewImage: inEnglish(asset) })).in.en.picture;

  test('brings address, size and its description as the alternative text, in the language of the page', () => {
    const {
      in: { en, es },
    } = entryOf(article({ previewImage: inEnglish(makeAsset('cover', '//images.ctfassets.net/a/cover.webp', 'A cover')) }));
    expect(en.picture).toEqual({
      id: 'cover',
      url: 'https://images.ctfassets.net/a/cover.webp',
      width: 1200,
      height: 630,
      contentType: 'image/webp',
      alt: 'A cover',
      caption: null,
    });
    expect(es.picture?.alt).toBe('A cover (es)');
  });

  test.each([
    ['//images.ctfassets.net/a.png', 'https://images.ctfassets.net/a.png'],
    ['https://images.ctfassets.net/a.png', 'https://images.ctfassets.net/a.png'],
    ['http://localhost:3000/images/a.png', 'http://localhost:3000/images/a.png'],
    ['/images/covers/a.webp', '/images/covers/a.webp'],
  ])('at %s is shown from %s', (url, shown) => {
    expect(pictureOf(makeAsset('a', url))?.url).toBe(shown);
  });

  test.each([
    ['absent', undefined],
    ['a link that could not be resolved', { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } }],
    ['an asset without a file', { ...makeAsset('a'), fields: { title: inEnglish('a') } }],
    ['an asset whose file has no address', { ...makeAsset('a'), fields: { file: inEnglish({ contentType: 'image/png' }) } }],
    ['an asset whose file has an empty address', { ...makeAsset('a'), fields: { file: inEnglish({ url: '' }) } }],
    ['an asset whose file is no file', { ...makeAsset('a'), fields: { file: inEnglish('a.png') } }],
    ['an asset whose fields are null', { ...makeAsset('a'), fields: null }],
    ['a text', '/images/a.png'],
    ['null', null],
  ])('that is %s leaves the entry without one', (_, asset) => {
    expect(pictureOf(asset)).toBeNull();
  });

  test('takes the title if there is no description, and no text if there is neither', () => {
    const file = inEnglish({ url: '/a.svg' });
    expect(pictureOf({ ...makeAsset('a'), fields: { file, title: inEnglish('A title') } })).toMatchObject({
      alt: 'A title',
      width: null,
      height: null,
    });
    expect(pictureOf({ ...makeAsset('a'), fields: { file } })?.alt).toBe('');
  });

  test.each([
    ['a name', 'The rhythm of a week', 'Bars', 'The rhythm of a week'],
    ['no more than a word, as files have', 'IMG_4471', 'Bars', null],
    ['the name of a file', 'Bildschirmfoto 2026 um 10.04.png', 'Bars', null],
    ['a name that is read out already', 'The rhythm of a week', undefined, null],
  ])('with %s for a title: “%s”', (_, title, description, caption) => {
    const fields = {
      file: inEnglish({ url: '/a.svg' }),
      title: inEnglish(title),
      ...(description && { description: inEnglish(description) }),
    };
    expect(pictureOf({ ...makeAsset('a'), fields })?.caption).toBe(caption);
  });

  const shownAs = (file: object) => {
    const asset = { ...makeAsset('a'), fields: { file: inEnglish(file) } };
    return toPicture(asset, 'en', CODES);
  };

  test.each([
    [0, 0],
    [-1, 20],
    ['12', null],
    [Number.NaN, 9],
  ])('measured %s by %s has no size', (width, height) => {
    const picture = shownAs({ url: '//images.ctfassets.net/a.svg', contentType: 'image/svg+xml', details: { image: { width, height } } });
    expect(picture).toMatchObject({ width: null, height: height === 20 || height === 9 ? height : null });
  });

  test.each(['image/heic', 'image/heif', 'image/vnd.adobe.photoshop'])(
    'of the type %s, which no image service here can change, is left out',
    (contentType) => {
      expect(shownAs({ url: '//images.ctfassets.net/a', contentType })).toBeNull();
    },
  );

  test('in a format that browsers do not show is converted, if Contentful can do it', () => {
    expect(shownAs({ url: '//images.ctfassets.net/a.tif', contentType: 'image/tiff' })).toMatchObject({
      url: 'https://images.ctfassets.net/a.tif?fm=jpg',
      contentType: 'image/jpeg',
    });
  });

  test.each([
    'https://cdn.example/a.png',
    '//downloads.ctfassets.net/a.png',
    'http://images.ctfassets.net/a.png',
    'http://[/a.png',
    'data:image/png;base64,AA==',
  ])('at %s, which the policy of the site does not allow, is left out', (url) => {
    expect(shownAs({ url, contentType: 'image/png' })).toBeNull();
  });

  test('is none where the asset is no image', () => {
    const pdf = { ...makeAsset('a'), fields: { file: inEnglish({ url: '//assets.ctfassets.net/a.pdf', contentType: 'application/pdf' }) } };
    expect(toPicture(pdf, 'en', CODES)).toBeNull();
  });
});

describe('the embedded items of a body', () => {
  const targetOf = (target: unknown, nodeType: string = BLOCKS.EMBEDDED_ENTRY) => {
    const {
      in: { en, es },
    } = entryOf(article({ content: inBoth(documentOf(node(nodeType, [], { target }))) }));
    return { en: en.body.content[0]?.data.target, es: es.body.content[0]?.data.target };
  };

  test('a code block has its code and language', () => {
    expect(targetOf(makeCodeBlock('code-a', 'let a = 1;')).en).toEqual({ type: 'code', id: 'code-a', code: 'let a = 1;', language: 'js' });
  });

  test('a code block has the code of the page’s language, and English as a fallback', () => {
    const block = makeCodeBlock('code-a', 'say("hello")');
    block.fields.code = { 'en-US': 'say("hello")', es: 'say("hola")' };
    expect([targetOf(block).en.code, targetOf(block).es.code]).toEqual(['say("hello")', 'say("hola")']);
    expect(targetOf(makeCodeBlock('code-b', 'plain')).es.code).toBe('plain');
  });

  test('a code block without code or language is an empty one', () => {
    expect(targetOf({ ...makeCodeBlock('code-a', ''), fields: {} }).en).toEqual({ type: 'code', id: 'code-a', code: '', language: null });
  });

  test('a link to an entry leads to its slug in the language of the page, also within a text in another language', () => {
    const target = makeArticle({ id: 'two', kind: 'blog', fields: { slug: { 'en-US': 'Two', es: 'dos' } } });
    const { en, es } = targetOf(target, INLINES.ENTRY_HYPERLINK);
    expect([en, es]).toEqual(['Two', 'dos'].map((slug) => ({ type: 'entry', id: 'two', kind: 'blog', slug })));
    expect(targetOf(makeArticle({ id: 'two', kind: 'blog', slug: 'e\u0301' }), INLINES.ENTRY_HYPERLINK).es).toMatchObject({ slug: 'é' });
  });

  test('an asset becomes a picture', () => {
    expect(targetOf(makeAsset('figure', '//images.ctfassets.net/f.webp'), BLOCKS.EMBEDDED_ASSET).en).toMatchObject({
      type: 'picture',
      picture: { id: 'figure', url: 'https://images.ctfassets.net/f.webp' },
    });
  });

  test.each([
    ['an entry of another type', makeArticle({ id: 'two', kind: 'blog' }), 'two'],
    ['an entry without a type', { sys: { id: 'odd' }, fields: {} }, 'odd'],
    ['a link that could not be resolved', { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }, 'gone'],
    ['nothing', null, null],
    ['a text', 'code-a', null],
  ])('%s renders nothing and keeps its id', (_, target, id) => {
    expect(targetOf(target).en).toEqual({ type: 'unknown', id });
  });

  test.each([
    [
      'an entry with a page',
      makeArticle({ id: 'two', kind: 'compare', slug: 'a-or-b' }),
      { type: 'entry', id: 'two', kind: 'compare', slug: 'a-or-b' },
    ],
    ['an entry whose slug is none', makeArticle({ id: 'two', kind: 'blog', slug: 'Not A Slug' }), { type: 'unknown', id: 'two' }],
    [
      'a file',
      fileAsset('//assets.ctfassets.net/plan.pdf'),
      { type: 'file', id: 'plan', url: 'https://assets.ctfassets.net/plan.pdf', title: 'plan', about: 'PDF', player: null },
    ],
    ['something that is gone', { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }, { type: 'unknown', id: 'gone' }],
  ])('a link to %s has the properties that it needs', (_, target, known) => {
    expect(targetOf(target, INLINES.ENTRY_HYPERLINK).en).toEqual(known);
  });

  const film = (more: object = {}, url = '//videos.ctfassets.net/a/film.mp4') => {
    const file = { url, fileName: 'Film 1.MP4', contentType: 'video/mp4', details: { size: 12_345_678 }, ...more };
    return { sys: { id: 'film' }, fields: { title: { 'en-US': 'A film', es: 'Una película' }, file: inEnglish(file) } };
  };

  test('a film is offered with its title, kind and size in the language of the text, and a player', () => {
    const { en, es } = targetOf(film(), BLOCKS.EMBEDDED_ASSET);
    expect(en).toEqual({
      ...{ type: 'file', id: 'film', url: 'https://videos.ctfassets.net/a/film.mp4' },
      ...{ title: 'A film', about: 'MP4, 12.3 MB', player: 'video' },
    });
    expect(es).toMatchObject({ title: 'Una película', about: 'MP4, 12,3 MB' });
  });

  test.each([
    ['a recording', { contentType: 'audio/mpeg', fileName: 'a.mp3' }, { about: 'MP3, 12.3 MB', player: 'audio' }],
    [
      'a sheet',
      { contentType: 'application/vnd.ms-excel', fileName: 'a.xlsx', details: { size: 900 } },
      { about: 'XLSX, 1 kB', player: null },
    ],
    ['a file without a name or a size', { contentType: 'application/zip', fileName: '', details: null }, { about: 'MP4', player: null }],
  ])('%s is offered as well', (_, file, expected) => {
    expect(targetOf(film(file), BLOCKS.EMBEDDED_ASSET).en).toMatchObject({ type: 'file', ...expected });
  });

  test('a film on a host that the policy does not allow has no player', () => {
    expect(targetOf(film({}, 'https://films.example/a.mp4'), BLOCKS.EMBEDDED_ASSET).en).toMatchObject({ type: 'file', player: null });
  });

  test('a picture that cannot be shown is no file to be offered, but one to be linked to', () => {
    const heic = film({ contentType: 'image/heic' }, '//images.ctfassets.net/a.heic');
    expect(targetOf(heic, BLOCKS.EMBEDDED_ASSET).en).toEqual({ type: 'unknown', id: 'film' });
    expect(targetOf(heic, INLINES.ASSET_HYPERLINK).en).toMatchObject({ type: 'file', id: 'film' });
  });

  test('that is no node takes nothing but itself away', () => {
    const odd = { nodeType: 'document', data: {}, content: [null, 'text', { data: {} }, paragraph('Words'), { nodeType: 7 }] };
    expect(textOf(entryOf(article({ content: inBoth(odd) })).in.en.body)).toBe('Words');
  });

  test('is mapped wherever it stands, inline and inside lists and tables', () => {
    const inline = node(INLINES.EMBEDDED_ENTRY, [], { target: makeCodeBlock('inline', 'x') });
    const deep = node('unordered-list', [node('list-item', [node('paragraph', [inline])])]);
    const {
      in: { en },
    } = entryOf(article({ content: inBoth(documentOf(deep)) }));
    expect(JSON.stringify(en.body)).toContain('{"type":"code","id":"inline","code":"x","language":"js"}');
  });

  test('hyperlinks keep their address', () => {
    const linked = node('paragraph', [node('hyperlink', [], { uri: '/pricing' })]);
    const {
      in: { en },
    } = entryOf(article({ content: inBoth(documentOf(linked)) }));
    expect(JSON.stringify(en.body)).toContain('"uri":"/pricing"');
  });

  test('circular links end', () => {
    const chicken = article();
    const egg = makeArticle({ id: 'egg', kind: 'blog' });
    const code = makeCodeBlock('code-a', 'x');
    chicken.fields = {
      ...chicken.fields,
      content: inBoth(documentOf(...[chicken, egg, code].map((target) => node(BLOCKS.EMBEDDED_ENTRY, [], { target })))),
      next: inBoth(egg),
    };
    egg.fields.content = inBoth(documentOf(node(BLOCKS.EMBEDDED_ENTRY, [], { target: chicken })));
    code.fields.usedIn = inEnglish(chicken);
    const { entries } = toEntries('blog', [chicken, egg], CODES);
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries).length).toBeLessThan(10_000);
  });

  test("the API's own objects stay as they were", () => {
    const item = article({ content: inBoth(documentOf(node(BLOCKS.EMBEDDED_ENTRY, [], { target: makeCodeBlock('code-a', 'x') }))) });
    const before = JSON.stringify(item);
    entryOf(item);
    expect(JSON.stringify(item)).toBe(before);
  });

  test.each([
    ['null', null],
    ['a text', 'target'],
    ['a number', 7],
  ])('a node whose data is %s does not stop the other entries', (_, data) => {
    const odd = article({ content: inBoth({ nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data, content: [] }] }) });
    const { entries } = toEntries('blog', [odd, makeArticle({ id: 'good', kind: 'blog' })], CODES);
    expect(entries.map(({ id }) => id)).toContain('good');
  });
});

describe('any input of the API', () => {
  const json = fc.jsonValue({ maxDepth: 4 });
  const anyField = (plausible: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ 'en-US': plausible, es: plausible }, { requiredKeys: ['en-US'] }) },
      { weight: 1, arbitrary: fc.record({ 'en-US': fc.oneof(plausible, json), es: json }, { requiredKeys: [] }) },
      { weight: 1, arbitrary: json },
    );
  const asset = fc.record({
    sys: fc.record({ id: fc.string() }),
    fields: fc.oneof(
      json,
      fc.record({ file: anyField(fc.record({ url: fc.oneof(fc.webUrl(), json) })), title: anyField(fc.string()) }, { requiredKeys: [] }),
    ),
  });
  const item = (content: fc.Arbitrary<unknown>): fc.Arbitrary<RawEntry> =>
    fc.record({
      sys: fc.record({ id: fc.uuid(), createdAt: fc.constant('2026-01-01T00:00:00.000Z') }),
      fields: fc.record(
        {
          slug: fc.oneof(fc.stringMatching(/^[a-z0-9]{1,8}$/).map(inEnglish), anyField(fc.string())),
          title: anyField(fc.lorem()),
          description: anyField(fc.lorem()),
          keywords: anyField(fc.array(fc.string())),
          previewImage: anyField(asset),
          content: anyField(content),
        },
        { requiredKeys: [] },
      ),
    }) as unknown as fc.Arbitrary<RawEntry>;

  const targets = fc.oneof(
    asset,
    fc.constant(makeCodeBlock('code-a', 'x')),
    fc.constant({ sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }),
    json,
  );
  const data = fc.oneof(
    { weight: 3, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: fc.record({ target: targets }) },
    { weight: 1, arbitrary: fc.record({ uri: fc.webUrl() }) },
    { weight: 1, arbitrary: json },
  );
  const { richText } = fc.letrec<{ richText: unknown; child: unknown }>((tie) => ({
    richText: fc.record({ nodeType: fc.constant('document'), data, content: fc.array(tie('child'), { maxLength: 4 }) }),
    child: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ nodeType: fc.constant('text'), value: fc.string(), marks: fc.constant([]), data }),
      fc.record(
        {
          nodeType: fc.constantFrom(...Object.values(BLOCKS), ...Object.values(INLINES)),
          data,
          content: fc.array(tie('child'), { maxLength: 3 }),
        },
        { requiredKeys: ['nodeType'] },
      ),
    ),
  }));

  const everyItemIsMappedOrReported = (items: RawEntry[]) => {
    const { entries, problems } = toEntries('resource', items, CODES);
    const accounted = [...entries.map(({ id }) => id), ...problems.map(({ id }) => id)];
    expect(accounted.sort()).toEqual(items.map(({ sys }) => sys.id).sort());
    for (const {
      in: { en, es },
    } of entries) {
      for (const { slug } of [en, es]) expect(isSlug(slug)).toBe(true);
      for (const each of [en, es])
        expect([each.title, each.description, each.publishedAt].every((value) => typeof value === 'string' && value !== '')).toBe(true);
    }
    return entries;
  };

  test('every entry is either mapped or reported, with any fields', () => {
    const simple = fc.constant(documentOf(paragraph('text')));
    fc.assert(
      fc.property(fc.array(item(simple), { maxLength: 5 }), (items) => void everyItemIsMappedOrReported(items)),
      { numRuns: 500 },
    );
  });

  test('fields of any shape at all are survived', () => {
    const wild = fc.record({ sys: fc.record({ id: fc.uuid() }), fields: json }) as unknown as fc.Arbitrary<RawEntry>;
    fc.assert(
      fc.property(fc.array(wild, { maxLength: 5 }), (items) => void everyItemIsMappedOrReported(items)),
      { numRuns: 300 },
    );
  });

  test('every entry is either mapped or reported, with any rich text, and a mapped one can be tagged and stored', () => {
    fc.assert(
      fc.property(fc.array(item(richText), { maxLength: 3 }), (items) => {
        for (const {
          in: { en, es },
        } of everyItemIsMappedOrReported(items)) {
          expect(entryTags(en)).toContain(`entry:${en.id}`);
          expect(JSON.parse(JSON.stringify(es))).toMatchObject({ id: es.id });
        }
      }),
      { numRuns: 500 },
    );
  });
});
